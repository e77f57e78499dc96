import Cookies from 'js-cookie'

/**
 * Runs `act`, and returns undefined if the browser throws. It does so if it blocks cookies, or shows the page in a
 * sandboxed frame.
 */
function tryWith<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** The cookies of this site. A browser that blocks them stores nothing, and reading finds nothing (Q427). */
export const siteCookies = {
  get: (name: string): string | undefined => tryWith(() => Cookies.get(name)),
  set: (name: string, value: string, attributes: Cookies.CookieAttributes) =>
    void tryWith(() => Cookies.set(name, value, attributes)),
  remove: (name: string, attributes: Cookies.CookieAttributes) => tryWith(() => Cookies.remove(name, attributes)),
}

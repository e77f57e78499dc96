/** Stylesheets that this file has added to the page, by URL. */
const sheets = new Map<string, Promise<unknown>>()

/** Adds a stylesheet to the page. If it cannot be loaded, it is removed, so that the next call loads it again. */
function loadSheet(href: string): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve(sheets.get(href))
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
  const sheet = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
  })
  sheets.set(href, sheet)
  document.head.append(link)
  return sheet
}

type ImportModule = (address: string) => Promise<unknown>

/**
 * Creates the function that replaces Vite's `__vitePreload` in the built app. It loads a module after its stylesheets
 * (paths relative to the root), and retries after a failure. Browsers cache a failed import for the lifetime of the
 * page and fail a second import with the first error (whatwg/html#6768). With a different URL fragment, the browser
 * loads the same file as another module.
 */
export const createRetryingPreload = (importModule: ImportModule) => {
  const reloaded = new Map<string, Promise<unknown> | undefined>()
  let attempts = 0
  const again = (error: unknown) => {
    const [address] = /https?:\S+\.js$/.exec(String(error)) ?? []
    if (!address || !reloaded.has(address)) {
      if (address) reloaded.set(address, undefined)
      throw error
    }
    const module =
      reloaded.get(address) ??
      importModule(`${address}#${++attempts}`).catch((next: unknown) => {
        reloaded.set(address, undefined)
        throw next
      })
    reloaded.set(address, module)
    return module
  }
  return (load: () => Promise<unknown>, sheetFiles: readonly string[] = []) =>
    Promise.all(sheetFiles.map((file) => loadSheet(`/${file}`)))
      .then(load)
      .catch(again)
}

/** The function that replaces Vite's `__vitePreload`. */
export const preload = createRetryingPreload((address) => import(/* @vite-ignore */ address))

import type { Page } from '@playwright/test'

/** What the fake is to say: a token, a code of five figures, nothing at all, or that it cannot be reached. */
export type SbpsMood = 'token' | 'silent' | 'unreached' | `${number}`

const origin = 'https://token.sps-system.com'

/**
 * Runs in the page, in the place of SBPS's own script: the function that is documented, which asks by a script element
 * and calls back with what that says. Like the real one it has no time limit, and no answer to a request that fails.
 */
function tokenScript(): void {
  const waiting: Record<string, (answer: { tokenRes: unknown }) => void> = {}
  const generateToken = (request: { merchantId: string }, callback: (answer: unknown) => void) => {
    const id = `r${Object.keys(waiting).length}`
    waiting[id] = ({ tokenRes }) => callback(tokenRes)
    const script = document.createElement('script')
    const sealed = encodeURIComponent(btoa(JSON.stringify(request)))
    script.src = `https://token.sps-system.com/token/generateToken?callback=${id}&val=${sealed}`
    document.body.append(script)
  }
  Object.assign(window, { com_sbps_system: { waiting, generateToken } })
}

/** Plays SBPS for a page. Gives what it was shown, and takes what it is to say next. */
export async function playSbps(page: Page): Promise<{ shown: object[]; say: (mood: SbpsMood) => void }> {
  const shown: object[] = []
  let mood: SbpsMood = 'token'
  await page.route(`${origin}/sbpstoken/com_sbps_system_token.js`, (route) =>
    mood === 'unreached'
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: `(${String(tokenScript)})()` }),
  )
  await page.route(`${origin}/token/generateToken?*`, (route) => {
    const { searchParams } = new URL(route.request().url())
    shown.push(JSON.parse(atob(searchParams.get('val') ?? '')) as object)
    if (mood === 'silent') return route.abort()
    const token = { token: 'a1b2c3', tokenKey: 'k9', cardBrandCode: 'V' }
    const tokenRes = mood === 'token' ? { result: 'OK', tokenResponse: token } : { result: 'NG', errorCode: mood }
    const answer = `com_sbps_system.waiting['${searchParams.get('callback')}'](${JSON.stringify({ tokenRes })})`
    return route.fulfill({ contentType: 'text/javascript', body: answer })
  })
  return { shown, say: (next) => (mood = next) }
}

import type { Page } from '@playwright/test'

/**
 * A reply of the simulated card gateway SBPS: a token, an error code of five digits, no reply, or an unreachable
 * server.
 */
export type SbpsReply = 'token' | 'silent' | 'unreached' | `${number}`

const origin = 'https://token.sps-system.com'

/**
 * Runs in the page in place of SBPS's own script: implements the documented function, which requests a script element
 * and passes its reply to the callback. Like the real script it has no time limit, and it never calls back if the
 * request fails.
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

/**
 * Simulates the card gateway SBPS for a page. Returns the requests it received, and a function that sets its next
 * reply.
 */
export async function fakeSbps(page: Page): Promise<{ shown: object[]; say: (mood: SbpsReply) => void }> {
  const shown: object[] = []
  let mood: SbpsReply = 'token'
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

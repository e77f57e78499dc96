import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tokenCookies } from '../session/cookies.ts'
import { resetSessionData } from '../session/resetSessionData.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { memberHost } from './memberHost.tsx'
import { testToken } from './testToken.ts'

/**
 * Declares the test that a mutation which waits for another tab's lock sends nothing once another member has logged in.
 *
 * @param what Names the mutation in the test's title.
 * @param send Starts the mutation for the member `acc-hikari`.
 * @param readStored Reads what the mutation stores on the device once it was sent.
 */
export function itSendsNothingForOtherMember(
  what: string,
  send: () => Promise<unknown>,
  readStored?: () => unknown,
): void {
  const server = memberHost()
  /** Releases all locks, which until then another tab of this browser holds. */
  let release = () => {}
  beforeEach(() => {
    const gate = new Promise<void>((resolve) => (release = resolve))
    const request = (_name: string, _options: LockOptions, task: () => Promise<unknown>) => gate.then(task)
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
  })

  it(`${what} is not sent for a member who logged in while it waited for another tab's lock (X20, Q350)`, async () => {
    const requests: string[] = []
    server.use(
      http.all('*', ({ request }) => {
        requests.push(request.url)
        return HttpResponse.json({})
      }),
    )
    const sending = send().catch((error: unknown) => error)
    resetSessionData()
    resetSession()
    tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({}) })
    useSession.setState({ accountId: 'acc-sora' })
    release()
    expect(await sending).toMatchObject({ name: 'SessionEnded' })
    expect(requests).toEqual([])
    expect(readStored?.()).toBeUndefined()
  })
}

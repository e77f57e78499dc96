import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tokenCookies } from '../session/cookies.ts'
import { claimsOf } from '../session/jwt.ts'
import { useSession } from '../session/sessionStore.ts'
import { testToken } from './testToken.ts'
import { setTestUrl } from './setTestUrl.ts'
import type { ApiError } from '../api/apiError.ts'

/** Answers a request with a status and a body. The body is sent as JSON, unless it is a text. */
export type Respond = (status: number, body: unknown) => void
type Answer = (request: IncomingMessage, respond: Respond, response: ServerResponse) => void

/** The access token with which a request was sent. */
export const bearerOf = (request: IncomingMessage) => request.headers.authorization?.slice('Bearer '.length)
/** Whether a request exchanges a refresh token. */
export const isRefresh = (request: IncomingMessage) => request.url?.includes('/auth/refresh') === true
/** Whether a request begins a guest session. */
export const isGuestSignin = (request: IncomingMessage) => request.url?.includes('/signin/guest') === true

/**
 * Starts a server for tests. It records its requests, and answers them with the function that was passed to `answers`.
 */
export async function startTestHost() {
  const requests: string[] = []
  let answer: Answer = (_request, respond) => respond(404, {})
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const respond: Respond = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    request.resume()
    request.on('end', () => answer(request, respond, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  setTestUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return {
    requests,
    count: (path: string) => requests.filter((each) => each.includes(path)).length,
    answers: (next: Answer) => void (answer = next),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Makes a member's access token. `n` makes it unique. */
export const memberToken = (n: number) => testToken({ AccountID: 'acc-hikari', n })
/** Makes a refresh token. `n` makes it unique. */
export const refreshToken = (n: number) => testToken({ exp: 4_000_000_000, n })
/** Makes an access token and a refresh token of the member. `n` makes them unique. */
export const memberTokens = (n: number) => ({ accessToken: memberToken(n), refreshToken: refreshToken(n) })
/** Makes an access token and a refresh token of a guest. `n` makes them unique. */
export const guestTokens = (n: number) => ({ accessToken: testToken({ n }), refreshToken: refreshToken(n) })

/** Starts this tab's session with these tokens, as after a login or at the start of a page. */
export function startSessionWith(given: { accessToken: string; refreshToken: string }): void {
  tokenCookies.store(given)
  useSession.setState({ accountId: claimsOf(given.accessToken).accountId })
}

/** Resolves with the error of a call, and with undefined if the call succeeds. */
export const rejectionOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  )

/** Makes the server accept only the newest access token. A refresh returns the newest tokens. */
export function serveRotatingTokens(host: Awaited<ReturnType<typeof startTestHost>>) {
  let generation = 2
  host.answers((request, respond) => {
    if (isRefresh(request)) {
      const isGood = bearerOf(request) === refreshToken(generation - 1)
      if (!isGood) return respond(401, { messageCode: 'Unauthenticated', code: 401 })
      return respond(200, memberTokens(generation))
    }
    if (bearerOf(request) !== memberToken(generation))
      return respond(401, { messageCode: 'Unauthenticated', code: 401 })
    respond(200, { accountId: 'acc-hikari', time: '2026-01-31T00:00:00Z' })
  })
  return { expire: () => (generation += 1) }
}

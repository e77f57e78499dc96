import { expect, it, vi } from 'vitest'
import { createGuestSession, type FetchHost } from './guestReader.ts'

const { signal } = new AbortController()

/** Creates a guest session whose server answers each sign-in with another token: a.b.1, a.b.2 and so on. */
function startSession() {
  let count = 0
  const fetchHost = vi.fn<FetchHost>(() => {
    count += 1
    return Promise.resolve(Response.json({ accessToken: `a.b.${count}`, refreshToken: 'r' }))
  })
  return { session: createGuestSession(fetchHost, 'device'), fetchHost }
}

it('the guest session of the server signs in once for all calls whose expired token is refused (S033)', async () => {
  const { session, fetchHost } = startSession()
  const expired = await session.bearer(signal)
  const renewed = [1, 2, 3].map(() => {
    session.renew(expired)
    return session.bearer(signal)
  })
  expect(await Promise.all(renewed)).toEqual(['a.b.2', 'a.b.2', 'a.b.2'])
  // A refusal that arrives after the renewal concerns the old token.
  session.renew(expired)
  expect(await session.bearer(signal)).toBe('a.b.2')
  expect(fetchHost).toHaveBeenCalledTimes(2)
})

it('the guest session of the server signs in again after a sign-in that failed (S033)', async () => {
  const { session, fetchHost } = startSession()
  const expired = await session.bearer(signal)
  fetchHost.mockResolvedValueOnce(new Response(null, { status: 503 }))
  session.renew(expired)
  await expect(session.bearer(signal)).rejects.toThrow('The guest session was refused with 503.')
  session.renew(expired)
  expect(await session.bearer(signal)).toBe('a.b.2')
})

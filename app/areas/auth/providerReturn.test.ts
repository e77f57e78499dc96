import { handlersFor } from '@tsudoi/contracts/msw'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pendingProviderRedirect, type ProviderRedirect } from '../../providers/providerRedirect.ts'
import { closeProofDialog, useReauthentication } from '../../reauthentication/reauthentication.ts'
import { pendingSteps, tokenCookies } from '../../session/cookies.ts'
import { deleteSession } from '../../session/endSession.ts'
import { useSession } from '../../session/sessionStore.ts'
import { testToken } from '../../testing/testToken.ts'
import { setTestUrl } from '../../testing/setTestUrl.ts'
import { storedProviderSignup, providerSignupFromQuery, providerSignupFormUrl } from './storedProviderSignup.ts'
import { receiveProviderAnswer, retryProviderAnswer, useProviderReturnState } from './providerReturn.ts'

const origin = 'http://127.0.0.1'
const providerCalls: string[] = []
const server = setupServer(...handlersFor('auth.signinGuest', 'full'), ...handlersFor('account.getTime', 'full'))
/** Records the URLs of all calls to the server about providers. */
server.events.on('request:start', ({ request: { url } }) => void (url.includes('provider') && providerCalls.push(url)))

beforeAll(() => {
  setTestUrl(`${origin}/`)
  server.listen({ onUnhandledFrame: 'error' })
})
afterAll(() => server.close())
afterEach(() => {
  server.resetHandlers()
  deleteSession()
  pendingProviderRedirect.forget()
  providerCalls.length = 0
})

const guestToken = testToken({})

function asGuest(): void {
  tokenCookies.store({ accessToken: guestToken, refreshToken: testToken({}) })
}

function asMember(): void {
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({}) })
  useSession.setState({ accountId: 'acc-hikari' })
}

/**
 * Opens the page to which a provider redirects, with this query. Before, this tab begins a redirect with the values of
 * `begun`.
 */
async function returnWith(query: string, begun: Partial<ProviderRedirect> = {}) {
  pendingProviderRedirect.begin({ provider: 'GOOGLE', intent: 'login', state: 'state-of-the-redirect', ...begun })
  setTestUrl(`${origin}/oauth/return${query}`)
  await receiveProviderAnswer()
  return useProviderReturnState.getState()
}

const good = '?code=code-of-google&state=state-of-the-redirect'
const signedIn = () =>
  server.use(...handlersFor('auth.signinProvider', 'full'), ...handlersFor('account.getAccountAuth', 'full'))

describe('returning from a provider (R001, C181)', () => {
  it('keeps the current session after the member has confirmed their identity with the provider (X21)', async () => {
    asMember()
    server.use(...handlersFor('auth.reauthenticateByProvider', 'full'))
    const before = tokenCookies.read().accessToken
    const callback = `${origin}/account/email`
    expect(await returnWith(good, { intent: 'reauthenticate', callback })).toEqual({
      state: 'done',
      to: '/account/email',
    })
    expect(tokenCookies.read().accessToken).not.toBe(before)
  })

  it('asks the member to reauthenticate before a provider is linked, and shows a problem when the member closes that dialog (X21)', async () => {
    asMember()
    server.use(...handlersFor('auth.enableProvider', 'ReauthenticationRequired'))
    const finished = returnWith(good, { intent: 'link' })
    await expect.poll(() => useReauthentication.getState().isAsked).toBe(true)
    closeProofDialog(false)
    expect(await finished).toMatchObject({ state: 'problem', problem: 'unproven' })
  })

  it('logs the member in with new tokens, and deletes the guest’s tokens (X20, S034)', async () => {
    asGuest()
    signedIn()
    expect(await returnWith(good)).toEqual({ state: 'done', to: '/home' })
    expect(tokenCookies.read().accessToken).not.toBe(guestToken)
    expect(useSession.getState().accountId).not.toBe('')
    expect(location.href).toBe(`${origin}/oauth/return`)
  })

  it('continues to the callback path in the app, but not to another origin (S026, X1)', async () => {
    asGuest()
    signedIn()
    const inside = await returnWith(good, { callback: `${origin}/channel/lemonade?tab=story` })
    expect(inside).toMatchObject({ to: '/channel/lemonade?tab=story' })
    deleteSession()
    asGuest()
    expect(await returnWith(good, { callback: 'https://evil.example/' })).toMatchObject({ to: '/home' })
  })

  it.each([
    ['an unknown state', '?code=code-of-google&state=tampered'],
    ['no state', '?code=code-of-google'],
    ['a state that appears twice in the URL', `${good}&state=state-of-the-redirect`],
    ['a cancellation with an unknown state', '?error=access_denied&state=tampered'],
    ['nothing', ''],
  ])('with %s in the URL does not call the server, and deletes the stored redirect', async (_what, query) => {
    asGuest()
    expect(await returnWith(query)).toEqual({ state: 'unknown' })
    expect(providerCalls).toEqual([])
    expect(pendingProviderRedirect.take()).toBeUndefined()
  })

  it('with the answer to a redirect of another tab shows that the outcome is unknown, and does not call the server', async () => {
    asGuest()
    setTestUrl(`${origin}/oauth/return${good}`)
    await receiveProviderAnswer()
    expect(useProviderReturnState.getState()).toEqual({ state: 'unknown' })
    expect(providerCalls).toEqual([])
  })

  it('with an answer that the app has already used shows that the outcome is unknown', async () => {
    asGuest()
    signedIn()
    await returnWith(good)
    deleteSession()
    asGuest()
    setTestUrl(`${origin}/oauth/return${good}`)
    await receiveProviderAnswer()
    expect(useProviderReturnState.getState()).toEqual({ state: 'unknown' })
  })

  it.each([
    ['?error=access_denied&state=state-of-the-redirect', 'cancelled'],
    ['?error=user_cancelled_authorize&state=state-of-the-redirect', 'cancelled'],
    ['?error=server_error&state=state-of-the-redirect', 'refused'],
    ['?state=state-of-the-redirect', 'refused'],
    [`${good}&error=server_error`, 'refused'],
  ])('with the query %s shows the problem “%s” and does not call the server', async (query, problem) => {
    asGuest()
    expect(await returnWith(query)).toMatchObject({ state: 'problem', problem })
    expect(providerCalls).toEqual([])
  })

  it.each([
    ['TimeExpiredAccount', 'expired'],
    ['InvalidAccount', 'invalid'],
  ] as const)('with the server’s error %s shows the problem “%s” (E033, E035)', async (code, problem) => {
    asGuest()
    server.use(...handlersFor('auth.signinProvider', code))
    expect(await returnWith(good)).toMatchObject({ state: 'problem', problem })
  })

  it('can be completed by a retry after the server was unreachable', async () => {
    asGuest()
    server.use(http.post('*/v1/auth/signin/provider', () => HttpResponse.error()))
    expect(await returnWith(good)).toMatchObject({ state: 'failed', code: 'code-of-google' })
    server.resetHandlers()
    signedIn()
    retryProviderAnswer()
    await expect.poll(() => useProviderReturnState.getState()).toMatchObject({ state: 'done', to: '/home' })
  })

  it('keeps the session of a member who has logged in in another tab since the redirect', async () => {
    asMember()
    expect(await returnWith(good)).toEqual({ state: 'done', to: '/home' })
    expect(providerCalls).toEqual([])
  })
})

describe('a person whom the provider confirms and who has no account (C004, S100)', () => {
  it('is asked after choosing to log in whether to sign up instead', async () => {
    asGuest()
    server.use(...handlersFor('auth.signinProvider', 'newcomer'))
    expect(await returnWith(good)).toMatchObject({ state: 'newcomer' })
    expect(storedProviderSignup.read()).toEqual({ provider: 'GOOGLE', email: 'akari@example.com' })
    // Simulates a reload, which shows the same question again.
    setTestUrl(`${origin}/oauth/return`)
    await receiveProviderAnswer()
    expect(useProviderReturnState.getState()).toMatchObject({ state: 'newcomer' })
  })

  it('continues after choosing to sign up to the terms, whose URL has the callback (Q24)', async () => {
    asGuest()
    server.use(...handlersFor('auth.signinProvider', 'minimal'))
    const callback = `${origin}/channel/lemonade`
    const back = await returnWith(good, { intent: 'signup', callback })
    expect(back).toEqual({
      state: 'done',
      to: `/signup/terms?provider=GOOGLE&callback=${encodeURIComponent(callback)}`,
    })
    expect(storedProviderSignup.read()).toEqual({ provider: 'GOOGLE', email: '' })
  })

  it('keeps the typed address over a second redirect to the provider, and deletes the address when the session ends', () => {
    storedProviderSignup.storeConfirmed('GOOGLE', 'akari@example.com')
    storedProviderSignup.setEmail('akari+tsudoi@example.com')
    storedProviderSignup.storeConfirmed('GOOGLE', 'akari@example.com')
    expect(storedProviderSignup.read()?.email).toBe('akari+tsudoi@example.com')
    storedProviderSignup.storeConfirmed('LINE')
    expect(storedProviderSignup.read()).toEqual({ provider: 'LINE', email: '' })
    expect(providerSignupFromQuery('?provider=GOOGLE')).toBeUndefined()
    expect(providerSignupFromQuery('?provider=LINE')).toEqual({ provider: 'LINE', email: '' })
    expect(providerSignupFormUrl()).toBe('/signup/create?provider=LINE')
    deleteSession()
    expect(storedProviderSignup.read()).toBeUndefined()
    expect(providerSignupFormUrl()).toBe('/signup/top')
    expect(pendingSteps.read('sns-email-cache')).toBeUndefined()
  })
})

describe('linking a provider (R023, W056)', () => {
  it('returns to the list of login methods, which announces the linked provider to screen readers', async () => {
    asMember()
    server.use(...handlersFor('auth.enableProvider', 'full'))
    expect(await returnWith(good, { intent: 'link' })).toEqual({
      state: 'done',
      to: '/account/oauth',
      linked: 'GOOGLE',
    })
  })

  it.each([
    ['AlreadyAssociated', 'taken'],
    ['ActivatedProvider', 'linked'],
    ['TimeExpiredAccount', 'expired'],
  ] as const)('shows for the server’s error code %s the message: %s (E030, E049)', async (code, problem) => {
    asMember()
    server.use(...handlersFor('auth.enableProvider', code))
    expect(await returnWith(good, { intent: 'link' })).toMatchObject({ state: 'problem', problem })
  })

  it('links nothing for a guest: a member who logged out in another tab is asked to log in', async () => {
    asGuest()
    expect(await returnWith(good, { intent: 'link' })).toMatchObject({ state: 'problem', problem: 'loggedOut' })
    expect(providerCalls).toEqual([])
  })
})

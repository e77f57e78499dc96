import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenCookies } from './cookies.ts'
import { takeEmbeddedToken } from './embeddedToken.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'

const token = testToken({ AccountID: 'acc-hikari' })
const confirm = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ accountId: 'acc-hikari' })))

beforeEach(() => vi.stubGlobal('fetch', confirm))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  tokenCookies.clear()
  sessionStorage.clear()
})

describe('an access token in the URL of a page (S032, X2)', () => {
  it('is removed from the URL first, and becomes the session’s token in the host app’s webview once the server has confirmed it', async () => {
    setTestUrl(`https://tsudoi.example/channel?device=unity&accessToken=${token}&sort=new`)
    const taken = takeEmbeddedToken()
    expect(location.href).toBe('https://tsudoi.example/channel?device=unity&sort=new')
    await taken
    expect(tokenCookies.read().accessToken).toBe(token)
  })

  it('replaces all tokens of a guest in the host app’s webview (X20)', async () => {
    setTestUrl(`https://tsudoi.example/?device=unity&accessToken=${token}`)
    tokenCookies.store({ accessToken: testToken({ n: 1 }), refreshToken: testToken({ n: 2 }), firebaseToken: 'f' })
    await takeEmbeddedToken()
    expect(tokenCookies.read()).toEqual({ accessToken: token, refreshToken: undefined })
    expect(tokenCookies.readFirebase()).toBeUndefined()
  })

  it('is removed from the URL in a browser outside the host app, and is not used', async () => {
    setTestUrl(`https://tsudoi.example/channel?accessToken=${token}`)
    await takeEmbeddedToken()
    expect(location.search).toBe('')
    expect(confirm).not.toHaveBeenCalled()
    expect(tokenCookies.read().accessToken).toBeUndefined()
  })

  it('never replaces the session of a member', async () => {
    const own = testToken({ AccountID: 'acc-own' })
    setTestUrl(`https://tsudoi.example/?device=unity&accessToken=${token}`)
    tokenCookies.store({ accessToken: own, refreshToken: testToken({}) })
    await takeEmbeddedToken()
    expect(tokenCookies.read().accessToken).toBe(own)
  })

  it('replaces an expired token that the host app gave earlier, because the app has no refresh token for it (Q387)', async () => {
    setTestUrl(`https://tsudoi.example/?device=unity&accessToken=${token}`)
    tokenCookies.storeEmbedded(testToken({ AccountID: 'acc-own', exp: Date.now() / 1000 - 1 }))
    await takeEmbeddedToken()
    expect(tokenCookies.read().accessToken).toBe(token)
  })

  it('replaces neither a valid token that the host app gave earlier nor a session that begins before the server confirms it (Q387)', async () => {
    const own = testToken({ AccountID: 'acc-own', exp: Date.now() / 1000 + 600 })
    setTestUrl(`https://tsudoi.example/?device=unity&accessToken=${token}`)
    tokenCookies.storeEmbedded(own)
    await takeEmbeddedToken()
    expect(tokenCookies.read().accessToken).toBe(own)
    tokenCookies.clear()
    setTestUrl(`https://tsudoi.example/?device=unity&accessToken=${token}`)
    const taken = takeEmbeddedToken()
    tokenCookies.store({ accessToken: own, refreshToken: testToken({}) })
    await taken
    expect(tokenCookies.read().accessToken).toBe(own)
  })

  it('is ignored when the server has not confirmed it within the time limit, so that the page continues', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    confirm.mockImplementationOnce((_address, init) =>
      init?.signal?.aborted ? Promise.reject(init.signal.reason as Error) : new Promise(() => {}),
    )
    setTestUrl(`https://tsudoi.example/?device=unity&accessToken=${token}`)
    await takeEmbeddedToken()
    expect(tokenCookies.read().accessToken).toBeUndefined()
  })

  it.each([
    ['refuses it', () => Promise.resolve(Response.json({}, { status: 401 }))],
    ['accepts it only as a guest’s token', () => Promise.resolve(Response.json({}))],
    ['does not answer', () => Promise.reject(new TypeError('offline'))],
  ])('is ignored when the server %s', async (_what, answer) => {
    confirm.mockImplementationOnce(answer)
    setTestUrl(`https://tsudoi.example/?device=unity&accessToken=${token}`)
    await takeEmbeddedToken()
    expect(tokenCookies.read().accessToken).toBeUndefined()
  })
})

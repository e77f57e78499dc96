import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const created = vi.hoisted(() => ({ firebase: vi.fn<() => void>(), embedded: vi.fn<() => void>() }))
const service = vi.hoisted(() => ({
  signIn: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}))
const env = vi.hoisted(() => ({ firebase: '' }))
vi.mock('../env.ts', () => ({ env }))
vi.mock('./firebaseRealtime.ts', () => ({
  createFirebaseRealtime: (options: object) => (created.firebase(), { options }),
}))
vi.mock('./embeddedRealtime.ts', () => ({ createEmbeddedRealtime: () => (created.embedded(), service) }))

beforeEach(async () => {
  const { provideAreaParts } = await import('../composition/loadAreaParts.ts')
  provideAreaParts(() => import('../composition/areaParts.ts'))
})
afterEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  env.firebase = ''
})

describe('the realtime service of a deployment', () => {
  it('is the embedded adapter without a configuration, and then loads no code of Firebase', async () => {
    const { loadRealtime } = await import('./realtime.ts')
    await Promise.all([loadRealtime(), loadRealtime()])
    expect([created.embedded.mock.calls.length, created.firebase.mock.calls.length]).toEqual([1, 0])
  })

  it('is Firebase if the deployment configures it', async () => {
    env.firebase = '{"projectId":"demo"}'
    const { loadRealtime } = await import('./realtime.ts')
    expect(await loadRealtime()).toEqual({ options: { projectId: 'demo' } })
    expect([created.embedded.mock.calls.length, created.firebase.mock.calls.length]).toEqual([0, 1])
  })

  it('signs a member in with the realtime token, signs out at the session’s end, and never signs a guest in (S098)', async () => {
    const { syncRealtimeSignIn } = await import('./syncRealtimeSignIn.ts')
    const { tokenCookies } = await import('../session/cookies.ts')
    const { resetSessionData } = await import('../session/resetSessionData.ts')
    const { resetSession, useSession } = await import('../session/sessionStore.ts')
    syncRealtimeSignIn()
    tokenCookies.store({ accessToken: 'a', refreshToken: 'r', firebaseToken: 'f' })
    useSession.setState({ accountId: 'acc-hikari' })
    await expect.poll(() => service.signIn.mock.calls).toEqual([['f']])
    resetSession()
    resetSessionData()
    await expect.poll(() => service.signOut).toHaveBeenCalledOnce()
    expect(service.signIn).toHaveBeenCalledOnce()
    tokenCookies.clear()
  })

  it('does not sign in a member whose session has ended before the service had loaded (Q350)', async () => {
    const { syncRealtimeSignIn } = await import('./syncRealtimeSignIn.ts')
    const { tokenCookies } = await import('../session/cookies.ts')
    const { resetSession, useSession } = await import('../session/sessionStore.ts')
    const { loadRealtime } = await import('./realtime.ts')
    tokenCookies.store({ accessToken: 'a', refreshToken: 'r', firebaseToken: 'of-hikari' })
    useSession.setState({ accountId: 'acc-hikari' })
    syncRealtimeSignIn()
    resetSession()
    tokenCookies.store({ accessToken: 'b', refreshToken: 'r', firebaseToken: 'of-sora' })
    useSession.setState({ accountId: 'acc-sora' })
    await loadRealtime()
    await expect.poll(() => service.signIn.mock.calls).toEqual([['of-sora']])
    tokenCookies.clear()
  })

  it('deletes the stored sign-in if the service’s code cannot be loaded at logout, and when a guest session starts', async () => {
    const forgetRealtime = vi.fn<() => void>()
    vi.doMock('./deleteRealtimeSignIn.ts', () => ({ deleteRealtimeSignIn: forgetRealtime }))
    const { syncRealtimeSignIn } = await import('./syncRealtimeSignIn.ts')
    const { resetSessionData } = await import('../session/resetSessionData.ts')
    syncRealtimeSignIn()
    expect(forgetRealtime).not.toHaveBeenCalled()
    service.signOut.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    resetSessionData()
    await expect.poll(() => forgetRealtime).toHaveBeenCalledOnce()
    env.firebase = '{"projectId":"demo"}'
    syncRealtimeSignIn()
    expect(forgetRealtime).toHaveBeenCalledTimes(2)
    vi.doUnmock('./deleteRealtimeSignIn.ts')
  })
})

describe('a sign-in to the realtime service that is slow or fails', () => {
  async function tab() {
    const { syncRealtimeSignIn } = await import('./syncRealtimeSignIn.ts')
    const { tokenCookies } = await import('../session/cookies.ts')
    const { resetSessionData } = await import('../session/resetSessionData.ts')
    const { resetSession, useSession } = await import('../session/sessionStore.ts')
    syncRealtimeSignIn()
    return {
      logIn: (accountId: string, firebaseToken: string) => {
        tokenCookies.store({ accessToken: 'a', refreshToken: 'r', firebaseToken })
        useSession.setState({ accountId })
      },
      logOut: () => {
        tokenCookies.clear()
        resetSession()
        resetSessionData()
      },
    }
  }

  it('never leaves the service signed in as the member of the former session (Q386)', async () => {
    const signedIn = { as: '' }
    const late = Promise.withResolvers<void>()
    service.signIn.mockImplementation((async (token: string) => {
      if (token === 'of-hikari') await late.promise
      signedIn.as = token
    }) as never)
    service.signOut.mockImplementation(async () => void (signedIn.as = ''))
    const { logIn, logOut } = await tab()
    logIn('acc-hikari', 'of-hikari')
    await expect.poll(() => service.signIn.mock.calls).toEqual([['of-hikari']])
    logOut()
    logIn('acc-sora', 'of-sora')
    late.resolve()
    await expect.poll(() => service.signIn.mock.calls).toEqual([['of-hikari'], ['of-sora']])
    await expect.poll(() => signedIn.as).toBe('of-sora')
    logOut()
  })

  it('is tried a second time with the next connection', async () => {
    service.signIn.mockImplementation(() => Promise.resolve())
    service.signIn.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const { logIn, logOut } = await tab()
    logIn('acc-hikari', 'of-hikari')
    await expect.poll(() => service.signIn).toHaveBeenCalledOnce()
    await new Promise((resolve) => setTimeout(resolve))
    dispatchEvent(new Event('online'))
    await expect.poll(() => service.signIn).toHaveBeenCalledTimes(2)
    logOut()
    dispatchEvent(new Event('online'))
    expect(service.signIn).toHaveBeenCalledTimes(2)
  })
})

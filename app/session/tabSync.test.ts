import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { deleteSession } from './endSession.ts'
import { finishRegistration } from './finishRegistration.ts'
import { serverNow, setServerTime } from '../time/clock.ts'
import { tokenCookies } from './cookies.ts'
import { createFormDraft } from '../forms/createFormDraft.ts'
import { resetSession, useSession } from './sessionStore.ts'
import { adoptCookieSession, followSessionOfOtherTabs } from './tabSync.ts'
import { sessionChannelName } from './notifyTabsOfSession.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'

const member = { accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({ n: 1 }) }
const another = { accessToken: testToken({ AccountID: 'acc-sora' }), refreshToken: testToken({ n: 2 }) }
const session = () => useSession.getState()

vi.mock('../api/call.ts', () => ({
  call: () =>
    Promise.resolve({ accountId: useSession.getState().accountId, hasProfile: true, time: new Date().toISOString() }),
}))

beforeAll(() => setTestUrl('http://127.0.0.1/'))
beforeEach(() => {
  tokenCookies.store(member)
  useSession.setState({ accountId: 'acc-hikari', registration: { providers: [], hasProfile: true } })
  queryClient.setQueryData(['member', 'balance'], { total: 1 })
  sessionStorage.setItem('tsudoi.address-draft', '{}')
})
afterEach(() => {
  tokenCookies.clear()
  resetSession()
  queryClient.clear()
})

describe('a tab of the app', () => {
  it('deletes all data about a member who logged out in another tab (S035)', () => {
    setServerTime(new Date(Date.now() + 600_000).toISOString(), Date.now())
    const { generation } = session()
    tokenCookies.clear()
    adoptCookieSession('changed')
    expect(session()).toMatchObject({ accountId: '', registration: undefined, generation: generation + 1 })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(sessionStorage.getItem('tsudoi.address-draft')).toBeNull()
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(300_000)
  })

  it('adopts the session of the member who logged in in another tab, and keeps no data of the earlier member', async () => {
    tokenCookies.store(another)
    adoptCookieSession('changed')
    expect(session()).toMatchObject({ accountId: 'acc-sora', registration: undefined })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('reads the account of the member who logged in in another tab (S034)', async () => {
    resetSession()
    adoptCookieSession('changed')
    await expect.poll(() => session().registration?.hasProfile).toBe(true)
    expect(session().accountId).toBe('acc-hikari')
  })

  it('restores form input when its member logs in again after the session expired, but not after a logout', () => {
    const draft = createFormDraft('address', { city: '' })
    draft.store({ city: '横浜市' })
    tokenCookies.clear()
    adoptCookieSession('lost')
    expect(draft.read()).toBeUndefined()
    tokenCookies.store(member)
    adoptCookieSession('changed')
    expect(draft.read()).toEqual({ city: '横浜市' })
    for (const change of [() => tokenCookies.clear(), () => tokenCookies.store(member)]) {
      change()
      adoptCookieSession('changed')
    }
    expect(draft.read()).toBeUndefined()
  })

  it('changes nothing on a message of another tab if the cookies have not changed', () => {
    const before = session()
    adoptCookieSession('changed')
    expect(session()).toBe(before)
    expect(sessionStorage.getItem('tsudoi.address-draft')).toBe('{}')
  })

  it('checks, on a message of another tab, whether the member has finished the registration (S029)', async () => {
    useSession.setState({ registration: { providers: [], hasProfile: false } })
    adoptCookieSession('changed')
    await expect.poll(() => session().registration?.hasProfile).toBe(true)
  })
})

describe('two tabs of the app', () => {
  it('notify each other that the cookies changed, with a message that contains no account and no token', async () => {
    const messages: unknown[] = []
    const otherTab = new BroadcastChannel(sessionChannelName)
    otherTab.addEventListener('message', ({ data }) => messages.push(data))
    finishRegistration()
    deleteSession()
    await expect.poll(() => messages).toEqual(['changed', 'changed'])
    otherTab.close()
  })

  it('each read the cookies when they become visible, and so notice that the session has ended', () => {
    followSessionOfOtherTabs()
    tokenCookies.clear()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(session().accountId).toBe('')
  })
})

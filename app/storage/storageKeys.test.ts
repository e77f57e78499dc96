import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSharedDevice } from '../session/setSharedDevice.ts'
import { deleteSession, expireSession } from '../session/endSession.ts'
import { beginSession } from '../session/beginSession.ts'
import { tokenCookies } from '../session/cookies.ts'
import { deleteAccountData } from '../session/deleteAccountData.ts'
import { deleteMemberData } from '../session/logout.ts'
import { useSession } from '../session/sessionStore.ts'
import { isPersonalKey, storageKeys, lifetimeOf, type StorageLifetime } from './storageKeys.ts'
import { adoptCookieSession } from '../session/tabSync.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'
import { deviceStore } from './textStore.ts'

vi.mock('../api/call.ts', () => ({ call: () => Promise.reject(new Error('offline')) }))

const tokens = (accountId: string) => ({
  accessToken: testToken({ AccountID: accountId }),
  refreshToken: testToken({ exp: 4_000_000_000 }),
})
const logIn = (accountId: string) => beginSession(tokens(accountId))

/** Matches keys in which `*` contains the account id. In other keys it is the id of something else. */
const byAccount = /^(payment|collection-seen|visited|door|story-place|preorder-cart|later|mutes|vault)\./
const keyOf = (name: string, accountId: string) =>
  `tsudoi.${name.replace('*', byAccount.test(name) ? `${accountId}${name.startsWith('vault') ? '/' : '.'}x` : 'x')}`

const names = (...untils: StorageLifetime[]) =>
  untils.flatMap((until) => storageKeys[until].map(([name]) => name as string))
const all = Object.keys(storageKeys) as StorageLifetime[]

/** Stores a value under every key, as an earlier page left it. No module of an area is loaded. */
function fill(accountId: string): void {
  for (const name of names(...all)) {
    if (name === 'shared-device') continue
    const inTab = /^(device-type|insets|bridge|reloaded|taken-build|scroll|drafts-aside)$/.test(name)
    const storage = inTab || lifetimeOf(keyOf(name, accountId)) === 'session' ? sessionStorage : localStorage
    storage.setItem(keyOf(name, accountId), '{"x":1}')
  }
}

/** The keys of `fill` whose values are still in the browser. */
const left = (accountId: string) =>
  names(...all).filter((name) => {
    const key = keyOf(name, accountId)
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null
  })
const without = (...untils: StorageLifetime[]) =>
  names(...all.filter((until) => !untils.includes(until))).filter((name) => name !== 'shared-device')

beforeEach(async () => {
  setTestUrl('http://127.0.0.1/')
  await logIn('acc-hikari')
  localStorage.clear()
  sessionStorage.clear()
  fill('acc-hikari')
})
afterEach(() => {
  tokenCookies.clear()
  for (const key of deviceStore.keys('')) deviceStore.remove(key)
})

describe('the registry of stored keys', () => {
  it('finds the one entry for each key by the first name that matches the key', () => {
    for (const until of all)
      for (const [name] of storageKeys[until])
        expect([name, lifetimeOf(keyOf(name, 'acc-hikari'))]).toEqual([name, until])
  })

  it('treats an unknown key as one whose value is deleted at the end of the session', () => {
    expect(lifetimeOf('tsudoi.of-an-older-build')).toBe('session')
    localStorage.setItem('tsudoi.of-an-older-build', 'x')
    localStorage.setItem('elsewhere', 'x')
    expireSession()
    expect([localStorage.getItem('tsudoi.of-an-older-build'), localStorage.getItem('elsewhere')]).toEqual([null, 'x'])
  })

  it.each<[string, () => unknown, StorageLifetime[]]>([
    ['an expired session', () => expireSession(), ['session']],
    ['an end by the server', () => deleteSession(), ['session', 'ended']],
    ['a log-out', () => deleteMemberData(), ['session', 'ended', 'logout']],
  ])(
    'alone decides which values %s deletes, even if no module of an area is loaded (S035, Q359)',
    (_, end, deleted) => {
      end()
      const expected = without(...deleted)
      // Unsaved form input is stored for the member when the session expires.
      expect(left('acc-hikari').toSorted()).toEqual(expected.toSorted())
    },
  )

  it('keeps an account’s values when another member logs in, and deletes the values under guests’ names', async () => {
    localStorage.setItem('tsudoi.story-names', '{"ip-1":{"lastName":"星野","firstName":"ひかり"}}')
    expireSession()
    fill('acc-hikari')
    localStorage.setItem('tsudoi.story-names', '{"ip-1":{"lastName":"星野","firstName":"ひかり"}}')
    await logIn('acc-sora')
    expect(localStorage.getItem('tsudoi.story-names')).toBeNull()
    expect(left('acc-hikari').filter((name) => names('session').includes(name))).toEqual([])
    expect(left('acc-hikari')).toEqual(
      expect.arrayContaining(names('account', 'device', 'ended').filter((name) => name !== 'drafts-aside')),
    )
  })

  it('leaves no value of a deleted account, not even open payments, and keeps the values of other accounts (S036)', () => {
    localStorage.setItem('tsudoi.visited.acc-sora', '{}')
    deleteAccountData()
    expect(left('acc-hikari').filter((name) => byAccount.test(name))).toEqual([])
    expect(localStorage.getItem('tsudoi.visited.acc-sora')).toBe('{}')
  })

  it('keeps open payments and the member’s own limit over a logout, even on a shared device (Q112, Q132)', () => {
    setSharedDevice(true)
    deleteMemberData()
    expect(left('acc-hikari').filter((name) => isPersonalKey(keyOf(name, 'acc-hikari')))).toEqual([])
    expect(left('acc-hikari')).toEqual(expect.arrayContaining(names('account')))
  })
})

describe('a device that its user has set as shared (Q283, Q359)', () => {
  it('stores personal values only in the tab, and moves them to the device when the user sets it as private', () => {
    setSharedDevice(true)
    const inDevice = Object.keys(localStorage).filter(isPersonalKey)
    expect(inDevice).toEqual([])
    expect(sessionStorage.getItem('tsudoi.vault.acc-hikari/x')).toBe('{"x":1}')
    deviceStore.set('tsudoi.visited.acc-hikari', 'later')
    expect(localStorage.getItem('tsudoi.visited.acc-hikari')).toBeNull()
    setSharedDevice(false)
    expect(localStorage.getItem('tsudoi.visited.acc-hikari')).toBe('later')
    expect(localStorage.getItem('tsudoi.vault.acc-hikari/x')).toBe('{"x":1}')
  })

  it('deletes the former member’s values when another member logs in', async () => {
    localStorage.setItem('tsudoi.vault.acc-sora/draft/post/ip/todai/', '{}')
    expireSession()
    setSharedDevice(true)
    await logIn('acc-hikari')
    expect(deviceStore.keys('tsudoi.vault.')).toEqual(['tsudoi.vault.acc-hikari/x'])
  })

  it('deletes every kind of value of another member at the next login, and keeps those of the guest', async () => {
    const ofMembers = names(...all).filter((name) => byAccount.test(name) && !name.startsWith('payment'))
    const taken = ['preorder-cart.*', 'later.*']
    expireSession()
    setSharedDevice(true)
    for (const name of ofMembers) sessionStorage.setItem(keyOf(name, 'acc-sora'), '{}')
    for (const name of taken) sessionStorage.setItem(keyOf(name, 'guest'), '{}')
    await logIn('acc-hikari')
    const keys: readonly string[] = deviceStore.keys('tsudoi.')
    expect(ofMembers.filter((name) => keys.includes(keyOf(name, 'acc-sora')))).toEqual([])
    expect(taken.filter((name) => !keys.includes(keyOf(name, 'guest')))).toEqual([])
  })

  it('keeps a written post for its author when the session expires', async () => {
    setSharedDevice(true)
    expireSession()
    await logIn('acc-hikari')
    expect(deviceStore.get('tsudoi.vault.acc-hikari/x')).toBe('{"x":1}')
  })
})

describe('in a browser whose localStorage is full', () => {
  const full = () =>
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    })
  afterEach(() => vi.unstubAllGlobals())

  it('a written post, an open payment and the member’s own limit survive an expired session', async () => {
    full()
    const keys = ['tsudoi.vault.acc-hikari/x', 'tsudoi.payment.acc-hikari.x', 'tsudoi.own-limits'] as const
    for (const key of keys) deviceStore.set(key, '{"x":2}')
    expireSession()
    expect(keys.map(deviceStore.get)).toEqual(['{"x":2}', '{"x":2}', '{"x":2}'])
    await logIn('acc-hikari')
    expect(keys.map(deviceStore.get)).toEqual(['{"x":2}', '{"x":2}', '{"x":2}'])
  })

  it('a post that another member has written is deleted at the next login', async () => {
    full()
    deviceStore.set('tsudoi.vault.acc-hikari/x', '{"x":2}')
    expireSession()
    await logIn('acc-sora')
    expect(deviceStore.get('tsudoi.vault.acc-hikari/x')).toBeUndefined()
  })

  it('a written post is deleted by a logout, in this tab or in another one', () => {
    for (const end of [deleteMemberData, () => (tokenCookies.clear(), adoptCookieSession('changed'))]) {
      full()
      tokenCookies.store(tokens('acc-hikari'))
      useSession.setState({ accountId: 'acc-hikari' })
      deviceStore.set('tsudoi.vault.acc-hikari/x', '{"x":2}')
      end()
      expect(deviceStore.get('tsudoi.vault.acc-hikari/x')).toBeUndefined()
    }
  })
})

describe('a tab that does not know how the session ended', () => {
  it('keeps drafts for their author, and deletes them if the message about a logout arrives late', async () => {
    sessionStorage.setItem('tsudoi.address-draft', '{"city":"横浜市"}')
    tokenCookies.clear()
    adoptCookieSession('unknown')
    expect(localStorage.getItem('tsudoi.vault.acc-hikari/x')).toBe('{"x":1}')
    expect(sessionStorage.getItem('tsudoi.drafts-aside')).toContain('横浜市')
    adoptCookieSession('changed')
    expect(sessionStorage.getItem('tsudoi.drafts-aside')).toBeNull()
  })
})

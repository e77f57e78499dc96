import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { deleteSession, expireSession } from '../session/endSession.ts'
import { beginSession } from '../session/beginSession.ts'
import { formDrafts } from './formDrafts.ts'
import { createFormDraft } from './createFormDraft.ts'
import { useSession } from '../session/sessionStore.ts'
import { testToken } from '../testing/testToken.ts'
import { setTestUrl } from '../testing/setTestUrl.ts'

vi.mock('../api/call.ts', () => ({ call: () => Promise.reject(new Error('offline')) }))

const address = createFormDraft('address', { city: '' })
const login = createFormDraft('login', { email: '' })
const member = (accountId: string) => ({
  accessToken: testToken({ AccountID: accountId }),
  refreshToken: testToken({ exp: 4_000_000_000 }),
})
const logIn = (accountId: string) => beginSession(member(accountId))

beforeEach(async () => {
  setTestUrl('http://127.0.0.1/')
  await logIn('acc-hikari')
})
afterEach(() => {
  vi.unstubAllGlobals()
  deleteSession()
  sessionStorage.clear()
})

/** Simulates a browser storage with room for the given number of characters. */
function roomFor(most: number, texts: Map<string, string>): Storage {
  const store = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...texts].filter(([each]) => each !== key).flat()
      if ([...others, key, text].join('').length > most) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => void texts.delete(key),
  }
  const list = {
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }
  return new Proxy(store, list) as unknown as Storage
}

describe('text typed into forms when a session ends', () => {
  it('is restored for its author after an expired session, a reload and a guest’s input in between', async () => {
    address.store({ city: '横浜市' })
    expireSession()
    expect(address.read()).toBeUndefined()
    login.store({ email: 'hikari@example.jp' })
    await logIn('acc-hikari')
    expect(address.read()).toEqual({ city: '横浜市' })
    expect(login.read()).toBeUndefined()
  })

  it('is deleted when another member logs in, and is not restored when its author logs in later', async () => {
    address.store({ city: '横浜市' })
    expireSession()
    await logIn('acc-sora')
    expect(address.read()).toBeUndefined()
    expireSession()
    await logIn('acc-hikari')
    expect(address.read()).toBeUndefined()
  })

  it('is deleted by a logout, as are drafts that were set aside before (S035, S036)', async () => {
    address.store({ city: '横浜市' })
    expireSession()
    deleteSession()
    expect(sessionStorage).toHaveLength(0)
    await logIn('acc-hikari')
    expect(address.read()).toBeUndefined()
  })

  it('is not set aside for a guest', () => {
    deleteSession()
    login.store({ email: 'hikari@example.jp' })
    expect(useSession.getState().accountId).toBe('')
    expireSession()
    expect(sessionStorage).toHaveLength(0)
  })

  it('survives an expired session and a full page load in a browser without room for a second copy (Q388)', async () => {
    const texts = new Map<string, string>()
    vi.stubGlobal('sessionStorage', roomFor(300, texts))
    onTestFinished(() => void vi.unstubAllGlobals())
    address.store({ city: '横'.repeat(150) })
    expect(texts.get('tsudoi.address-draft')).toContain('横')
    expireSession()
    // Asserts that the draft is in the storage, where a full page load finds it.
    expect(texts.get('tsudoi.drafts-aside')).toContain('横')
    await logIn('acc-hikari')
    expect(address.read()).toEqual({ city: '横'.repeat(150) })
    deleteSession()
  })

  it('is kept in memory until the page unloads if the browser’s storage is switched off', async () => {
    const throwing = {
      get() {
        throw new Error('switched off')
      },
    }
    vi.stubGlobal('sessionStorage', new Proxy({}, throwing))
    address.store({ city: '横浜市' })
    expect(formDrafts.areWaiting()).toBe(true)
    expireSession()
    await logIn('acc-hikari')
    expect(address.read()).toEqual({ city: '横浜市' })
    deleteSession()
    expect(address.read()).toBeUndefined()
  })
})

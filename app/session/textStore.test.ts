import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceStore, tabStore } from './textStore.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const store of [tabStore, deviceStore]) for (const key of store.keys('')) store.remove(key)
})

const denied = () => {
  throw new DOMException('Denied', 'SecurityError')
}

describe.each([
  ['tab', tabStore, 'sessionStorage'],
  ['device', deviceStore, 'localStorage'],
] as const)('texts of the %s', (_, store, name) => {
  const storage = globalThis[name]

  it('lie in the browser’s storage', () => {
    store.set('tsudoi.a', 'はじめ')
    store.setJson('tsudoi.b', { line: 3 })
    storage.setItem('other', 'x')
    expect([storage.getItem('tsudoi.a'), storage.getItem('tsudoi.b')]).toEqual(['はじめ', '{"line":3}'])
    expect([store.get('tsudoi.a'), store.getJson('tsudoi.b')]).toEqual(['はじめ', { line: 3 }])
    expect(store.keys('tsudoi.').toSorted()).toEqual(['tsudoi.a', 'tsudoi.b'])
    store.remove('tsudoi.a')
    expect([store.get('tsudoi.a'), storage.getItem('tsudoi.a')]).toEqual([undefined, null])
  })

  it('last as long as the page where storage is full, and the new one counts', () => {
    store.set('tsudoi.a', 'old')
    vi.stubGlobal(name, { getItem: (key: string) => storage.getItem(key), setItem: denied })
    store.set('tsudoi.a', 'new')
    expect([store.get('tsudoi.a'), storage.getItem('tsudoi.a')]).toEqual(['new', 'old'])
    vi.unstubAllGlobals()
    store.set('tsudoi.a', 'newer')
    expect([store.get('tsudoi.a'), storage.getItem('tsudoi.a')]).toEqual(['newer', 'newer'])
  })

  it('are not kept where storage is full, and are again when there is room', () => {
    store.set('tsudoi.a', 'old')
    expect(store.isKept('tsudoi.a')).toBe(true)
    vi.stubGlobal(name, { getItem: (key: string) => storage.getItem(key), setItem: denied })
    store.set('tsudoi.a', 'new')
    expect([store.isKept('tsudoi.a'), store.isKept('tsudoi.b')]).toEqual([false, true])
    vi.unstubAllGlobals()
    store.set('tsudoi.a', 'newer')
    expect(store.isKept('tsudoi.a')).toBe(true)
  })

  it('last as long as the page where storage is switched off', () => {
    vi.stubGlobal(name, new Proxy({}, { get: denied, ownKeys: denied }))
    store.set('tsudoi.a', 'はじめ')
    expect([store.get('tsudoi.a'), store.keys('tsudoi.')]).toEqual(['はじめ', ['tsudoi.a']])
    store.remove('tsudoi.a')
    expect(store.get('tsudoi.a')).toBeUndefined()
  })

  it('are undefined as JSON where somebody has written something else', () => {
    for (const text of ['', '{', 'undefined', 'はじめ']) {
      storage.setItem('tsudoi.a', text)
      expect(store.getJson('tsudoi.a')).toBeUndefined()
    }
    expect(store.getJson('tsudoi.none')).toBeUndefined()
  })
})

describe('texts of a device that is full', () => {
  /** The page is loaded anew: nothing that was only in it is there. */
  const reloaded = async () => {
    vi.resetModules()
    return (await import('./textStore.ts')).deviceStore
  }

  it('outlive a reload with their tab, and are gone when they are removed', async () => {
    deviceStore.set('tsudoi.a', 'old')
    vi.stubGlobal('localStorage', { getItem: localStorage.getItem.bind(localStorage), setItem: denied })
    deviceStore.set('tsudoi.a', 'new')
    const after = await reloaded()
    expect([after.get('tsudoi.a'), after.keys('tsudoi.a'), after.isKept('tsudoi.a')]).toEqual([
      'new',
      ['tsudoi.a'],
      false,
    ])
    vi.unstubAllGlobals()
    after.remove('tsudoi.a')
    expect([(await reloaded()).get('tsudoi.a'), sessionStorage.length]).toEqual([undefined, 0])
  })

  it('are on the device again with the first that finds room', async () => {
    vi.stubGlobal('localStorage', { setItem: denied })
    deviceStore.set('tsudoi.a', 'new')
    vi.unstubAllGlobals()
    deviceStore.set('tsudoi.a', 'newer')
    expect([localStorage.getItem('tsudoi.a'), sessionStorage.length]).toEqual(['newer', 0])
  })
})

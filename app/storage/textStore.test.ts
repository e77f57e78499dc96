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
] as const)('the texts in the storage of the %s', (_, store, name) => {
  const storage = globalThis[name]

  it('are stored, returned, listed and removed in the browser’s own storage', () => {
    store.set('tsudoi.player', 'はじめ')
    store.setJson('tsudoi.rankings', { line: 3 })
    storage.setItem('other', 'x')
    expect([storage.getItem('tsudoi.player'), storage.getItem('tsudoi.rankings')]).toEqual(['はじめ', '{"line":3}'])
    expect([store.get('tsudoi.player'), store.getJson('tsudoi.rankings')]).toEqual(['はじめ', { line: 3 }])
    expect(store.keys('tsudoi.').toSorted()).toEqual(['tsudoi.player', 'tsudoi.rankings'])
    store.remove('tsudoi.player')
    expect([store.get('tsudoi.player'), storage.getItem('tsudoi.player')]).toEqual([undefined, null])
  })

  it('are kept in memory if the storage is full, and then replace an older stored text', () => {
    store.set('tsudoi.player', 'old')
    vi.stubGlobal(name, { getItem: (key: string) => storage.getItem(key), setItem: denied })
    store.set('tsudoi.player', 'new')
    expect([store.get('tsudoi.player'), storage.getItem('tsudoi.player')]).toEqual(['new', 'old'])
    vi.unstubAllGlobals()
    store.set('tsudoi.player', 'newer')
    expect([store.get('tsudoi.player'), storage.getItem('tsudoi.player')]).toEqual(['newer', 'newer'])
  })

  it('are reported by isKept() as not stored while the storage is full, and as stored once it has room', () => {
    store.set('tsudoi.player', 'old')
    expect(store.isKept('tsudoi.player')).toBe(true)
    vi.stubGlobal(name, { getItem: (key: string) => storage.getItem(key), setItem: denied })
    store.set('tsudoi.player', 'new')
    expect([store.isKept('tsudoi.player'), store.isKept('tsudoi.rankings')]).toEqual([false, true])
    vi.unstubAllGlobals()
    store.set('tsudoi.player', 'newer')
    expect(store.isKept('tsudoi.player')).toBe(true)
  })

  it('are kept in memory if the storage is switched off', () => {
    vi.stubGlobal(name, new Proxy({}, { get: denied, ownKeys: denied }))
    store.set('tsudoi.player', 'はじめ')
    expect([store.get('tsudoi.player'), store.keys('tsudoi.')]).toEqual(['はじめ', ['tsudoi.player']])
    store.remove('tsudoi.player')
    expect(store.get('tsudoi.player')).toBeUndefined()
  })

  it('are undefined when read as JSON if they contain neither an object nor an array', () => {
    for (const text of ['', '{', 'undefined', 'はじめ']) {
      storage.setItem('tsudoi.player', text)
      expect(store.getJson('tsudoi.player')).toBeUndefined()
    }
    expect(store.getJson('tsudoi.tips-seen')).toBeUndefined()
  })
})

describe('the texts of a device whose storage is full', () => {
  /** Loads the module again, as a newly opened page does. Texts in memory are then lost. */
  const reloaded = async () => {
    vi.resetModules()
    return (await import('./textStore.ts')).deviceStore
  }

  it('survive a reload in the tab’s own storage, until they are removed', async () => {
    deviceStore.set('tsudoi.player', 'old')
    vi.stubGlobal('localStorage', { getItem: localStorage.getItem.bind(localStorage), setItem: denied })
    deviceStore.set('tsudoi.player', 'new')
    const after = await reloaded()
    expect([after.get('tsudoi.player'), after.keys('tsudoi.player'), after.isKept('tsudoi.player')]).toEqual([
      'new',
      ['tsudoi.player'],
      false,
    ])
    vi.unstubAllGlobals()
    after.remove('tsudoi.player')
    expect([(await reloaded()).get('tsudoi.player'), sessionStorage.length]).toEqual([undefined, 0])
  })

  it('are stored on the device again by the first write after it has room', async () => {
    vi.stubGlobal('localStorage', { setItem: denied })
    deviceStore.set('tsudoi.player', 'new')
    vi.unstubAllGlobals()
    deviceStore.set('tsudoi.player', 'newer')
    expect([localStorage.getItem('tsudoi.player'), sessionStorage.length]).toEqual(['newer', 0])
  })
})

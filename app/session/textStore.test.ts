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

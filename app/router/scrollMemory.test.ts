import { afterEach, expect, it, vi } from 'vitest'
import { tabStore } from '../storage/textStore.ts'
import { storeScrollPosition, storedScrollPosition } from './scrollMemory.ts'

const entry = (key: string) => ({ pathname: '/channel', search: '', hash: '', state: null, key })

afterEach(() => vi.unstubAllGlobals())

it('the scroll memory stores the positions of the latest history entries, up to the number of entries that a tab has', () => {
  vi.stubGlobal('scrollY', 640)
  for (let visit = 0; visit < 200; visit += 1) {
    storeScrollPosition(entry('home'))
    storeScrollPosition(entry(`key-${visit}`))
  }
  expect([storedScrollPosition(entry('home')), storedScrollPosition(entry('key-199'))]).toEqual([640, 640])
  expect(storedScrollPosition(entry('key-0'))).toBeUndefined()
  expect(Object.keys(tabStore.getJson('tsudoi.scroll') ?? {})).toHaveLength(50)
})

import { beforeEach, expect, it } from 'vitest'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { storeWallPlace, storedWallPlace } from './wallPlace.ts'

const place = { key: 'photo:1', at: 12, top: 240.5, hasFocus: true }

beforeEach(() => sessionStorage.clear())

it('stores the position on each wall until the user is at its start again (R064, R065, W096)', () => {
  storeWallPlace('/collection', place)
  expect([storedWallPlace('/collection'), storedWallPlace('/collection/viewable')]).toEqual([place, undefined])
  storeWallPlace('/collection', undefined)
  expect(storedWallPlace('/collection')).toBeUndefined()
})

it('writes the position on page unload and not for each scrolled frame, and nothing after the session ends (R064, W096)', () => {
  const written = () => sessionStorage.getItem('tsudoi.wall-place./collection')
  storeWallPlace('/collection', { ...place, top: 10 })
  storeWallPlace('/collection', place)
  expect(written()).toBeNull()
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(written() ?? '')).toEqual(place)
  storeWallPlace('/collection', place)
  resetSessionData()
  sessionStorage.clear()
  dispatchEvent(new Event('pagehide'))
  expect(written()).toBeNull()
})

it.each([
  ['{"key":"photo:1","top":"240"}', undefined],
  ['[1]', undefined],
  ['{', undefined],
  ['{"key":"photo:1","top":240,"at":-1}', { key: 'photo:1', at: 0, top: 240, hasFocus: false }],
])('reads %s, stored by another version, as %o', (left, read) => {
  sessionStorage.setItem('tsudoi.wall-place./collection', left)
  expect(storedWallPlace('/collection')).toEqual(read)
})

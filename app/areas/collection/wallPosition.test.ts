import { beforeEach, expect, it } from 'vitest'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { storeWallPosition, storedWallPosition } from './wallPosition.ts'

const place = { key: 'photo:1', at: 12, top: 240.5, hasFocus: true }

beforeEach(() => sessionStorage.clear())

it('the scroll position of each wall of the collection is stored until the user has scrolled back to the wall’s start (R064, R065, W096)', () => {
  storeWallPosition('/collection', place)
  expect([storedWallPosition('/collection'), storedWallPosition('/collection/viewable')]).toEqual([place, undefined])
  storeWallPosition('/collection', undefined)
  expect(storedWallPosition('/collection')).toBeUndefined()
})

it('the scroll position of a collection’s wall is written on page unload, not for each scrolled frame, and not after the session ends (R064, W096)', () => {
  const written = () => sessionStorage.getItem('tsudoi.wall-place./collection')
  storeWallPosition('/collection', { ...place, top: 10 })
  storeWallPosition('/collection', place)
  expect(written()).toBeNull()
  dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(written() ?? '')).toEqual(place)
  storeWallPosition('/collection', place)
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
])('the scroll position %s, stored by another version of the app, is read as %o', (left, read) => {
  sessionStorage.setItem('tsudoi.wall-place./collection', left)
  expect(storedWallPosition('/collection')).toEqual(read)
})

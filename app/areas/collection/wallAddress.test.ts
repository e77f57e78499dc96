import { wholeWall } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { WallFilter } from '@tsudoi/design-system/screens/collection/collection.types'
import { expect, it } from 'vitest'
import { filterFromSearch, openItemKeyOf, searchFromFilter } from './wallAddress.ts'

it.each<WallFilter>([
  wholeWall,
  { ...wholeWall, words: 'みつき & 旗?#' },
  { ...wholeWall, kind: 'privilegeStory', order: 'channel' },
  { ...wholeWall, channel: 'a/b', rarity: 'SSR', isDoubled: true, isNew: true, order: 'rarity' },
])('the URL stores the whole filter %o (R064, Q252)', (filter) =>
  expect(filterFromSearch(searchFromFilter(filter))).toEqual(filter),
)

it('ignores invalid values, and reads the item that is open', () => {
  expect(filterFromSearch('?kind=constructor&rarity=X&order=toString&doubled=yes')).toEqual(wholeWall)
  expect(openItemKeyOf(searchFromFilter(wholeWall, 'photo:1'))).toBe('photo:1')
  expect(searchFromFilter(wholeWall)).toBe('')
})

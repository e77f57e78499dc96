import { emptyWallFilter } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { WallFilter } from '@tsudoi/design-system/screens/collection/collection.types'
import { expect, it } from 'vitest'
import { filterFromSearch, openItemKeyOf, searchFromFilter } from './wallAddress.ts'

it.each<WallFilter>([
  emptyWallFilter,
  { ...emptyWallFilter, words: 'みつき & 旗?#' },
  { ...emptyWallFilter, kind: 'privilegeStory', order: 'channel' },
  { ...emptyWallFilter, channel: 'a/b', rarity: 'SSR', isDoubled: true, isNew: true, order: 'rarity' },
])('the URL of the collection’s wall contains the whole filter %o (R064, Q252)', (filter) =>
  expect(filterFromSearch(searchFromFilter(filter))).toEqual(filter),
)

it('invalid filter values in the URL of the collection’s wall are ignored, and the key of the open item is read from that URL', () => {
  expect(filterFromSearch('?kind=constructor&rarity=X&order=toString&doubled=yes')).toEqual(emptyWallFilter)
  expect(openItemKeyOf(searchFromFilter(emptyWallFilter, 'photo:1'))).toBe('photo:1')
  expect(searchFromFilter(emptyWallFilter)).toBe('')
})

import { unfilteredWall } from '@tsudoi/design-system/screens/collection/collection.rules'
import type { WallFilter } from '@tsudoi/design-system/screens/collection/collection.types'
import { expect, it } from 'vitest'
import { filterOf, itemOf, searchOf } from './wallAddress.ts'

it.each<WallFilter>([
  unfilteredWall,
  { ...unfilteredWall, words: 'みつき & 旗?#' },
  { ...unfilteredWall, kind: 'privilegeStory', order: 'channel' },
  { ...unfilteredWall, channel: 'a/b', rarity: 'SSR', isDoubled: true, isNew: true, order: 'rarity' },
])('the address says all of %o (R064, Q252)', (filter) => expect(filterOf(searchOf(filter))).toEqual(filter))

it('leaves out what an address cannot mean, and knows what is large', () => {
  expect(filterOf('?kind=constructor&rarity=X&order=toString&doubled=yes')).toEqual(unfilteredWall)
  expect(itemOf(searchOf(unfilteredWall, 'photo:1'))).toBe('photo:1')
  expect(searchOf(unfilteredWall)).toBe('')
})

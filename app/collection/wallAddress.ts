import {
  collectedKinds,
  wallOrderText,
  rarities,
  emptyWallFilter,
} from '@tsudoi/design-system/screens/collection/collection.rules'
import type { WallFilter, WallOrder } from '@tsudoi/design-system/screens/collection/collection.types'

const oneOf = <Value extends string>(all: readonly Value[], text: string | null) => all.find((value) => value === text)

/** Reads the filter of the wall from a URL’s query. Ignores unknown values. */
export function filterFromSearch(search: string): WallFilter {
  const query = new URLSearchParams(search)
  return {
    words: query.get('q') ?? '',
    kind: oneOf(collectedKinds, query.get('kind')),
    channel: query.get('channel') ?? undefined,
    rarity: oneOf(rarities, query.get('rarity')),
    isDoubled: query.get('doubled') === '1',
    isNew: query.get('new') === '1',
    order: oneOf(Object.keys(wallOrderText) as WallOrder[], query.get('order')) ?? emptyWallFilter.order,
  }
}

/** Returns the query for a filter and, if given, for the item that is open. Empty for the whole wall. */
export function searchFromFilter(filter: WallFilter, item?: string): string {
  const { words, kind, channel, rarity, isDoubled, isNew, order } = filter
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(kind && { kind }),
    ...(channel !== undefined && { channel }),
    ...(rarity && { rarity }),
    ...(isDoubled && { doubled: '1' }),
    ...(isNew && { new: '1' }),
    ...(order !== emptyWallFilter.order && { order }),
    ...(item !== undefined && { item }),
  })
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** Returns the key of the item that the URL’s query opens. */
export const openItemKeyOf = (search: string): string | undefined =>
  new URLSearchParams(search).get('item') ?? undefined

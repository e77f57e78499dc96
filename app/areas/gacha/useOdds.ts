import { useQuery } from '@tanstack/react-query'
import type { GachaOdds } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { useEffect } from 'react'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { serverIso } from '../../time/clock.ts'
import { gachaItemView, hasRunOutItem, hasOddsOfRunOutItem } from './gacha.mappers.ts'
import { gachaDetailQuery, stockoutQuery } from './gacha.queries.ts'

/**
 * The odds of a gacha (C077). Once an item has run out, also fetches the stock-out list (C080), which is newer. If the
 * odds still contain an item of that list, they are refetched, once for each update of the list.
 */
export function useOdds(gachaId: string, isMember: boolean, isRunningOut: boolean): GachaOdds {
  const detail = useQuery(gachaDetailQuery(gachaId, isMember))
  const { data, dataUpdatedAt, refetch } = detail
  const stockout = useQuery({
    ...stockoutQuery(gachaId, isMember),
    enabled: isRunningOut || hasRunOutItem(data?.itemList),
    meta: { isSilent: true },
  })
  const gone = stockout.data?.items
  const isOlder = hasOddsOfRunOutItem(data?.itemList, gone)
  const stockoutUpdatedAt = stockout.dataUpdatedAt
  useEffect(() => {
    if (isOlder) void refetch()
  }, [isOlder, stockoutUpdatedAt, refetch])
  return {
    items: loadableOf(detail, ({ itemList }) => itemList.map((item) => gachaItemView(item, gone))),
    asOf: data && serverIso(dataUpdatedAt),
  }
}

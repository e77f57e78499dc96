import { useQuery } from '@tanstack/react-query'
import type { Loadable } from '@tsudoi/design-system/loadable'
import type { GachaItem } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { useEffect } from 'react'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { serverNow } from '../../session/clock.ts'
import { gachaItemView, hasRunOut, oddsAreOlder } from './gacha.mappers.ts'
import { gachaDetailQuery, stockoutQuery } from './gacha.queries.ts'

interface Odds {
  /** Every item with its own odds. */
  items: Loadable<GachaItem[]>
  /** When the host gave them, by its clock; absent until it has. */
  asOf: string | undefined
}

/** A moment of this device by the host's clock, as far as that is known by now. */
const hostTimeOf = (local: number) => new Date(serverNow() - Date.now() + local).toISOString()

/**
 * The odds of a gacha (C077). Once anything has run out, the stock-out list is asked as well (C080): it is the newer
 * answer, and odds that still count on what is gone are read anew, once for each time it says so.
 */
export function useOdds(gachaId: string, isMember: boolean, isRunningOut: boolean): Odds {
  const detail = useQuery(gachaDetailQuery(gachaId, isMember))
  const { data, dataUpdatedAt, refetch } = detail
  const stockout = useQuery({
    ...stockoutQuery(gachaId, isMember),
    enabled: isRunningOut || hasRunOut(data?.itemList),
    meta: { isSilent: true },
  })
  const gone = stockout.data?.items
  const isOlder = oddsAreOlder(data?.itemList, gone)
  const said = stockout.dataUpdatedAt
  useEffect(() => {
    if (isOlder) void refetch()
  }, [isOlder, said, refetch])
  return {
    items: loadableOf(detail, ({ itemList }) => itemList.map((item) => gachaItemView(item, gone))),
    asOf: data && hostTimeOf(dataUpdatedAt),
  }
}

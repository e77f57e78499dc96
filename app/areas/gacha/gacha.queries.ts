import { getGacha, getGachaDetail, getGachaStockout } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { notFoundMeta } from '../../queries/channel.queries.ts'
import { gachaKeys } from './gacha.keys.ts'

/**
 * A gacha with its prices. For a member the answer contains the agreement and the remaining draws, so `isMember` is
 * part of the key.
 */
export const gachaQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: gachaKeys.one(id, isMember),
    queryFn: ({ signal }) => call(getGacha, { params: { id } }, { signal }),
    meta: notFoundMeta,
  })

/** The items of a gacha with their odds (C077). */
export const gachaDetailQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: gachaKeys.one(id, isMember, 'detail'),
    queryFn: ({ signal }) => call(getGachaDetail, { params: { id } }, { signal }),
    meta: notFoundMeta,
  })

/**
 * The items that can no longer be drawn, because the stock or this member’s limit is used up (C080). Needed only once
 * an item has run out.
 */
export const stockoutQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: gachaKeys.one(id, isMember, 'stockout'),
    queryFn: ({ signal }) => call(getGachaStockout, { params: { id } }, { signal }),
  })

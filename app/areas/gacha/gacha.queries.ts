import { getGacha, getGachaDetail, getGachaStockout } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { handlesNotFound } from '../../queries/channel.queries.ts'
import { gachaKeys } from './gacha.keys.ts'

/** Agreed or not, and what is left, belong to the member: a guest's answer is another one. */
export const gachaQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: gachaKeys.one(id, isMember),
    queryFn: ({ signal }) => call(getGacha, { params: { id } }, { signal }),
    meta: handlesNotFound,
  })

export const gachaDetailQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: gachaKeys.one(id, isMember, 'detail'),
    queryFn: ({ signal }) => call(getGachaDetail, { params: { id } }, { signal }),
    meta: handlesNotFound,
  })

/** What can no longer be drawn, for all or for this member; asked once a gacha is not in stock any more. */
export const stockoutQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: gachaKeys.one(id, isMember, 'stockout'),
    queryFn: ({ signal }) => call(getGachaStockout, { params: { id } }, { signal }),
  })

import { getGacha, getGachaDetail, getGachaStockout } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { handlesNotFound } from '../../queries/channel.queries.ts'
import { gachaKeys } from './gacha.keys.ts'

/** `isMember` is part of the key, because the agreement and the remaining draws belong to the member. */
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

/** Items that can no longer be drawn, by anyone or by this member. Only needed when something has run out. */
export const stockoutQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: gachaKeys.one(id, isMember, 'stockout'),
    queryFn: ({ signal }) => call(getGachaStockout, { params: { id } }, { signal }),
  })

import { listGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { notFoundMeta } from './channel.queries.ts'

/** The gachas of a channel, for the channel's page and the gacha page. */
export const gachaListQuery = (ipId: string) =>
  queryOptions({
    queryKey: ['gacha-list', ipId],
    queryFn: ({ signal }) => call(listGacha, { query: { ipId } }, { signal }),
    meta: notFoundMeta,
  })

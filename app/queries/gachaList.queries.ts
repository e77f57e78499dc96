import { listGacha } from '@tsudoi/contracts/gacha/gacha.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { shownMissing } from './channel.queries.ts'

/** The gacha of a channel: on its own page and on the gacha's. */
export const gachaListQuery = (ipId: string) =>
  queryOptions({
    queryKey: ['gacha-list', ipId],
    queryFn: ({ signal }) => call(listGacha, { query: { ipId } }, { signal }),
    meta: shownMissing,
  })

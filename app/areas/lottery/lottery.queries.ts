import { getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverNow, serverTimeOf } from '../../time/clock.ts'
import { lotteryKeys } from './lottery.keys.ts'
import { msUntilNextRefetch } from './lottery.mappers.ts'

/**
 * A lottery with the member's own entries and result (C161). Refetched when its phase changes and on window focus. If
 * the lottery does not exist, the pages say so themselves.
 */
export const lotteryQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: lotteryKeys.one(id, isMember),
    meta: { handles: ['NotFound', 'OutOfTerm'] },
    queryFn: ({ signal }) => call(getLottery, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data ? msUntilNextRefetch(data, { now: serverNow(), asOf: serverTimeOf(dataUpdatedAt) }) : false,
  })

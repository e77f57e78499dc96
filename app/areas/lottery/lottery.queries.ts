import { getLottery } from '@tsudoi/contracts/lottery/lottery.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { serverNow, serverTimeOf } from '../../time/clock.ts'
import { lotteryKeys } from './lottery.keys.ts'
import { untilNextRefetchMs } from './lottery.mappers.ts'

/**
 * A lottery with the member's own entries and result (C161). Refetched at each change of its phase and on window focus.
 * The pages themselves show that it does not exist.
 */
export const lotteryQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: lotteryKeys.one(id, isMember),
    meta: { handles: ['NotFound', 'OutOfTerm'] },
    queryFn: ({ signal }) => call(getLottery, { params: { id } }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data ? untilNextRefetchMs(data, { now: serverNow(), asOf: serverTimeOf(dataUpdatedAt) }) : false,
  })

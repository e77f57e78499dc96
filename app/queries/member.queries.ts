import { getProfile } from '@tsudoi/contracts/account/account.endpoints'
import { getCoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { countUnreadNotices } from '@tsudoi/contracts/notice/unread.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Everything of the member's own has its key here. */
export const memberKey = (...of: string[]) => ['member', ...of]

/** What belongs to the member and is shown by more than one area. None of it is asked for a guest (S062). */
export const balanceQuery = queryOptions({
  queryKey: memberKey('balance'),
  queryFn: ({ signal }) => call(getCoinBalance, { query: { platformType: 'WEB' } }, { signal }),
  // Coins may have been used in another tab, or on another device (Q315).
  refetchOnWindowFocus: 'always',
})

export const unreadQuery = queryOptions({
  queryKey: memberKey('unread'),
  queryFn: ({ signal }) => call(countUnreadNotices, { query: { platformType: 'WEB' } }, { signal }),
})

/** `profile` is missing until it has been created. */
export const profileQuery = queryOptions({
  queryKey: memberKey('profile'),
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
})

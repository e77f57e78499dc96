import { getProfile } from '@tsudoi/contracts/account/account.endpoints'
import { getCoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { countUnreadNotices } from '@tsudoi/contracts/notice/unread.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The query key of data that belongs to the member. `of` names the data. */
export const memberQueryKey = (...of: string[]) => ['member', ...of]

/** The member's coin balance. Several areas use the queries of this file. They never run for a guest (S062). */
export const balanceQuery = queryOptions({
  queryKey: memberQueryKey('balance'),
  queryFn: ({ signal }) => call(getCoinBalance, { query: { platformType: 'WEB' } }, { signal }),
  // The member may have used coins in another tab or on another device (Q315).
  refetchOnWindowFocus: 'always',
})

/** The number of unread notices. */
export const unreadNoticeCountQuery = queryOptions({
  queryKey: memberQueryKey('unread'),
  queryFn: ({ signal }) => call(countUnreadNotices, { query: { platformType: 'WEB' } }, { signal }),
})

/** The member's profile; `profile` is missing until it has been created. */
export const profileQuery = queryOptions({
  queryKey: memberQueryKey('profile'),
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
})

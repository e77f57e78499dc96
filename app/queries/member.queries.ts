import { getProfile } from '@tsudoi/contracts/account/account.endpoints'
import { getCoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { countUnreadNotices } from '@tsudoi/contracts/notice/notice.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** What belongs to the member and is shown by more than one area. None of it is asked for a guest (S062). */
export const balanceQuery = queryOptions({
  queryKey: ['member', 'balance'],
  queryFn: ({ signal }) => call(getCoinBalance, { query: { platformType: 'WEB' } }, { signal }),
})

export const unreadQuery = queryOptions({
  queryKey: ['member', 'unread'],
  queryFn: ({ signal }) => call(countUnreadNotices, { query: { platformType: 'WEB' } }, { signal }),
})

/** `profile` is missing until it has been created. */
export const profileQuery = queryOptions({
  queryKey: ['member', 'profile'],
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
})

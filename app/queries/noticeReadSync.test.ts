import { expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { unreadNoticeCountQuery } from './member.queries.ts'
import { syncUnreadCountAcrossTabs } from './noticeReadSync.ts'

it('when the member reads a notice in another tab, this tab marks its count of unread notices as stale', async () => {
  queryClient.setQueryData(unreadNoticeCountQuery.queryKey, { noticeUnreadCount: 3 })
  syncUnreadCountAcrossTabs()
  const otherTab = new BroadcastChannel('tsudoi.notices')
  otherTab.postMessage('read')
  await vi.waitFor(() => expect(queryClient.getQueryState(unreadNoticeCountQuery.queryKey)?.isInvalidated).toBe(true))
  otherTab.close()
})

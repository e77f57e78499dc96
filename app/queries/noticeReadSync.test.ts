import { expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { unreadQuery } from './member.queries.ts'
import { syncUnreadCountAcrossTabs } from './noticeReadSync.ts'

it('a notice read in another tab updates the unread count of this tab', async () => {
  queryClient.setQueryData(unreadQuery.queryKey, { noticeUnreadCount: 3 })
  syncUnreadCountAcrossTabs()
  const otherTab = new BroadcastChannel('tsudoi.notices')
  otherTab.postMessage('read')
  await vi.waitFor(() => expect(queryClient.getQueryState(unreadQuery.queryKey)?.isInvalidated).toBe(true))
  otherTab.close()
})

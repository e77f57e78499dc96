import { expect, it, vi } from 'vitest'
import { queryClient } from '../queryClient.ts'
import { unreadQuery } from './member.queries.ts'
import { announceNoticeRead, followNoticesOfOtherTabs } from './noticeReadSync.ts'

it('a notice read in another tab updates the unread count of this tab, and one read here is reported to the others', async () => {
  queryClient.setQueryData(unreadQuery.queryKey, { noticeUnreadCount: 3 })
  const otherTab = new BroadcastChannel('tsudoi.notices')
  const onMessage = vi.fn<(event: Event) => void>()
  otherTab.addEventListener('message', onMessage)
  followNoticesOfOtherTabs()
  otherTab.postMessage('read')
  await vi.waitFor(() => expect(queryClient.getQueryState(unreadQuery.queryKey)?.isInvalidated).toBe(true))
  expect(onMessage).not.toHaveBeenCalled()
  announceNoticeRead()
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledOnce())
  otherTab.close()
})

import { acquireNotice, readNotice } from '@tsudoi/contracts/notice/notice.endpoints'
import { mutationOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/sendOnce.ts'
import { openTabChannel } from '../../platform/tabChannel.ts'
import { invalidateAfterNoticeRead, invalidateAfterReceive } from '../../queries/invalidations.ts'
import { noticeKeys } from '../../queries/notice.keys.ts'
import { noticeQuery } from '../../queries/notice.queries.ts'
import { queryClient } from '../../queryClient.ts'

/** Updates the unread count here and in the other tabs (queries/noticeReadSync.ts). */
function afterNoticeRead(): void {
  invalidateAfterNoticeRead()
  const otherTabs = openTabChannel<'read'>('tsudoi.notices')
  otherTabs?.postMessage('read')
  otherTabs?.close()
}

/**
 * Marks a notice as read (C041). Errors are silent, because the user did not ask for it: after a failure the notice
 * remains unread.
 */
export const readNoticeMutation = mutationOptions({
  mutationKey: ['notice-read'],
  mutationFn: (id: string) => call(readNotice, { params: { id } }, { isSilent: true }),
  onSuccess: (_nothing, id) => {
    afterNoticeRead()
    void queryClient.invalidateQueries({ queryKey: noticeKeys.one(id), refetchType: 'none' })
  },
})

/** Acquires a notice's gift, once (C042). The server also marks the notice as read. */
export const acquireGiftMutation = mutationOptions({
  mutationKey: ['notice-acquire'],
  mutationFn: (id: string) =>
    sendOnce(`notice.${id}`, (idempotencyKey) => call(acquireNotice, { params: { id } }, { idempotencyKey })),
  onSuccess: (_answer, id) => {
    queryClient.setQueryData(
      noticeQuery(id, true).queryKey,
      (data) => data && { notice: { ...data.notice, isAcquired: true, isRead: true } },
    )
    afterNoticeRead()
    invalidateAfterReceive()
  },
  onError: (_error, id) => queryClient.invalidateQueries({ queryKey: noticeKeys.one(id), refetchType: 'none' }),
})

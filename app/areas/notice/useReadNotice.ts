import { readNotice } from '@tsudoi/contracts/notice/notice.endpoints'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { unreadQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'

/** Nobody pressed anything, so nobody waits for it or is told of its failure: the notice stays unread. */
const readMutation = mutationOptions({
  mutationKey: ['notice-read'],
  mutationFn: (id: string) => call(readNotice, { params: { id } }, { isSilent: true }),
  onSuccess: (_nothing, id) => {
    void queryClient.invalidateQueries({ queryKey: unreadQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: ['notices'], refetchType: 'none' })
    void queryClient.invalidateQueries({ queryKey: ['notice', id], refetchType: 'none' })
  },
})

/** Marks a notice as read once it is on the screen; the figure beside the bell follows. */
export function useReadNotice(id: string, isUnread: boolean): void {
  const { mutate } = useMutation(readMutation)
  useEffect(() => {
    if (isUnread) mutate(id)
  }, [id, isUnread, mutate])
}

import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readNoticeMutation } from './notice.mutations.ts'

/** Marks a notice as read once it is shown. This also updates the number of unread notices beside the bell. */
export function useReadNotice(id: string, isUnread: boolean): void {
  const { mutate } = useMutation(readNoticeMutation)
  useEffect(() => {
    if (isUnread) mutate(id)
  }, [id, isUnread, mutate])
}

import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readMutation } from './notice.mutations.ts'

/** Marks a notice as read once it is on the screen; the figure beside the bell follows. */
export function useReadNotice(id: string, isUnread: boolean): void {
  const { mutate } = useMutation(readMutation)
  useEffect(() => {
    if (isUnread) mutate(id)
  }, [id, isUnread, mutate])
}

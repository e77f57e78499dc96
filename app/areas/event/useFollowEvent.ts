import { useMutation } from '@tanstack/react-query'
import { requireLogin, useIsMember } from '../../session/sessionStore.ts'
import { followEventMutation } from './follow.mutations.ts'

/**
 * Returns a function that follows or unfollows an event. For a guest it opens the dialog that asks to log in (S068).
 */
export function useFollowEvent(eventId: string): (follow: boolean) => void {
  const isMember = useIsMember()
  const { mutate } = useMutation(followEventMutation)
  return (follow) => (isMember ? mutate({ eventId, follow }) : requireLogin())
}

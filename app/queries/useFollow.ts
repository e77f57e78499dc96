import { useMutation } from '@tanstack/react-query'
import { requireLogin, useIsMember } from '../session/sessionStore.ts'
import { followMutation } from './follow.mutations.ts'

/** Returns a function that follows or unfollows a channel. A guest is asked to log in instead (S068). */
export function useFollow(): (ipId: string, follow: boolean) => void {
  const isMember = useIsMember()
  const { mutate } = useMutation(followMutation)
  return (ipId, follow) => (isMember ? mutate({ ipId, follow }) : requireLogin())
}

import { useMutation } from '@tanstack/react-query'
import { requireLogin, useIsMember } from '../session/sessionStore.ts'
import { followMutation } from './follow.mutations.ts'

/** Follows a channel; a guest is asked to log in first (S068). */
export function useFollow(): (ipId: string, follow: boolean) => void {
  const isMember = useIsMember()
  const { mutate } = useMutation(followMutation)
  return (ipId, follow) => (isMember ? mutate({ ipId, follow }) : requireLogin())
}

import type { PublicProfile } from '@tsudoi/contracts/account/account.endpoints'
import { useMuting } from '../../muting/muting.ts'
import { useSession } from '../../session/sessionStore.ts'

/**
 * The cover of a profile whose names contain muted words; undefined if they contain none, and for the member's own
 * profile. `isKnown`: whether the muted words are known, so that the names may be shown.
 */
export function useMutedUser(profile: PublicProfile | undefined) {
  const own = useSession((session) => session.accountId)
  const muting = useMuting()
  const isOthers = profile && profile.accountId !== own
  const muted = isOthers
    ? muting?.coverOf({ key: `user/${profile.accountId}`, texts: [profile.nickName, profile.uniqueName] })
    : undefined
  return { muted, isKnown: muting !== undefined }
}

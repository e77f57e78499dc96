import { useIsMutating, useQuery } from '@tanstack/react-query'
import type { PublicProfile } from '@tsudoi/contracts/account/account.endpoints'
import { loading, ready, type Loadable } from '@tsudoi/design-system/loadable'
import type { UserPage } from '@tsudoi/design-system/screens/members/members.types'
import { isNotFound } from '../../api/apiError.ts'
import { blockMutation, blockOfAccountQuery } from '../../posts/posts.ts'
import { userQuery } from '../../queries/user.queries.ts'
import { useSession } from '../../session/sessionStore.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { personView } from '../../mappers/person.mappers.ts'

/**
 * The state of the page /user/:id. The server answers NotFound for a blocked member as for a deleted one (C023), so the
 * viewer's list of blocked members is checked then. A block that was made in this tab is cached at once, and takes
 * precedence over the cached profile.
 */
export function useUserPage(id: string): { user: Loadable<UserPage>; profile: PublicProfile | undefined } {
  // Turns off the React Compiler's memoization: the component renders only a few times, so memoization is not worth its
  // bytes on the first visit.
  'use no memo'
  const own = useSession((session) => session.accountId)
  const profile = useQuery(userQuery(id))
  const isMissing = isNotFound(profile.error)
  const blocked = useQuery({ ...blockOfAccountQuery(id), enabled: own !== '' && isMissing })
  const isBlocking = useIsMutating({ mutationKey: blockMutation.mutationKey }) > 0
  const shown = loadableOf(profile, (data) => shownPage(data.profile, own))
  const answer = (user: Loadable<UserPage>) => ({ user, profile: profile.data?.profile })
  if (blocked.data) {
    const person = personView({ ...blocked.data, accountId: blocked.data.targetAccountId })
    return answer(ready({ kind: 'blocked', person }))
  }
  if (!isMissing) return answer(shown)
  // The viewer has just unblocked the member: show the cached profile, or wait for it.
  if (isBlocking || profile.isFetching) return answer(profile.data ? shown : loading)
  if (own === '') return answer(ready({ kind: 'missing' }))
  return answer(loadableOf(blocked, () => ({ kind: 'missing' as const })))
}

const shownPage = (profile: PublicProfile, own: string) => ({
  kind: 'shown' as const,
  person: personView(profile),
  isOwn: profile.accountId === own,
})

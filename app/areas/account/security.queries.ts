import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '@tsudoi/contracts/auth/activeSession.endpoints'
import { listPasskeys } from '@tsudoi/contracts/auth/passkey.endpoints'
import { call } from '../../api/call.ts'
import { isCallUnsupported } from '../../api/isCallUnsupported.ts'
import { memberQueryKey } from '../../queries/member.queries.ts'

/** The answer of a call of ours; null with a host that does not have it. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (!isCallUnsupported(error)) throw error
    return null
  }
}

/** The member’s passkeys; null with a host that has none. Always stale: another device may have changed them. */
export const passkeysQuery = queryOptions({
  queryKey: memberQueryKey('passkeys'),
  queryFn: ({ signal }) => orNull(call(listPasskeys, {}, { signal })),
  staleTime: 0,
})

/** The member’s sessions; null with a host that does not list them. Always stale, like the passkeys. */
export const sessionsQuery = queryOptions({
  queryKey: memberQueryKey('sessions'),
  queryFn: ({ signal }) => orNull(call(listSessions, {}, { signal })),
  staleTime: 0,
})

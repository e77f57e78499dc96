import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '@tsudoi/contracts/auth/activeSession.endpoints'
import { listPasskeys } from '@tsudoi/contracts/auth/passkey.endpoints'
import { call } from '../../api/call.ts'
import { isCallUnsupported } from '../../api/isCallUnsupported.ts'
import { memberQueryKey } from '../../queries/member.queries.ts'

/** Awaits the answer of a call that the specification does not have; null if the host lacks the call. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (!isCallUnsupported(error)) throw error
    return null
  }
}

/** The member’s passkeys; null if the host lacks the call. Always stale: another device may have changed them. */
export const passkeysQuery = queryOptions({
  queryKey: memberQueryKey('passkeys'),
  queryFn: ({ signal }) => orNull(call(listPasskeys, {}, { signal })),
  staleTime: 0,
})

/** The member’s sessions; null if the host lacks the call. Always stale, like the passkeys. */
export const sessionsQuery = queryOptions({
  queryKey: memberQueryKey('sessions'),
  queryFn: ({ signal }) => orNull(call(listSessions, {}, { signal })),
  staleTime: 0,
})

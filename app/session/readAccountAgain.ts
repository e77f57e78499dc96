import { getAccount } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../api/call.ts'
import { profileQuery } from '../queries/member.queries.ts'
import { queryClient } from '../queryClient.ts'
import { isMember, useSession } from './sessionStore.ts'

/** Silently re-reads the account with its profile after a token refresh (S038). Does nothing for a guest (S062). */
export async function readAccountAgain(): Promise<void> {
  if (!isMember()) return
  const { accountId, profile } = await call(getAccount, {}, { isSilent: true })
  const session = useSession.getState()
  if (!accountId || accountId !== session.accountId) return
  const hasProfile = profile !== undefined
  if (session.registration) useSession.setState({ registration: { ...session.registration, hasProfile } })
  queryClient.setQueryData(profileQuery.queryKey, { profile })
}

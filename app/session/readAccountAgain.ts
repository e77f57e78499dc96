import { getAccount } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../api/call.ts'
import { profileQuery } from '../queries/member.queries.ts'
import { queryClient } from '../queryClient.ts'
import { isMember, useSession } from './sessionStore.ts'

/** After a refresh the account is read again, silently, with its profile (S038). A guest has none (S062). */
export async function readAccountAgain(): Promise<void> {
  if (!isMember()) return
  const { accountId, profile } = await call(getAccount, {}, { isSilent: true })
  const session = useSession.getState()
  if (!accountId || accountId !== session.accountId) return
  const hasProfile = profile !== undefined
  if (session.registration) useSession.setState({ registration: { ...session.registration, hasProfile } })
  queryClient.setQueryData(profileQuery.queryKey, { profile })
}

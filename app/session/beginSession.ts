import type { Tokens } from '@tsudoi/contracts/auth/auth.endpoints'
import { readAccount } from './account.ts'
import { pendingSteps, tokenCookies } from './cookies.ts'
import { raiseLater } from '../errors/raiseLater.ts'
import { expiredDrafts } from '../forms/expiredDrafts.ts'
import { deleteOtherMembersData } from './deleteOtherMembersData.ts'
import { claimsOf } from './jwt.ts'
import { notifyTabsOfSession } from './notifyTabsOfSession.ts'
import { readServerTime } from '../time/readServerTime.ts'
import { resetSessionData } from './resetSessionData.ts'
import { resetSession, useSession } from './sessionStore.ts'

const ignore = () => {}

/** Begins a member's session after sign-up or sign-in: stores the tokens and loads the account (S034). */
export async function beginSession(tokens: Tokens): Promise<void> {
  const { accountId } = claimsOf(tokens.accessToken)
  resetSessionData()
  deleteOtherMembersData(accountId)
  expiredDrafts.takeUp(accountId)
  resetSession()
  pendingSteps.clearAll()
  tokenCookies.store(tokens)
  useSession.setState({ accountId })
  notifyTabsOfSession('changed')
  // The log-in is complete even if this call fails: the registration state is then unknown, which blocks nothing.
  await readAccount().catch((error: unknown) => raiseLater(error, { isSilent: true }))
  void readServerTime().catch(ignore)
}

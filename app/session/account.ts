import { getAccount, getAccountAuth, getTime } from '@tsudoi/contracts/account/account.endpoints'
import type { Tokens } from '@tsudoi/contracts/auth/tokens'
import { call } from '../api/call.ts'
import { onRefreshed, onReplaced } from '../api/tokenEvents.ts'
import { resetClock, setServerTime } from './clock.ts'
import { pendingSteps, tokenCookies } from './cookies.ts'
import { drafts } from './drafts.ts'
import { claimsOf } from './jwt.ts'
import { profileQuery } from '../queries/member.queries.ts'
import { queryClient } from '../queryClient.ts'
import { runReset } from './reset.ts'
import { isMember, resetSession, useSession } from './sessionStore.ts'
import { dropDrafts } from './draftKeys.ts'
import { notifyOtherTabs } from './notifyOtherTabs.ts'

/** Reads who the member is. Without an answer the registration stays unknown and holds nobody up. */
export async function readAccount(): Promise<void> {
  const { accountId, certs, hasProfile, hasPassword } = await call(getAccountAuth, {})
  if (!accountId || accountId !== useSession.getState().accountId) return
  const providers = (certs ?? []).map(({ provider }) => provider)
  useSession.setState({ registration: { providers, hasProfile: hasProfile ?? false, hasPassword } })
}

/** Sets the clock by the host's. Members only (S062); guests have the local one (Q45). */
export async function readTime(): Promise<void> {
  if (!isMember()) return
  const askedAt = Date.now()
  const { time } = await call(getTime, {})
  setServerTime(time, askedAt)
}

const ignore = () => {}

let restored: Promise<void> = Promise.resolve()

/** Takes the session up where the cookies left it. `sessionKnown` then tells when a member's registration is known. */
export function restoreSession(onError: (error: unknown) => void): void {
  const { accountId } = claimsOf(tokenCookies.read().accessToken)
  if (!accountId) return
  useSession.setState({ accountId })
  restored = readAccount().catch(onError)
}

export const sessionKnown = () => restored

/** After a refresh the account is read again, silently, with its profile (S038). A guest has none (S062). */
async function readAccountAgain(): Promise<void> {
  if (!isMember()) return
  const { accountId, profile } = await call(getAccount, {}, { isSilent: true })
  const session = useSession.getState()
  if (!accountId || accountId !== session.accountId) return
  const hasProfile = profile !== undefined
  if (session.registration) useSession.setState({ registration: { ...session.registration, hasProfile } })
  queryClient.setQueryData(profileQuery.queryKey, { profile })
}

onRefreshed(() => void readAccountAgain().catch(ignore))

onReplaced(() => void import('./tabSync.ts').then((tabs) => tabs.followCookies(), ignore))

/** Begins a member's session after sign-up or sign-in: tokens are stored, the account is loaded (S034). */
export async function beginSession(tokens: Tokens): Promise<void> {
  const { accountId } = claimsOf(tokens.accessToken)
  runReset()
  drafts.takeUp(accountId)
  resetSession()
  pendingSteps.clearAll()
  tokenCookies.store(tokens)
  useSession.setState({ accountId })
  notifyOtherTabs('changed')
  await readAccount()
  void readTime().catch(ignore)
}

/** The profile was created: registration is finished. */
export function finishRegistration(): void {
  const { registration } = useSession.getState()
  if (registration) useSession.setState({ registration: { ...registration, hasProfile: true } })
  notifyOtherTabs('changed')
}

function endSession(): void {
  tokenCookies.clear()
  pendingSteps.clearAll()
  resetClock()
  resetSession()
  runReset()
}

/**
 * Forgets the session in this browser: tokens, pending steps, and everything that was fetched or typed in it (S035).
 */
export function forgetSession(): void {
  dropDrafts(useSession.getState().accountId)
  endSession()
  drafts.dropAside()
  notifyOtherTabs('changed')
}

/**
 * The same for a session that the member did not end: what was typed lies aside until the same member is back.
 */
export function loseSession(): void {
  drafts.putAside(useSession.getState().accountId)
  endSession()
  notifyOtherTabs('lost')
}

import { getAccountAuth } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../api/call.ts'
import { onRefreshed, onReplaced } from '../api/tokenEvents.ts'
import { resetClock } from './clock.ts'
import { clearStored } from './clearStored.ts'
import { pendingSteps, tokenCookies } from './cookies.ts'
import { dropFiles, ofMember } from './memberVault.ts'
import { drafts } from './drafts.ts'
import { claimsOf } from './jwt.ts'
import { runReset } from './reset.ts'
import { resetSession, useSession } from './sessionStore.ts'
import { notifyOtherTabs } from './notifyOtherTabs.ts'
import { isPersonal, type Until } from './storageKeys.ts'
import { isSharedDevice } from './textStore.ts'

/** Reads who the member is. Without an answer the registration stays unknown and holds nobody up. */
export async function readAccount(): Promise<void> {
  const { accountId, certs, hasProfile, hasPassword } = await call(getAccountAuth, {})
  if (!accountId || accountId !== useSession.getState().accountId) return
  const providers = (certs ?? []).map(({ provider }) => provider)
  useSession.setState({ registration: { providers, hasProfile: hasProfile ?? false, hasPassword } })
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

onRefreshed(() => void import('./readAccountAgain.ts').then((again) => again.readAccountAgain()).catch(ignore))

onReplaced(() => void import('./tabSync.ts').then((tabs) => tabs.followCookies('unknown'), ignore))

function endSession(): void {
  tokenCookies.clear()
  pendingSteps.clearAll()
  resetClock()
  resetSession()
  runReset()
}

/**
 * Forgets the session in this browser: tokens, pending steps, everything that was fetched or typed in it, and the
 * member's drafts (S035). On a shared device it deletes what is stored about any user. `isOver` names what else ends.
 */
export function forgetSession(isOver: (until: Until, key: string) => boolean = () => false): void {
  const { accountId } = useSession.getState()
  endSession()
  const own = ofMember(accountId)
  clearStored((until, key) => key.startsWith(own) || isOver(until, key) || (isSharedDevice() && isPersonal(key)))
  dropFiles(accountId)
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

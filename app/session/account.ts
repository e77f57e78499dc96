import { getAccountAuth } from '@tsudoi/contracts/account/account.endpoints'
import { call } from '../api/call.ts'
import { tokenCookies } from './cookies.ts'
import { claimsOf } from './jwt.ts'
import { useSession } from './sessionStore.ts'

/** Loads the member's registration state. If the call fails, the state stays unknown, which blocks nothing. */
export async function readAccount(): Promise<void> {
  const { accountId, certs, hasProfile, hasPassword } = await call(getAccountAuth, {})
  if (!accountId || accountId !== useSession.getState().accountId) return
  const providers = (certs ?? []).map(({ provider }) => provider)
  useSession.setState({ registration: { providers, hasProfile: hasProfile ?? false, hasPassword } })
}

let restored: Promise<void> = Promise.resolve()

/** Restores the session from the cookies. `whenSessionKnown` then resolves once the member's registration is known. */
export function restoreSession(onError: (error: unknown) => void): void {
  const { accountId } = claimsOf(tokenCookies.read().accessToken)
  if (!accountId) return
  useSession.setState({ accountId })
  restored = readAccount().catch(onError)
}

/** Resolves when the member's registration is known or could not be loaded. For a guest it resolves at once. */
export const whenSessionKnown = () => restored

import { env } from '../env.ts'
import { tokenCookies } from '../session/cookies.ts'
import { onSessionReset } from '../session/onSessionReset.ts'
import { useSession } from '../session/sessionStore.ts'
import { deleteRealtimeSignIn } from './deleteRealtimeSignIn.ts'
import type { RealtimeService } from './realtimePort.ts'
import { loadRealtime } from './realtime.ts'

/** Ignores errors: without the realtime service only its own features are missing. */
const ignore = () => {}

const isLoggedIn = (accountId: string) => useSession.getState().accountId === accountId

let lastSignIn: Promise<unknown> = Promise.resolve()

/**
 * Signs in after the sign-in before has ended. Otherwise a late one could leave the service signed in as a former
 * member, and the next member's settings would be written into the former member's document. If the session ends during
 * the sign-in, signs out at once (Q386).
 */
function signInInTurn(service: RealtimeService, token: string, accountId: string): Promise<void> {
  const task = async () => {
    if (!isLoggedIn(accountId)) return
    await service.signIn(token)
    if (!isLoggedIn(accountId)) await service.signOut()
  }
  const signedIn = lastSignIn.then(task)
  lastSignIn = signedIn.catch(ignore)
  return signedIn
}

async function signIn(accountId: string): Promise<void> {
  const token = tokenCookies.readFirebase()
  if (!token) return
  const service = await loadRealtime()
  await signInInTurn(service, token, accountId)
  if (!isLoggedIn(accountId)) return
  const { syncAndShowHomeText } = await import('./syncAndShowHomeText.ts')
  if (isLoggedIn(accountId)) await syncAndShowHomeText(service, accountId)
}

/** Signs out, or deletes the stored sign-in if the service's code cannot be loaded. */
const signOut = () =>
  void loadRealtime()
    .then((service) => service.signOut())
    .catch(deleteRealtimeSignIn)

/** Signs the member in and out at the realtime service whenever the session changes. */
export function syncRealtimeSignIn(): void {
  /**
   * Signs in again with the next connection. Without a connection, the service's file or the server's answer may not
   * have arrived.
   */
  const retryOnline = (accountId: string) =>
    addEventListener('online', () => isLoggedIn(accountId) && signInMember(accountId), { once: true })
  const signInMember = (accountId: string) =>
    void (accountId ? signIn(accountId).catch(() => retryOnline(accountId)) : undefined)
  const { accountId } = useSession.getState()
  if (accountId) signInMember(accountId)
  else if (env.firebase) deleteRealtimeSignIn()
  useSession.subscribe((now, before) => now.accountId !== before.accountId && signInMember(now.accountId))
  onSessionReset(signOut)
}

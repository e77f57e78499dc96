import { env } from '../env.ts'
import { tokenCookies } from '../session/cookies.ts'
import { onReset } from '../session/reset.ts'
import { useSession } from '../session/sessionStore.ts'
import { forgetRealtime } from './forgetRealtime.ts'
import { realtime } from './realtime.ts'

/** Errors are ignored: without the realtime service only its own features are missing. */
const ignore = () => {}

const isLoggedIn = (accountId: string) => useSession.getState().accountId === accountId

async function signIn(accountId: string): Promise<void> {
  const token = tokenCookies.readFirebase()
  if (!token) return
  const service = await realtime()
  if (!isLoggedIn(accountId)) return
  await service.signIn(token)
  const { followMember } = await import('./followMember.ts')
  if (isLoggedIn(accountId)) await followMember(service, accountId)
}

/** Signs out, or deletes the stored sign-in if the service's code cannot be loaded. */
const signOut = () =>
  void realtime()
    .then((service) => service.signOut())
    .catch(forgetRealtime)

/** Signs the member in and out at the realtime service whenever the session changes. */
export function followSession(): void {
  const signInMember = (accountId: string) => void (accountId ? signIn(accountId).catch(ignore) : undefined)
  const { accountId } = useSession.getState()
  if (accountId) signInMember(accountId)
  else if (env.firebase) forgetRealtime()
  useSession.subscribe((now, before) => now.accountId !== before.accountId && signInMember(now.accountId))
  onReset(signOut)
}

import { env } from '../env.ts'
import { tokenCookies } from '../session/cookies.ts'
import { onReset } from '../session/reset.ts'
import { useSession } from '../session/sessionStore.ts'
import { forgetRealtime } from './forgetRealtime.ts'
import { realtime } from './realtime.ts'

/** Without the service everything but its own features goes on. */
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

/** Nothing of the sign-in stays, whether the service's code is loaded or cannot be. */
const signOut = () =>
  void realtime()
    .then((service) => service.signOut())
    .catch(forgetRealtime)

/** Signs a member in and out at the realtime service, along with the session. */
export function followSession(): void {
  const follow = (accountId: string) => void (accountId ? signIn(accountId).catch(ignore) : undefined)
  const { accountId } = useSession.getState()
  if (accountId) follow(accountId)
  else if (env.firebase) forgetRealtime()
  useSession.subscribe((now, before) => now.accountId !== before.accountId && follow(now.accountId))
  onReset(signOut)
}

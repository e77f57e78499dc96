import { tokenCookies } from '../session/cookies.ts'
import { onReset } from '../session/reset.ts'
import { useSession } from '../session/sessionStore.ts'
import { realtime } from './realtime.ts'

/** Without the service everything but its own features goes on. */
const ignore = () => {}

async function signIn(): Promise<void> {
  const token = tokenCookies.readFirebase()
  if (token) await (await realtime()).signIn(token)
}

/** Signs a member in and out at the realtime service, along with the session. */
export function followSession(): void {
  const follow = (accountId: string) => void (accountId ? signIn().catch(ignore) : undefined)
  follow(useSession.getState().accountId)
  useSession.subscribe((now, before) => now.accountId !== before.accountId && follow(now.accountId))
  onReset(
    () =>
      void realtime()
        .then((service) => service.signOut())
        .catch(ignore),
  )
}

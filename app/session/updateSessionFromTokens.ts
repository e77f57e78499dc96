import { onTokensRefreshed, onSessionReplaced } from '../api/tokenEvents.ts'

const ignore = () => {}
const changes = () => import('./tokenChanges.ts')

/** Updates the session after its tokens changed: after a refresh (S038), or because another tab replaced them. */
export function updateSessionFromTokens(): void {
  onTokensRefreshed(
    () =>
      void changes()
        .then(({ readAccountAgain }) => readAccountAgain())
        .catch(ignore),
  )
  onSessionReplaced(() => void changes().then(({ adoptCookieSession }) => adoptCookieSession('unknown'), ignore))
}

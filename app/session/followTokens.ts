import { onRefreshed, onReplaced } from '../api/tokenEvents.ts'

const ignore = () => {}
const changes = () => import('./tokenChanges.ts')

/** Updates the session after its tokens changed: after a refresh (S038), or because another tab replaced them. */
export function followTokens(): void {
  onRefreshed(
    () =>
      void changes()
        .then(({ readAccountAgain }) => readAccountAgain())
        .catch(ignore),
  )
  onReplaced(() => void changes().then(({ adoptCookieSession }) => adoptCookieSession('unknown'), ignore))
}

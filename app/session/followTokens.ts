import { onRefreshed, onReplaced } from '../api/tokenEvents.ts'

const ignore = () => {}

/** Updates the session after its tokens changed: after a refresh (S038), or because another tab replaced them. */
export function followTokens(): void {
  onRefreshed(() => void import('./readAccountAgain.ts').then((again) => again.readAccountAgain()).catch(ignore))
  onReplaced(() => void import('./tabSync.ts').then((tabs) => tabs.adoptCookieSession('unknown'), ignore))
}

import { notifyTabsOfSession } from './notifyTabsOfSession.ts'
import { useSession } from './sessionStore.ts'

/** Marks the registration as finished, after the profile was created. */
export function finishRegistration(): void {
  const { registration } = useSession.getState()
  if (registration) useSession.setState({ registration: { ...registration, hasProfile: true } })
  notifyTabsOfSession('changed')
}

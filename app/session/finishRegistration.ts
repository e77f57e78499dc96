import { notifyOtherTabs } from './notifyOtherTabs.ts'
import { useSession } from './sessionStore.ts'

/** The profile was created: registration is finished. */
export function finishRegistration(): void {
  const { registration } = useSession.getState()
  if (registration) useSession.setState({ registration: { ...registration, hasProfile: true } })
  notifyOtherTabs('changed')
}

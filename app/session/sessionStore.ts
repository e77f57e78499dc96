import type { Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { createStore } from './createStore.ts'

/** How the member can log in, and whether they have a profile: the part of `/v2/account/auth` that the app uses. */
export interface RegistrationState {
  /** The providers with which the member can sign in. EMAIL means an e-mail account (S070). */
  providers: readonly string[]
  hasProfile: boolean
  /**
   * Whether the member can log in with a password; members who signed up through a provider have none. Undefined if the
   * server does not say.
   */
  hasPassword?: boolean | undefined
}

interface Session {
  /** Id of the member's account. Empty for a guest, with an anonymous token or without a token (Q44). */
  accountId: string
  /** Undefined for a guest, and for a member until the server has answered. */
  registration: RegistrationState | undefined
  /** All maintenances that the server has announced. Empty if there is none (S040). */
  maintenance: readonly Maintenance[]
  /** Whether the maintenance notice is open. */
  maintenanceIsOpen: boolean
  /** The URL to return to after login. Set when a guest has tried something that only members may do (S068). */
  loginRequired: string | undefined
  /** Incremented when this tab adopts a session that another tab began or ended. The page is then mounted again. */
  generation: number
  /**
   * Incremented when the session ends and the user is sent to another page. The current page, which was a member's, is
   * then unmounted.
   */
  endings: number
}

const guest: Session = {
  accountId: '',
  registration: undefined,
  maintenance: [],
  maintenanceIsOpen: false,
  loginRequired: undefined,
  generation: 0,
  endings: 0,
}

/** The session state that the screens need. The tokens are only in their cookies. */
export const useSession = createStore<Session>(() => guest)

/** Counts how often a session has begun or ended in this tab. */
let resets = 0

/**
 * Resets the state to that of a guest. An announced maintenance remains, because it concerns the whole service (S035).
 */
export function resetSession(): void {
  const { maintenance, maintenanceIsOpen, generation, endings } = useSession.getState()
  resets += 1
  useSession.setState({ ...guest, maintenance, maintenanceIsOpen, generation, endings }, true)
}

/** Identifies the session of this tab. Empty for guests. Each login makes a new value, even of the same member. */
export function currentSession(): string {
  const { accountId } = useSession.getState()
  return accountId && `${accountId}.${resets}`
}

/** Unmounts the current page, so that no member query runs as a guest. */
export const unmountCurrentPage = () => useSession.setState(({ endings }) => ({ endings: endings + 1 }))

/** Whether the current user is a member, and not a guest. */
export const isMember = () => useSession.getState().accountId !== ''

/** Whether the member has no profile yet, so that the registration is unfinished (S029). */
export const isRegistrationUnfinished = (session: Session) => session.registration?.hasProfile === false

/** Whether the current user is a member, for components. */
export const useIsMember = () => useSession((session) => session.accountId !== '')

/** Opens the login-required dialog. After login the user returns to the current page. */
export function requireLogin(): void {
  useSession.setState({ loginRequired: location.href })
}

/** Closes the login-required dialog. */
export const forgetLoginRequired = () => useSession.setState({ loginRequired: undefined })

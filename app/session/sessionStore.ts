import type { Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { createStore } from './createStore.ts'

/** The part of `/v2/account/auth` that the app uses. */
export interface Registration {
  /** Sign-in providers; EMAIL means an e-mail account (S070). */
  providers: readonly string[]
  hasProfile: boolean
  /**
   * Whether the member can log in with a password. Members who signed up through a provider have none. Undefined if the
   * server does not say.
   */
  hasPassword?: boolean | undefined
}

interface Session {
  /** Empty for a guest, with an anonymous token or none (Q44). */
  accountId: string
  /** Undefined for guests, and until the server has answered for a member. */
  registration: Registration | undefined
  /** All announced maintenances; a non-empty list means that a maintenance is announced (S040). */
  maintenance: readonly Maintenance[]
  /** Whether the maintenance notice is open. */
  maintenanceIsOpen: boolean
  /** Set when a guest tried a member action: the URL to return to after login (S068). */
  loginRequired: string | undefined
  /** Incremented when this tab adopts a session that another tab began or ended: the page is mounted again. */
  generation: number
  /**
   * Incremented when the session ends and the user is sent to another page: the current page was a member's and is
   * unmounted.
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

/** The session state of the screens. Tokens stay in their cookies. */
export const useSession = createStore<Session>(() => guest)

/** Incremented whenever a session begins or ends in this tab. */
let resets = 0

/** Resets everything to a guest. A maintenance concerns the whole service, so it is kept (S035). */
export function resetSession(): void {
  const { maintenance, maintenanceIsOpen, generation, endings } = useSession.getState()
  resets += 1
  useSession.setState({ ...guest, maintenance, maintenanceIsOpen, generation, endings }, true)
}

/** Identifies the session of this tab: empty for guests, and a new value with each login, also of the same member. */
export function currentSession(): string {
  const { accountId } = useSession.getState()
  return accountId && `${accountId}.${resets}`
}

/** Unmounts the current page, so that no member query runs as a guest. */
export const unmountCurrentPage = () => useSession.setState(({ endings }) => ({ endings: endings + 1 }))

/** Whether the current user is a member, and not a guest. */
export const isMember = () => useSession.getState().accountId !== ''

/** Whether a member has not finished registration (S029). */
export const isRegistrationUnfinished = (session: Session) => session.registration?.hasProfile === false

/** `isMember` for components. */
export const useIsMember = () => useSession((session) => session.accountId !== '')

/** Opens the login-required dialog. After login the user returns to the current page. */
export function requireLogin(): void {
  useSession.setState({ loginRequired: location.href })
}

/** Closes the login-required dialog. */
export const forgetLoginRequired = () => useSession.setState({ loginRequired: undefined })

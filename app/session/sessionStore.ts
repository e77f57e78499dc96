import type { Maintenance } from '@tsudoi/contracts/maintenance/maintenance.endpoints'
import { createStore } from './createStore.ts'

/** What `/v2/account/auth` says about a member. */
export interface Registration {
  /** Sign-in providers; EMAIL marks an e-mail account (S070). */
  providers: readonly string[]
  hasProfile: boolean
  /**
   * Whether the address logs in: who signed up by a provider has no password. Undefined where the host does not say.
   */
  hasPassword?: boolean
}

interface Session {
  /** Empty: a guest, with an anonymous token or none (Q44). */
  accountId: string
  /** Undefined for guests, and until the first answer about a member. */
  registration: Registration | undefined
  /** Everything announced; a non-empty list is a maintenance (S040). */
  maintenance: readonly Maintenance[]
  /** Its notice is open. */
  maintenanceIsOpen: boolean
  /** A guest tried a member action: the address to come back to after log-in (S068). */
  loginRequired: string | undefined
  /** Rises when this tab takes up what another one began or ended: the page is opened anew. */
  generation: number
  /** Rises when the session ends and one is led to another page: the page that stands was a member's, and is over. */
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

/** The session as the screens see it. Tokens stay in their cookies. */
export const useSession = createStore<Session>(() => guest)

/** Rises whenever a session begins or ends in this tab. */
let resets = 0

/** Logout and reset bring everything back to a guest; a maintenance is a fact about the house and stays (S035). */
export function resetSession(): void {
  const { maintenance, maintenanceIsOpen, generation, endings } = useSession.getState()
  resets += 1
  useSession.setState({ ...guest, maintenance, maintenanceIsOpen, generation, endings }, true)
}

/** Names the session of this tab: empty for guests, and a new name with each log-in, also of the same member. */
export function currentSession(): string {
  const { accountId } = useSession.getState()
  return accountId && `${accountId}.${resets}`
}

/**
 * The page on the screen asks for nothing any more: as a guest it would be told of what is none of a guest's business.
 */
export const endPage = () => useSession.setState(({ endings }) => ({ endings: endings + 1 }))

export const isMember = () => useSession.getState().accountId !== ''

/** A member who has not finished registration (S029). */
export const isUnfinished = (session: Session) => session.registration?.hasProfile === false

export const useIsMember = () => useSession((session) => session.accountId !== '')

/** Opens the login-required alert; logging in leads back here. */
export function requireLogin(): void {
  useSession.setState({ loginRequired: location.href })
}

export const forgetLoginRequired = () => useSession.setState({ loginRequired: undefined })

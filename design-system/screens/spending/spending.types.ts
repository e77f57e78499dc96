/** What is in the way of a payment. Times are ISO 8601. `locked`: no PIN is accepted after too many wrong ones. */
export type SpendingHold =
  | { is: 'pin' }
  | { is: 'blocked' }
  | { is: 'break'; until: string }
  | { is: 'locked'; until: string }

/** The forms of a PIN: to set, change or remove it, and to buy on this device again. */
export type PinFormKind = 'set' | 'change' | 'remove' | 'unblock'

/** The values of a form of a PIN: the present PIN, and the new one twice. A form leaves out what it does not need. */
export interface PinValues {
  present: string
  pin: string
  again: string
}

/** The break from spending. */
export interface SpendingBreakView {
  /** When it ends (ISO 8601); undefined if there is none. */
  until?: string | undefined
  /**
   * Where it holds. `account`: on all devices. `device`: only here, because the host has no break. `unsent`: here, and
   * on the other devices once there is a connection.
   */
  place: 'account' | 'device' | 'unsent'
}

/** What the member has set on this device. */
export interface SpendingLockView {
  hasPin: boolean
  /** Until when no PIN is accepted, after too many wrong ones (ISO 8601). */
  pinLockedUntil?: string | undefined
  /** Whether nothing is bought on this device. */
  isBlocked: boolean
  /** Whether this browser can store a PIN safely. It cannot on a page that was loaded without https. */
  canHavePin: boolean
  /** Whether the settings remain when the tab is closed. A browser without room keeps them only until then. */
  isKept: boolean
}

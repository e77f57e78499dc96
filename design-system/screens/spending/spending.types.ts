import type { Loadable } from '../../loadable.ts'
import type { OwnSpendingLimit } from '../mypage/spending.types.ts'

/** The setting that holds up a payment. Times are ISO 8601. `locked`: no PIN is accepted after too many wrong ones. */
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
   * Where the break applies. `account`: on all devices. `device`: only on this device, because the server does not
   * support breaks. `unsent`: on this device, and on the others once it could be sent to the server.
   */
  place: 'account' | 'device' | 'unsent'
}

/** What the member has set on this device. */
export interface SpendingLockView {
  hasPin: boolean
  /** The end of the wait after too many wrong PINs (ISO 8601). */
  pinLockedUntil?: string | undefined
  /** Whether nothing is bought on this device. */
  isBlocked: boolean
  /** Whether this browser can store a PIN safely. It cannot on a page that was not loaded over HTTPS. */
  canHavePin: boolean
  /** Whether the settings remain when the tab is closed. A browser whose storage is full keeps them only until then. */
  isKept: boolean
}

/** The forms of the PIN: the open one, and the outcome of the last attempt. */
export interface SpendingPin {
  /** The open form; undefined if none is open. */
  form?: PinFormKind | undefined
  /** Opens a form; undefined closes it. */
  onFormChange: (kind: PinFormKind | undefined) => void
  /** Called with the values of the open form. The caller closes the form after it has succeeded. */
  onPin: (values: PinValues) => void
  /** Whether a PIN is being compared or stored. */
  isPending?: boolean | undefined
  /** After a wrong PIN: how many more are accepted before a wait. */
  triesLeft?: number | undefined
  /** Called when the user has forgotten the PIN. The caller asks for the password, and then removes the PIN. */
  onForgot: () => void
  /** Whether the forgotten PIN is being removed. */
  isForgetting?: boolean | undefined
}

/** The break from spending, and how to start one. */
export interface SpendingPause {
  /** The break, on this device and on the account. */
  current: Loadable<SpendingBreakView>
  /** Called with the length of the break in minutes, after the user has confirmed it. */
  onBreak: (minutes: number) => void
  /** Whether the break is being sent. */
  isPending?: boolean | undefined
}

/** The member's own monthly limit, which is stored on this device only. */
export interface SpendingLimit {
  own: OwnSpendingLimit
  /** The yen that the member has spent this month; undefined while unknown. */
  spent?: number | undefined
  /** Called with the new monthly limit in yen; undefined removes the limit. */
  onLimit: (yen: number | undefined) => void
}

import type { Loadable } from '../../loadable.ts'
import type { PasskeyProblem, PasskeySupport } from '../login/passkey.types.ts'

/** A passkey in the member's list. */
export interface PasskeyRow {
  id: string
  name: string
  /** When it was added, ISO 8601. */
  created: string
  /** When the member last logged in with it, ISO 8601; undefined if never. */
  lastUsed?: string | undefined
  /** Whether the account has no other way to log in, so that it cannot be deleted. */
  isOnlyLogin: boolean
}

/** A session in which the member is logged in. */
export interface SessionRow {
  id: string
  /** Browser and operating system; undefined if the server does not know them. */
  device?: string | undefined
  /** The approximate location; undefined if the server does not know it. */
  place?: string | undefined
  /** When the member logged in, ISO 8601. */
  created: string
  /** ISO 8601. */
  lastUsed: string
  /** Whether it is the session of this browser. */
  isCurrent: boolean
}

/** The member's passkeys, and what the member can do with them. */
export interface SecurityPasskeys {
  list: Loadable<readonly PasskeyRow[]>
  /** Whether passkeys can be added in this browser. */
  passkeySupport: PasskeySupport
  /** The name that is suggested for a new passkey. */
  suggestedName: string
  /** Whether a passkey is being added: the browser's dialog is open, or a request to the server is in flight. */
  isAdding?: boolean | undefined
  /** Why no passkey was added. */
  problem?: PasskeyProblem | undefined
  /** The id of the passkey that is being deleted. */
  deleting?: string | undefined
  onAdd: (name: string) => void
  onRename: (id: string, name: string) => void
  /** Called after the member has confirmed. */
  onDelete: (id: string) => void
}

/** The member's sessions, and what the member can do with them. */
export interface SecuritySessions {
  /** The sessions, this one first. */
  list: Loadable<readonly SessionRow[]>
  /** The id of the session that is being ended, or `others` for all except this one. */
  ending?: string | undefined
  /** Called after the member has confirmed. */
  onEnd: (id: string) => void
  /** Called after the member has confirmed. */
  onEndOthers: () => void
}

/** What the member has changed on the page just now. */
export type SecurityNews = 'added' | 'renamed' | 'deleted' | 'ended' | 'othersEnded'

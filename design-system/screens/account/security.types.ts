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
  /** Browser and system; undefined if the host does not know. */
  device?: string | undefined
  /** A coarse place; undefined if the host does not know. */
  place?: string | undefined
  /** When the member logged in, ISO 8601. */
  created: string
  /** ISO 8601. */
  lastUsed: string
  /** Whether it is this browser's. */
  isCurrent: boolean
}

/** What the member has changed on the page just now. */
export type SecurityNews = 'added' | 'renamed' | 'deleted' | 'ended' | 'othersEnded'

import type { Generated } from 'kysely'
import type { Json } from './db/columns.ts'

/** The tables of sessions and idempotency keys. */
export interface RuntimeTables {
  session: SessionTable
  refresh_token: RefreshTokenTable
  idempotency: IdempotencyTable
}

interface SessionTable {
  id: string
  /** The member's account; null for a guest. */
  account_id: string | null
  created_at: Date
  revoked_at: Date | null
  /** The id of the browser in which the session started, from its cookie; null if unknown. */
  device_id: Generated<string | null>
  /** Browser and operating system, derived from the user agent with which the session started; null if unknown. */
  device_name: Generated<string | null>
  /**
   * An approximate location, for the member's list of sessions. The sandbox does not determine it: only seeds and
   * states set it.
   */
  place: Generated<string | null>
  /** When the session was last used, accurate to a few minutes; null for sessions that are older than this column. */
  last_used_at: Generated<Date | null>
}

interface RefreshTokenTable {
  id: string
  session_id: string
  created_at: Date
  used_at: Date | null
  successor_id: string | null
}

interface IdempotencyTable {
  account_id: string
  key: string
  /** A hash of endpoint and request, so that a key cannot be reused for another request. */
  fingerprint: string
  answer: Json<unknown> | null
  created_at: Date
}

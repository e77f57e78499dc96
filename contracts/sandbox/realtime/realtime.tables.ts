import type { Json } from '../runtime/db/columns.ts'

/** The tables of the realtime documents. */
export interface RealtimeTables {
  /** The sessions that have signed in to realtime with their custom token. */
  realtime_session: { session_id: string; created_at: Date }
  realtime_document: { account_id: string; path: string; value: Json<Record<string, unknown>>; updated_at: Date }
  remote_text: { name: string; text: string }
}

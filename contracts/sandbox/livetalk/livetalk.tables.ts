import type { Generated } from 'kysely'
import type { Json, PublicationColumns } from '../runtime/db/columns.ts'

/** The tables of live talks. */
export interface LivetalkTables {
  livetalk_group: LivetalkGroupTable
  livetalk: LivetalkTable
  /** The items that are tickets for a live talk. A member who owns the item has the ticket. */
  livetalk_ticket: { livetalk_id: string; item_id: string }
  livetalk_slot: { id: string; livetalk_id: string; start_time: Date; end_time: Date }
  /** The staff of a live talk. The role OFFICIAL is valid only while the account's profile has `isOfficial`. */
  livetalk_staff: { livetalk_id: string; account_id: string; role: 'STREAMER' | 'OFFICIAL' }
  livetalk_reservation: LivetalkReservationTable
  livetalk_talk_info: { livetalk_id: string; account_id: string; call_name: string | null; topic: string | null }
  livetalk_permit: LivetalkPermitTable
  livetalk_recording_consent: LivetalkRecordingConsentTable
}

interface LivetalkGroupTable extends PublicationColumns {
  id: string
  channel_id: string
  name: string
  description: string | null
  image: string | null
}

interface LivetalkTable {
  id: string
  group_id: string
  title: string
  description: string | null
  image: string | null
  streamer_name: string
  streamer_image: string | null
  start_time: Date
  end_time: Date
  slot_seconds: number
  reservation_from: Date
  reservation_until: Date
  cancel_deadline: Date
  is_recorded: boolean
  needs_identity: boolean
  caution_list: Json<string[]> | null
}

/**
 * The reservation of a slot; a slot without a row here is free. The columns store when each action happened;
 * slotState.ts derives the state from them.
 */
interface LivetalkReservationTable {
  id: string
  slot_id: string
  livetalk_id: string
  account_id: string
  item_id: string
  reserved_at: Date
  /** The time of the last heartbeat that the waiting member has sent. */
  waited_at: Date | null
  talk_started_at: Date | null
  talk_ended_at: Date | null
  forced_out_at: Date | null
  recording_started_at: Date | null
  recording_ended_at: Date | null
  exit_reason: string | null
  exit_note: string | null
  forced_out_by: string | null
}

interface LivetalkPermitTable {
  livetalk_id: string
  account_id: string
  camera: boolean
  microphone: boolean
  recording: boolean
  /** The version of the recording terms that the member agreed to; null if the member does not permit recording. */
  recording_version: string | null
  permitted_at: Date
}

/** Every consent to recording and every withdrawal, one row each; rows are never updated, as proof. */
interface LivetalkRecordingConsentTable {
  id: Generated<string>
  livetalk_id: string
  account_id: string
  is_given: boolean
  version: string | null
  terms: string | null
  said_at: Date
}

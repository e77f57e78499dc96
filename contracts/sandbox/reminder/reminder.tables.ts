import type { ChosenKind, PushTransport, ReminderKind } from '../../reminder/reminder.ts'
import type { Json } from '../runtime/db/columns.ts'

/** The tables of reminders: settings, devices, chosen things, and what was sent. */
export interface ReminderTables {
  reminder_setting: ReminderSettingTable
  reminder_device: ReminderDeviceTable
  reminder_choice: { account_id: string; kind: ChosenKind; target_id: string; chosen_at: Date }
  reminder_delivery: ReminderDeliveryTable
}

/** The settings of a member who has changed them. */
interface ReminderSettingTable {
  account_id: string
  is_on: boolean
  off_kinds: Json<ReminderKind[]>
  muted_channels: Json<string[]>
  /** The quiet hours, as `HH:MM`; null if there are none. */
  quiet_start: string | null
  quiet_end: string | null
  time_zone: string | null
}

interface ReminderDeviceTable {
  id: string
  account_id: string
  /** The session in which the device was registered; null if unknown. Nothing is sent after it was revoked. */
  session_id: string | null
  name: string
  /** Hash of the device's secret key. */
  key_hash: string
  transport: PushTransport
  address: string
  p256dh: string | null
  auth: string | null
  created_at: Date
}

interface ReminderDeliveryTable {
  device_id: string
  reminder_id: string
  /**
   * SENDING is stored before a message is sent, and SENT afterwards. Both are never sent again, so that a reminder
   * never arrives twice, even if the process ended in between. RETRY: not sent yet. FAILED: not sent, and not tried
   * again.
   */
  state: 'SENDING' | 'SENT' | 'RETRY' | 'FAILED'
  tries: number
  /** When a reminder in state RETRY is tried again. */
  retry_at: Date | null
  created_at: Date
}

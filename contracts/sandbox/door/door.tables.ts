/** The tables of doors: passes of ticket holders, and who has entered. */
export interface DoorTables {
  /** The episodes with a door. A door opens some minutes before the start. */
  event_door: { episode_id: string; opens_minutes_before: number }
  event_door_staff: { episode_id: string; account_id: string }
  door_pass: DoorPassTable
  door_entry: DoorEntryTable
}

/**
 * One row for each copy of a ticket and each episode of it. The trigger `issue_door_passes` adds the rows, however a
 * member receives a ticket.
 */
interface DoorPassTable {
  id: string
  episode_id: string
  account_id: string
  item_id: string
  /** The number of the copy, from 1. A pass is void if the member owns fewer copies. */
  copy: number
  door_number: string
  secret: string
  is_void: boolean
}

/**
 * Entries that were allowed. If there are several entries with one pass, the earliest counts; the others were made
 * offline.
 */
interface DoorEntryTable {
  pass_id: string
  /** The id that the staff's device created for the entry. */
  id: string
  entered_at: Date
  door: string
  staff_id: string
}

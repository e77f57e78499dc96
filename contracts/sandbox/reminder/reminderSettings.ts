import type { Selectable } from 'kysely'
import type { ReminderSettings } from '../../reminder/reminder.ts'
import { isTimeZone } from '../../reminder/reminderTimes.ts'
import { Failure } from '../runtime/failure.ts'
import type { DatasetTables, Db } from '../schema.ts'

/** The settings of a member who has changed none. */
export const defaultSettings: ReminderSettings = { isOn: true, offKinds: [], mutedIpIds: [] }

/** Converts a database row to settings. Without a row, returns the default settings. */
export function settingsOf(row: Selectable<DatasetTables['reminder_setting']> | undefined): ReminderSettings {
  if (!row) return defaultSettings
  const { quiet_start: start, quiet_end: end, time_zone: timeZone } = row
  const quietHours = start !== null && end !== null && timeZone !== null ? { start, end, timeZone } : undefined
  return {
    isOn: row.is_on,
    offKinds: row.off_kinds,
    mutedIpIds: row.muted_channels,
    ...(quietHours && { quietHours }),
  }
}

/** The settings of some members, by account. */
export async function settingsByAccount(db: Db, accountIds: readonly string[]): Promise<Map<string, ReminderSettings>> {
  const rows = await db.selectFrom('reminder_setting').selectAll().where('account_id', 'in', accountIds).execute()
  return new Map(rows.map((row) => [row.account_id, settingsOf(row)]))
}

/** The settings of a member. */
export const readSettings = async (db: Db, accountId: string): Promise<ReminderSettings> =>
  (await settingsByAccount(db, [accountId])).get(accountId) ?? defaultSettings

/**
 * Stores the settings of a member. Throws InvalidArgument for an unknown time zone or if the quiet hours start and end
 * at the same time.
 */
export async function saveSettings(db: Db, accountId: string, settings: ReminderSettings): Promise<void> {
  const { isOn, offKinds, mutedIpIds, quietHours } = settings
  if (quietHours && (quietHours.start === quietHours.end || !isTimeZone(quietHours.timeZone)))
    throw new Failure('InvalidArgument')
  const row = {
    is_on: isOn,
    off_kinds: JSON.stringify(offKinds),
    muted_channels: JSON.stringify(mutedIpIds),
    quiet_start: quietHours?.start ?? null,
    quiet_end: quietHours?.end ?? null,
    time_zone: quietHours?.timeZone ?? null,
  }
  await db
    .insertInto('reminder_setting')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

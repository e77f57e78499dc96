import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { getReminders } from '@tsudoi/contracts/reminder/reminder.endpoints'
import type { ReminderKind } from '@tsudoi/contracts/reminder/reminder'
import { call } from '../../api/call.ts'
import { env } from '../../env.ts'
import { isCallUnsupported } from '../../api/isCallUnsupported.ts'
import { firebasePushKey } from '../../realtime/firebasePushKey.ts'
import { readLocalReminders } from './localReminders.ts'
import { reminderChoiceKey, type MemberReminders } from './memberReminders.ts'
import { readThisDevice } from './thisDevice.ts'

const isKnown = (kind: ReminderKind | 'UNKNOWN'): kind is ReminderKind => kind !== 'UNKNOWN'

const localReminders = (): MemberReminders => ({ place: 'device', ...readLocalReminders(), devices: [] })

async function loadReminders(signal: AbortSignal): Promise<MemberReminders> {
  try {
    const { settings, devices, chosen, webPushKey } = await call(getReminders, {}, { signal })
    // A server without keys stores settings, but sends no reminders.
    if (!webPushKey && !firebasePushKey(env.firebase)) return localReminders()
    return {
      place: 'host',
      settings: { ...settings, offKinds: settings.offKinds.filter(isKnown) },
      devices,
      chosen: chosen.flatMap(({ kind, id }) => (kind === 'UNKNOWN' ? [] : [reminderChoiceKey(kind, id)])),
      webPushKey,
    }
  } catch (error) {
    if (!isCallUnsupported(error)) throw error
    return localReminders()
  }
}

/** The member's settings of reminders, devices and choices. */
export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => loadReminders(signal),
})

/** The state of this browser. It depends on the answer of the server, so it is read again after each change. */
export const reminderDeviceStateQuery = (accountId: string, reminders: MemberReminders | undefined) =>
  queryOptions({
    queryKey: [...remindersQuery.queryKey, 'this-device', accountId, reminders],
    queryFn: reminders ? () => readThisDevice(reminders) : skipToken,
    staleTime: 0,
    // Keeps the state on the page while a changed setting is compared again.
    placeholderData: keepPreviousData,
  })

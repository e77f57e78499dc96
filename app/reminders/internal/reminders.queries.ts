import { queryOptions } from '@tanstack/react-query'
import { getReminders } from '@tsudoi/contracts/reminder/reminder.endpoints'
import type { ChosenKind, ReminderKind, ReminderSettings } from '@tsudoi/contracts/reminder/reminder'
import { call } from '../../api/call.ts'
import { env } from '../../env.ts'
import { lacksCall } from '../../api/lacksCall.ts'
import { readLocalReminders } from './localReminders.ts'

/** The member's reminders: on the host, or on this device if the host has no calls for them (Q507). */
export interface Reminders {
  place: 'host' | 'device'
  settings: ReminderSettings
  devices: readonly { deviceId: string; name: string; createTime: string }[]
  /** Keys of what the member has chosen (`choiceKey`). */
  chosen: readonly string[]
  webPushKey?: string | undefined
}

/** The key of something that the member can be reminded of. */
export const choiceKey = (kind: ChosenKind, id: string) => `${kind}:${id}`

const isKnown = (kind: ReminderKind | 'UNKNOWN'): kind is ReminderKind => kind !== 'UNKNOWN'

const localReminders = (): Reminders => ({ place: 'device', ...readLocalReminders(), devices: [] })

async function loadReminders(signal: AbortSignal): Promise<Reminders> {
  try {
    const { settings, devices, chosen, webPushKey } = await call(getReminders, {}, { signal })
    // A host without keys stores settings, but sends nothing.
    if (!webPushKey && !env.firebasePushKey) return localReminders()
    return {
      place: 'host',
      settings: { ...settings, offKinds: settings.offKinds.filter(isKnown) },
      devices,
      chosen: chosen.flatMap(({ kind, id }) => (kind === 'UNKNOWN' ? [] : [choiceKey(kind, id)])),
      webPushKey,
    }
  } catch (error) {
    if (!lacksCall(error)) throw error
    return localReminders()
  }
}

/** The member's settings of reminders, devices and choices. */
export const remindersQuery = queryOptions({
  queryKey: ['reminders'],
  queryFn: ({ signal }) => loadReminders(signal),
})

import type { ReminderKind, ReminderSettings } from '@tsudoi/contracts/reminder/reminder'
import { reminderKinds } from '@tsudoi/contracts/reminder/reminder'
import {
  isInWindow,
  isQuiet,
  reminderKindOfDeadline,
  windowOfChoice,
  windowOfKind,
  type ReminderWindow,
} from '@tsudoi/contracts/reminder/reminderTimes'
import type { Deadline } from '@tsudoi/design-system/screens/deadline/deadline.types'
import { serverDeadlineKindOf } from '../../deadlines/deadlineKindByServerKind.ts'
import { deviceStore } from '../../storage/textStore.ts'

/**
 * Reminders for a server without calls for them: settings and choices are stored on this device, and reminders appear
 * only while a page of the app is open (Q507).
 */
interface LocalReminders {
  settings: ReminderSettings
  chosen: readonly string[]
}

const key = 'tsudoi.reminders-here'

interface Stored {
  settings: ReminderSettings
  /** When each choice was made (ms since 1970), by its key. */
  chosenAt: Readonly<Record<string, number>>
  /** The reminders that were shown, the latest last. */
  shown: readonly string[]
}

const nothing: Stored = { settings: { isOn: false, offKinds: [], mutedIpIds: [] }, chosenAt: {}, shown: [] }

const maxChoices = 200
const maxShown = 500

const isKind = (kind: unknown): kind is ReminderKind => (reminderKinds as readonly unknown[]).includes(kind)

function settingsOf(stored: Partial<ReminderSettings> | undefined): ReminderSettings {
  const quiet = stored?.quietHours
  const isQuietValid = [quiet?.start, quiet?.end].every((time) => /^\d\d:\d\d$/.test(String(time)))
  return {
    isOn: stored?.isOn === true,
    offKinds: Array.isArray(stored?.offKinds) ? stored.offKinds.filter(isKind) : [],
    mutedIpIds: [],
    ...(quiet && isQuietValid && { quietHours: { ...quiet, timeZone: String(quiet.timeZone) } }),
  }
}

/** Reads the stored value, without its invalid parts: another build or the user may have written anything. */
function read(): Stored {
  const stored = deviceStore.getJson(key) as Partial<Stored> | undefined
  if (!stored) return nothing
  const choices = Object.entries(stored.chosenAt ?? {}).filter(([, at]) => typeof at === 'number')
  const shown = Array.isArray(stored.shown) ? stored.shown.filter((id) => typeof id === 'string') : []
  return { settings: settingsOf(stored.settings), chosenAt: Object.fromEntries(choices), shown }
}

const write = (change: Partial<Stored>) => deviceStore.setJson(key, { ...read(), ...change })

/** The settings and choices on this device. */
export function readLocalReminders(): LocalReminders {
  const { settings, chosenAt } = read()
  return { settings, chosen: Object.keys(chosenAt) }
}

/** Stores the settings on this device. */
export const saveLocalReminderSettings = (settings: ReminderSettings): void => write({ settings })

/** Stores or removes a choice. Beyond the maximum number the oldest choices are removed. `now`: ms since 1970. */
export function saveLocalReminderChoice(choice: string, isChosen: boolean, now: number): void {
  const { [choice]: _, ...others } = read().chosenAt
  const latest = Object.entries(others)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxChoices - 1)
  write({ chosenAt: isChosen ? { ...Object.fromEntries(latest), [choice]: now } : others })
}

function windowOf({ id, kind, until }: Deadline, { settings, chosenAt }: Stored): ReminderWindow | undefined {
  const at = Date.parse(until)
  const chosen = chosenAt[`DEADLINE:${id}`]
  if (chosen !== undefined) return windowOfChoice(at, chosen)
  const hostKind = serverDeadlineKindOf(kind)
  const ofKind = hostKind && reminderKindOfDeadline[hostKind]
  return ofKind && !settings.offKinds.includes(ofKind) ? windowOfKind(ofKind, at) : undefined
}

const shownId = ({ id, until }: Deadline) => `${id}@${until}`

/** Whether this device shows reminders without a push message. */
export const areLocalRemindersOn = (): boolean => read().settings.isOn

/** The deadlines whose reminder is due now and was not shown yet. `now`: the server's time in ms since 1970. */
export function dueLocalReminders(deadlines: readonly Deadline[], now: number): Deadline[] {
  const stored = read()
  if (!stored.settings.isOn || isQuiet(stored.settings.quietHours, now)) return []
  const shown = new Set(stored.shown)
  return deadlines.filter((deadline) => {
    const window = windowOf(deadline, stored)
    return window !== undefined && isInWindow(window, now) && !shown.has(shownId(deadline))
  })
}

/** Remembers that reminders were shown. */
export const markRemindersShown = (deadlines: readonly Deadline[]): void =>
  write({ shown: [...read().shown, ...deadlines.map(shownId)].slice(-maxShown) })

import {
  maxMuteChannels,
  maxMuteWords,
  muteKeyOf,
  muteWordToStore,
} from '@tsudoi/design-system/screens/mute/mute.rules'
import type { MuteChannel, MuteSettings, MuteWord } from '@tsudoi/design-system/screens/mute/mute.types'
import { clampText } from '@tsudoi/design-system/text/graphemes'
import { bytesOfEntry, type SyncEntries, type SyncEntry } from '../../realtime/syncEntries.ts'
import { timeOfChange, withRemoval } from '../../realtime/syncRemovals.ts'

/** Maximum number of documents for a member's words. A server stores a hundred documents for each member. */
export const maxMuteDocuments = 40

/**
 * Maximum size of an entry in bytes, so that all words fit into the documents. If necessary, the names of channels are
 * left out.
 */
const maxBytes = 1_500
const maxNameLength = 20

const valueOf = ({ value }: SyncEntry): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

/** A time in ms as ISO 8601; undefined for a value that is no time. */
const isoOf = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) <= 8.64e15 ? new Date(value).toISOString() : undefined

const channelsIn = (value: unknown): MuteChannel[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).flatMap((each): MuteChannel[] => {
    const { id, name } = (each ?? {}) as Partial<Record<keyof MuteChannel, unknown>>
    return typeof id === 'string' && id !== '' ? [{ id, name: typeof name === 'string' ? name : '' }] : []
  })

/**
 * An entry as a muted word; undefined for a removal, and for an entry in another form, which another build or the user
 * may have written.
 */
export function muteWordOf(key: string, entry: SyncEntry): MuteWord | undefined {
  const { word, part, until, channels, since } = valueOf(entry)
  if (typeof word !== 'string' || muteKeyOf(word) !== key || key === '') return undefined
  const limits = channelsIn(channels)
  // A word for unreadable channels would otherwise be muted everywhere.
  if (channels !== undefined && limits.length === 0) return undefined
  return {
    key,
    word,
    isPart: part === true,
    until: isoOf(until),
    channels: limits.slice(0, maxMuteChannels),
    addedAt: isoOf(since) ?? isoOf(entry.at) ?? new Date(0).toISOString(),
  }
}

/** All muted words, the expired ones too. */
export const muteWords = (entries: SyncEntries): MuteWord[] =>
  Object.entries(entries).flatMap(([key, entry]) => muteWordOf(key, entry) ?? [])

/** The stored form of a word. `since` is when the user added it, in ms; `at` when the entry was changed. */
function entryOf(settings: MuteSettings, since: number, at: number): SyncEntry {
  const { isPart, until } = settings
  const word = muteWordToStore(settings.word)
  const make = (nameLength: number): SyncEntry => ({
    value: {
      word,
      ...(isPart && { part: true }),
      ...(until !== undefined && { until: Date.parse(until) }),
      ...(settings.channels.length > 0 && {
        channels: settings.channels.map(({ id, name }) => ({ id, name: clampText(name, nameLength) })),
      }),
      since,
    },
    at,
  })
  const whole = make(maxNameLength)
  return bytesOfEntry(muteKeyOf(word), whole) <= maxBytes ? whole : make(0)
}

/**
 * The entries with a word at the time `now` (ms). `before` is the key of the word that it replaces. Undefined if the
 * list is full: nothing is dropped to make space for it.
 */
export function withMuteWord(
  entries: SyncEntries,
  settings: MuteSettings,
  before: string | undefined,
  now: number,
): SyncEntries | undefined {
  const key = muteKeyOf(settings.word)
  const replaced = before !== undefined && Object.hasOwn(entries, before) ? entries[before] : undefined
  const rest = replaced && before !== undefined && before !== key ? withRemoval(entries, before, now) : entries
  const isKnown = Object.hasOwn(rest, key) && valueOf(rest[key] ?? { value: null, at: 0 })['word'] !== undefined
  if (!isKnown && muteWords(rest).length >= maxMuteWords) return undefined
  const since = replaced && valueOf(replaced)['since']
  const at = timeOfChange(rest, key, now)
  return { ...rest, [key]: entryOf(settings, typeof since === 'number' ? since : now, at) }
}

/** The entries with a removed word as it was before. */
export const withRestoredWord = (entries: SyncEntries, word: MuteWord, now: number): SyncEntries => ({
  ...entries,
  [word.key]: entryOf(word, Date.parse(word.addedAt), timeOfChange(entries, word.key, now)),
})

/** The entries without a word. */
export const withoutMuteWord = (entries: SyncEntries, key: string, now: number): SyncEntries =>
  Object.hasOwn(entries, key) && muteWordOf(key, entries[key] ?? { value: null, at: 0 })
    ? withRemoval(entries, key, now)
    : entries

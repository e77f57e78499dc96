import type { LaterChannel, LaterItem } from '@tsudoi/design-system/screens/later/later.types'
import { clampText } from '@tsudoi/design-system/text/graphemes'
import { titleOf } from '@tsudoi/design-system/text/nameOr'
import { bytesOfEntry, type SyncEntries, type SyncEntry } from '../realtime/syncEntries.ts'
import { timeOfChange, withRemoval } from '../realtime/syncRemovals.ts'
import { laterTargetOf } from './laterKey.ts'

/** The details of an item that the list shows even without a network. */
export interface LaterItemDetails {
  title: string
  channel?: LaterChannel | undefined
  /** An absolute URL. */
  image?: string | undefined
  /** The account that wrote a post: its posts are not shown while it is blocked (S047). */
  author?: string | undefined
}

/**
 * Maximum number of items that a user can keep. They fit into the documents of the realtime service (`maxDocuments`,
 * Q491).
 */
export const maxLaterItems = 300
/** Maximum number of documents for a member's items. A server stores a hundred documents for each member. */
export const maxLaterDocuments = 20

/** Maximum size of an entry in bytes; its title is shortened to fit. */
const maxBytes = 400
/** Maximum length of the URL of a picture; a longer one is left out. */
const maxImageLength = 160
const maxNameLength = 20
const maxTitleLength = 60

/** Whether an entry is an item, not a removal or a value that another build or the user has written. */
const isItem = (key: string, entry: SyncEntry | undefined): boolean =>
  typeof entry?.value === 'object' && entry.value !== null && laterTargetOf(key) !== undefined

/** The number of kept items. */
export const laterCount = (entries: SyncEntries): number =>
  Object.entries(entries).filter(([key, entry]) => isItem(key, entry)).length

/** Whether the item with this key is kept. */
export const isKeptForLater = (entries: SyncEntries, key: string): boolean =>
  Object.hasOwn(entries, key) && isItem(key, entries[key])

/** The stored form of an item. `since` is when the user kept it, in ms; `at` when the entry was changed. */
function entryOf(
  key: string,
  { title, channel, image, author }: LaterItemDetails,
  since: number,
  at: number,
): SyncEntry {
  const make = (length: number): SyncEntry => ({
    value: {
      title: clampText(title.trim().replaceAll(/\s+/g, ' '), length),
      ...(channel && { channel: channel.id, name: clampText(channel.name, maxNameLength) }),
      ...(image && image.length <= maxImageLength && { image }),
      ...(author && { author }),
      since,
    },
    at,
  })
  for (let length = maxTitleLength; length > 1; length -= 4) {
    const entry = make(length)
    if (bytesOfEntry(key, entry) <= maxBytes) return entry
  }
  return { value: { title: '', since }, at }
}

/**
 * Returns the entries with an added item, or with the new details of an item that is already among them. `now` is the
 * time in ms. Returns undefined if the list is full: no other item is dropped.
 */
export function withLaterItem(entries: SyncEntries, key: string, details: LaterItemDetails, now: number) {
  const isKept = isKeptForLater(entries, key)
  if (!isKept && laterCount(entries) >= maxLaterItems) return undefined
  const since = isKept ? sinceOf(entries[key]) : now
  return { ...entries, [key]: entryOf(key, details, since ?? now, timeOfChange(entries, key, now)) }
}

/** The entries without an item, which is stored as removed, so that the member's other devices remove it too. */
export function withoutLaterItem(entries: SyncEntries, key: string, now: number): SyncEntries {
  if (!isKeptForLater(entries, key)) return entries
  return withRemoval(entries, key, now)
}

/** The entries with an item restored as it was in `before`, even if the list is full by now. */
export function withRestoredItem(entries: SyncEntries, key: string, before: SyncEntry, now: number): SyncEntries {
  return { ...entries, [key]: { value: before.value, at: timeOfChange(entries, key, now) } }
}

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function sinceOf(entry: SyncEntry | undefined): number | undefined {
  const { since } = (entry?.value ?? {}) as Readonly<Record<string, unknown>>
  return isTime(since) ? since : undefined
}

/** Whether a value is a number of milliseconds that a date can have. */
const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 8.64e15

/**
 * An entry as the list shows it; undefined for a removal, and for an entry in another form, which another build or the
 * user may have written.
 */
export function laterItemOf(key: string, entry: SyncEntry): LaterItem | undefined {
  const target = laterTargetOf(key)
  if (!target || !isItem(key, entry)) return undefined
  const { title, channel, name, image, author } = entry.value as Readonly<Record<string, unknown>>
  const channelId = textIn(channel)
  const picture = textIn(image)
  return {
    key,
    ...target,
    title: titleOf(textIn(title) ?? ''),
    channel: channelId === undefined ? undefined : { id: channelId, name: textIn(name) ?? '' },
    image: picture && /^(https?:\/)?\/(?!\/)/.test(picture) ? picture : undefined,
    author: textIn(author),
    keptAt: new Date(sinceOf(entry) ?? (isTime(entry.at) ? entry.at : 0)).toISOString(),
  }
}

const inOrder = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Compares two items for sorting the list, the latest first. Items of the same time are sorted by key, so that their
 * order is stable.
 */
export const latestKeptFirst = (one: LaterItem, other: LaterItem): number =>
  inOrder(other.keptAt, one.keptAt) || inOrder(one.key, other.key)

/** All kept items, the latest first. A channel's name that one item lacks is taken from another item. */
export function laterItems(entries: SyncEntries): LaterItem[] {
  const items = Object.entries(entries).flatMap(([key, entry]) => laterItemOf(key, entry) ?? [])
  const names = new Map(items.flatMap(({ channel }) => (channel?.name ? [[channel.id, channel.name] as const] : [])))
  const named = items.map((item) => {
    const { channel } = item
    return channel?.name === '' ? { ...item, channel: { ...channel, name: names.get(channel.id) ?? '' } } : item
  })
  return named.toSorted(latestKeptFirst)
}

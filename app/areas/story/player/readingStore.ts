import { asset } from '@tsudoi/contracts/present/asset'
import * as z from 'zod/mini'
import { serverNow } from '../../../session/clock.ts'
import { readingPlaceKey, readingPlacePrefix } from '../../../session/readingPlace.ts'
import type { StorageKey } from '../../../session/storageKeys.ts'
import { deviceStore } from '../../../session/textStore.ts'
import { joinLines, lineRangesOf, type LineRanges } from './lineRanges.ts'

/** Where somebody is in an episode, and what reading it gave: on this device, each reader for themselves (Q168). */
export interface Reading {
  /** Index of the line. */
  position: number
  /** Lines of the script then. */
  count: number
  /** Lines that were read. */
  read: LineRanges
  /** The host has marked the episode as read (C105): it is not told again. */
  isViewed: boolean
  /** What the first reading gave. */
  reward?: z.infer<typeof asset>
  /** The reward passed a holding limit and waits in the present box. */
  isRewardInBox?: boolean
  /** The end was reached: where the host is still to be told of it. */
  owed?: EpisodeAddress
  /** Its story, and its place in it in words: the list of stories says where one stopped (Q332). */
  group?: string
  label?: string
  /** The visit that opened it last, as the history names it: a reload, and Back, are the same one. */
  visit?: string
  /** Milliseconds of the device's clock, for which one is the oldest. */
  time: number
}

/** Where an episode is, as its calls name it. */
export interface EpisodeAddress {
  ipId: string
  storyGroupId: string
  storyEpisodeId: string
}

/** Episodes that are kept on a device, of all readers. */
const kept = 300

const stored = z.object({
  position: z.int(),
  count: z.int(),
  read: z.unknown(),
  isViewed: z.boolean(),
  reward: z.optional(asset),
  isRewardInBox: z.optional(z.boolean()),
  owed: z.optional(z.object({ ipId: z.string(), storyGroupId: z.string(), storyEpisodeId: z.string() })),
  group: z.optional(z.string()),
  label: z.optional(z.string()),
  visit: z.optional(z.string()),
  time: z.number(),
})

function readingAt(key: StorageKey): Reading | undefined {
  const { data } = z.safeParse(stored, deviceStore.getJson(key))
  return data && { ...data, read: lineRangesOf(data.read, data.count) }
}

/** What is owed is never dropped: a reward hangs on it. */
function dropOldest(): void {
  const keys = deviceStore.keys(readingPlacePrefix)
  if (keys.length <= kept) return
  const dated = keys.map((key) => ({ key, reading: readingAt(key) }))
  const droppable = dated.filter(({ reading }) => !reading?.owed)
  droppable.sort((one, other) => (one.reading?.time ?? 0) - (other.reading?.time ?? 0))
  for (const { key } of droppable.slice(0, keys.length - kept)) deviceStore.remove(key)
}

export const readingOf = (accountId: string, episodeId: string): Reading | undefined =>
  readingAt(readingPlaceKey(accountId, episodeId))

const fresh: Reading = { position: 0, count: 0, read: [], isViewed: false, time: 0 }

/** Writes what changed at once: a webview may be killed at any line. */
export function keepReading(accountId: string, episodeId: string, change: Partial<Reading>): Reading {
  const key = readingPlaceKey(accountId, episodeId)
  const known = readingAt(key)
  // Who opens an episode has not moved in it: a later place from another device still counts (Q261).
  const isHere = known && (change.position ?? known.position) === known.position
  const reading = { ...fresh, ...known, ...change, time: isHere ? known.time : serverNow() }
  deviceStore.setJson(key, reading)
  if (!known) dropOldest()
  return reading
}

/** What the host answered to C105: told by whoever opened the episode, or at its end. */
export const keepViewed = (
  accountId: string,
  episodeId: string,
  reward?: Reading['reward'],
  sentToPresents: readonly unknown[] = [],
): Reading => {
  const isRewardInBox = sentToPresents.length > 0 || undefined
  return keepReading(accountId, episodeId, { isViewed: true, reward, isRewardInBox, owed: undefined })
}

/** Ends that the host is still to be told of. */
export const owedViews = (accountId: string): EpisodeAddress[] =>
  accountId === '' ? [] : deviceStore.keys(readingPlaceKey(accountId, '')).flatMap((key) => readingAt(key)?.owed ?? [])

/** A guest who logs in goes on where they were: their place, and the lines they read, are the member's from then on. */
export function adoptGuestReading(accountId: string, episodeId: string): void {
  const guest = readingOf('', episodeId)
  if (!guest || accountId === '') return
  const own = readingOf(accountId, episodeId)
  const isNewer = !own || guest.time >= own.time
  keepReading(accountId, episodeId, {
    ...(isNewer && { position: guest.position, count: guest.count }),
    read: own ? joinLines(own.read, guest.read) : guest.read,
  })
  deviceStore.remove(readingPlaceKey('', episodeId))
}

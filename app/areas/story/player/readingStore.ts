import { asset } from '@tsudoi/contracts/present/asset'
import * as z from 'zod/mini'
import { serverNow } from '../../../time/clock.ts'
import { readingPlaceKey, readingPlacePrefix } from '../../../reading/readingPlace.ts'
import type { StorageKey } from '../../../storage/storageKeys.ts'
import { deviceStore } from '../../../storage/textStore.ts'
import { joinLineRanges, parseLineRanges, type LineRanges } from './lineRanges.ts'

/** An account's reading position in an episode and the result of reading it, as stored on this device (Q168). */
export interface StoredReading {
  /** Index of the current line; equal to `count` at the episode's end. */
  position: number
  /** Number of lines of the script when the position was stored. */
  count: number
  /** The lines that were read. */
  read: LineRanges
  /** Whether the server has marked the episode as read (C105). */
  isViewed: boolean
  /** The reward that the server has granted for the first reading. */
  reward?: z.infer<typeof asset> | undefined
  /** Whether the reward exceeded a holding limit, so that it is in the present box. */
  isRewardInBox?: boolean | undefined
  /**
   * The ids of the episode while its report is unsent: the reader has reached the end, but the server has not received
   * the report.
   */
  owed?: EpisodeIds | undefined
  /** The story's id, and the episode's label, for the list of stories (Q332). */
  group?: string | undefined
  label?: string | undefined
  /** Key of the history entry that last opened the episode. After a reload and after Back it is the same. */
  visit?: string | undefined
  /** Time of the last change, in ms according to the server's clock, to find the oldest positions. */
  time: number
}

/** The ids of an episode, which are the path parameters of its calls. */
export interface EpisodeIds {
  ipId: string
  storyGroupId: string
  storyEpisodeId: string
}

/** Maximum number of episodes stored on a device, of all accounts. */
const maxEpisodes = 300

const readingSchema = z.object({
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

function readingAt(key: StorageKey): StoredReading | undefined {
  const { data } = z.safeParse(readingSchema, deviceStore.getJson(key))
  return data && { ...data, read: parseLineRanges(data.read, data.count) }
}

/**
 * Deletes the oldest positions above the maximum. Keeps those with an unsent report, because a reward depends on it.
 */
function dropOldest(): void {
  const keys = deviceStore.keys(readingPlacePrefix)
  if (keys.length <= maxEpisodes) return
  const dated = keys.map((key) => ({ key, reading: readingAt(key) }))
  const droppable = dated.filter(({ reading }) => !reading?.owed)
  droppable.sort((one, other) => (one.reading?.time ?? 0) - (other.reading?.time ?? 0))
  for (const { key } of droppable.slice(0, keys.length - maxEpisodes)) deviceStore.remove(key)
}

/** The stored reading position; undefined if there is none. A guest has the account id `""`. */
export const storedReadingProgress = (accountId: string, episodeId: string): StoredReading | undefined =>
  readingAt(readingPlaceKey(accountId, episodeId))

const newReading: StoredReading = { position: 0, count: 0, read: [], isViewed: false, time: 0 }

/**
 * Stores a change of a reading position, and returns the new position. Writes synchronously, because a webview may be
 * killed at any time.
 */
export function storeReading(accountId: string, episodeId: string, change: Partial<StoredReading>): StoredReading {
  const key = readingPlaceKey(accountId, episodeId)
  const known = readingAt(key)
  // Whether the reader is still at the stored line. Then the time is not updated, so that a later position from another
  // device wins (Q261).
  const isHere = known && (change.position ?? known.position) === known.position
  const reading = { ...newReading, ...known, ...change, time: isHere ? known.time : serverNow() }
  deviceStore.setJson(key, reading)
  if (!known) dropOldest()
  return reading
}

/**
 * Stores the server's answer to the report that the episode was read (C105): after a purchase, or at the end of the
 * episode.
 */
export const storeViewAnswer = (
  accountId: string,
  episodeId: string,
  reward?: StoredReading['reward'],
  sentToPresents: readonly unknown[] = [],
): StoredReading => {
  const isRewardInBox = sentToPresents.length > 0 || undefined
  return storeReading(accountId, episodeId, { isViewed: true, reward, isRewardInBox, owed: undefined })
}

/** The episodes that the account has read, but whose report the server has not received yet. */
export const unsentViewReports = (accountId: string): EpisodeIds[] =>
  accountId === '' ? [] : deviceStore.keys(readingPlaceKey(accountId, '')).flatMap((key) => readingAt(key)?.owed ?? [])

/** Merges a guest's position into that of the member who logs in. */
export function adoptGuestReading(accountId: string, episodeId: string): void {
  const guest = storedReadingProgress('', episodeId)
  if (!guest || accountId === '') return
  const own = storedReadingProgress(accountId, episodeId)
  const isNewer = !own || guest.time >= own.time
  storeReading(accountId, episodeId, {
    ...(isNewer && { position: guest.position, count: guest.count }),
    read: own ? joinLineRanges(own.read, guest.read) : guest.read,
  })
  deviceStore.remove(readingPlaceKey('', episodeId))
}

import { decodeUrlPart } from '../decodeUrlPart.ts'
import type { StoryReadingPosition } from '@tsudoi/design-system/screens/programme.types'
import type { SyncedData } from '../realtime/syncDocument.ts'
import { readingPlaceKey, readReadingPlace } from './readingPlace.ts'
import type { StorageKey } from '../storage/storageKeys.ts'
import { deviceStore } from '../storage/textStore.ts'

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * The story that an episode belongs to, and the episode's label. Both are absent if an earlier build stored the
 * position.
 */
function episodeAt(key: StorageKey): { group?: string | undefined; label?: string | undefined } {
  const { group, label } = (deviceStore.getJson(key) ?? {}) as Record<string, unknown>
  return { group: textIn(group), label: textIn(label) }
}

/** The episodes in which a reader has a position. Keys that the app did not write are ignored. */
function episodesOf(accountId: string): string[] {
  const own = readingPlaceKey(accountId, '')
  return deviceStore.keys(own).flatMap((key) => {
    const episodeId = decodeUrlPart(key.slice(own.length))
    return episodeId === undefined ? [] : [episodeId]
  })
}

/**
 * The episode in which a reader stopped last, for each story that has a started and unfinished episode, by story id
 * (Q332).
 */
export function lastReadingPlaceByStory(accountId: string): ReadonlyMap<string, StoryReadingPosition> {
  const places = episodesOf(accountId).flatMap((id) => {
    const place = readReadingPlace(accountId, id)
    const { group, label } = episodeAt(readingPlaceKey(accountId, id))
    const isBegun = place && place.line > 0 && place.line < place.of
    return isBegun && group !== undefined ? [{ group, label, ...place }] : []
  })
  // Sorts by time, because the map keeps the last position of each story.
  places.sort((one, other) => one.time - other.time)
  return new Map(places.map(({ group, label, line, of }) => [group, { label, line, of }]))
}

/** The reading positions that a member's devices synchronise (Q261). A position at the beginning is left out. */
export const syncedReadingPlaces: SyncedData = {
  name: 'story-places',
  read(accountId) {
    return Object.fromEntries(
      episodesOf(accountId).flatMap((id) => {
        const place = readReadingPlace(accountId, id)
        if (!place || place.line === 0) return []
        const value = { line: place.line, of: place.of, ...episodeAt(readingPlaceKey(accountId, id)) }
        return [[id, { value, at: place.time }]]
      }),
    )
  },
  take(accountId, entries) {
    for (const [id, { value, at }] of Object.entries(entries)) {
      const { line, of, group, label } = (value ?? {}) as Readonly<Record<string, unknown>>
      if (!Number.isInteger(line) || !Number.isInteger(of)) continue
      const key = readingPlaceKey(accountId, id)
      const known = deviceStore.getJson(key) as { isViewed?: unknown; owed?: unknown } | undefined
      const episode = { group: textIn(group), label: textIn(label) }
      // Whether the episode was read to its end, on this device or on another device that has reported that to the
      // server. The episode then starts at its beginning again.
      const isViewed = known?.isViewed === true || (!known?.owed && Number(line) >= Number(of))
      deviceStore.setJson(key, { read: [], ...episode, ...known, isViewed, position: line, count: of, time: at })
    }
  },
}

import type { StoppedAt } from '@tsudoi/design-system/screens/programme.types'
import type { Synced } from '../realtime/syncDocument.ts'
import { keyOf, placeIn } from './readingPlace.ts'
import type { StorageKey } from './storageKeys.ts'
import { deviceStore } from './textStore.ts'

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Which story an episode is of, and which of its episodes: absent where an earlier build kept the place. */
function episodeAt(key: StorageKey): { group?: string; label?: string } {
  const { group, label } = (deviceStore.getJson(key) ?? {}) as Record<string, unknown>
  return { group: textIn(group), label: textIn(label) }
}

/** The episodes that a reader has a place in; a key that was written by hand is none. */
function episodesOf(accountId: string): string[] {
  const own = keyOf(accountId, '')
  return deviceStore.keys(own).flatMap((key) => {
    try {
      return [decodeURIComponent(key.slice(own.length))]
    } catch {
      return []
    }
  })
}

/** Where somebody stopped last in each story with an episode they are in the middle of, by the story's id (Q332). */
export function stoppedIn(accountId: string): ReadonlyMap<string, StoppedAt> {
  const places = episodesOf(accountId).flatMap((id) => {
    const place = placeIn(accountId, id)
    const { group, label } = episodeAt(keyOf(accountId, id))
    const isBegun = place && place.line > 0 && place.line < place.of
    return isBegun && group !== undefined ? [{ group, label, ...place }] : []
  })
  // The latest of a story is the last one that is set.
  places.sort((one, other) => one.time - other.time)
  return new Map(places.map(({ group, label, line, of }) => [group, { label, line, of }]))
}

/** What a member's devices tell each other of their places (Q261). A beginning is none. */
export const storyPlaces: Synced = {
  name: 'story-places',
  read(accountId) {
    return Object.fromEntries(
      episodesOf(accountId).flatMap((id) => {
        const place = placeIn(accountId, id)
        if (!place || place.line === 0) return []
        const value = { line: place.line, of: place.of, ...episodeAt(keyOf(accountId, id)) }
        return [[id, { value, at: place.time }]]
      }),
    )
  },
  take(accountId, entries) {
    for (const [id, { value, at }] of Object.entries(entries)) {
      const { line, of, group, label } = (value ?? {}) as Readonly<Record<string, unknown>>
      if (!Number.isInteger(line) || !Number.isInteger(of)) continue
      const key = keyOf(accountId, id)
      const known = deviceStore.getJson(key) as { isViewed?: unknown; owed?: unknown } | undefined
      const episode = { group: textIn(group), label: textIn(label) }
      // Whoever was at its end there has told the host: here it begins at its beginning again.
      const isViewed = known?.isViewed === true || (!known?.owed && Number(line) >= Number(of))
      deviceStore.setJson(key, { read: [], ...episode, ...known, isViewed, position: line, count: of, time: at })
    }
  },
}

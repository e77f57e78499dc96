import type { EpisodePlace } from '@tsudoi/design-system/screens/story/story.types'
import type { Synced } from '../realtime/syncDocument.ts'
import { deviceStore } from './textStore.ts'

/** What is kept of a reading (Q168) begins so. */
export const prefix = 'tsudoi.story-place.'

/** Whoever has no account reads as one guest. */
export const keyOf = (accountId: string, episodeId: string) =>
  `${prefix}${encodeURIComponent(accountId || 'guest')}.${encodeURIComponent(episodeId)}`

/** Where somebody stopped in an episode, as this device knows it: the player keeps it, a story's page only reads it. */
export function placeIn(accountId: string, episodeId: string): EpisodePlace | undefined {
  const kept = deviceStore.getJson(keyOf(accountId, episodeId)) as Record<string, unknown> | undefined | null
  const { position, count, time } = kept ?? {}
  const isPlace = Number.isInteger(position) && Number.isInteger(count) && typeof time === 'number'
  return isPlace ? { line: position as number, of: count as number, time } : undefined
}

/** What a member's devices tell each other of their places (Q261). A beginning is none. */
export const storyPlaces: Synced = {
  name: 'story-places',
  read(accountId) {
    const own = keyOf(accountId, '')
    const episodes = deviceStore.keys(own).map((key) => decodeURIComponent(key.slice(own.length)))
    return Object.fromEntries(
      episodes.flatMap((id) => {
        const place = placeIn(accountId, id)
        return place && place.line > 0 ? [[id, { value: { line: place.line, of: place.of }, at: place.time }]] : []
      }),
    )
  },
  take(accountId, entries) {
    for (const [id, { value, at }] of Object.entries(entries)) {
      const { line, of } = (value ?? {}) as { line?: unknown; of?: unknown }
      if (!Number.isInteger(line) || !Number.isInteger(of)) continue
      const key = keyOf(accountId, id)
      const known = deviceStore.getJson(key) as object | undefined
      deviceStore.setJson(key, { read: [], isViewed: false, ...known, position: line, count: of, time: at })
    }
  },
}

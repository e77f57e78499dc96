import type { EpisodePlace } from '@tsudoi/design-system/screens/story/story.types'
import { deviceStore } from './textStore.ts'

/** What is kept of a reading (Q168) begins so. */
export const prefix = 'tsudoi.story-place.'

/** Whoever has no account reads as one guest. */
export const keyOf = (accountId: string, episodeId: string) =>
  `${prefix}${encodeURIComponent(accountId || 'guest')}.${encodeURIComponent(episodeId)}` as const

/** Where somebody stopped in an episode, as this device knows it: the player keeps it, a story's page only reads it. */
export function placeIn(accountId: string, episodeId: string): EpisodePlace | undefined {
  const kept = deviceStore.getJson(keyOf(accountId, episodeId)) as Record<string, unknown> | undefined | null
  const { position, count, time } = kept ?? {}
  const isPlace = Number.isInteger(position) && Number.isInteger(count) && typeof time === 'number'
  return isPlace ? { line: position as number, of: count as number, time } : undefined
}

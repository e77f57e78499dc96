import { encodeUrlPart } from '../encodeUrlPart.ts'
import type { EpisodePosition } from '@tsudoi/design-system/screens/story/story.types'
import { deviceStore } from '../storage/textStore.ts'

/** The prefix of the keys of reading positions (Q168). */
export const readingPlacePrefix = 'tsudoi.story-place.'

/** The storage key of a reading position. All readers without an account share the key `guest`. */
export const readingPlaceKey = (accountId: string, episodeId: string) =>
  `${readingPlacePrefix}${encodeUrlPart(accountId || 'guest')}.${encodeUrlPart(episodeId)}` as const

/**
 * The line at which a reader stopped in an episode, as stored on this device; undefined if there is none. The story
 * player writes it.
 */
export function readReadingPlace(accountId: string, episodeId: string): EpisodePosition | undefined {
  const kept = deviceStore.getJson(readingPlaceKey(accountId, episodeId)) as Record<string, unknown> | undefined | null
  const { position, count, time } = kept ?? {}
  const isPlace = Number.isInteger(position) && Number.isInteger(count) && typeof time === 'number'
  return isPlace ? { line: position as number, of: count as number, time } : undefined
}

import type { EpisodePlace } from '@tsudoi/design-system/screens/story/story.types'

/** What is kept of a reading (Q168) begins so. */
export const prefix = 'tsudoi.story-place.'

/** Whoever has no account reads as one guest. */
export const keyOf = (accountId: string, episodeId: string) =>
  `${prefix}${encodeURIComponent(accountId || 'guest')}.${encodeURIComponent(episodeId)}`

/** Where storage is switched off: as long as the page. */
export const memory = new Map<string, string>()

export function textAt(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

/** Where somebody stopped in an episode, as this device knows it: the player keeps it, a story's page only reads it. */
export function placeIn(accountId: string, episodeId: string): EpisodePlace | undefined {
  try {
    const { position, count, time } = JSON.parse(textAt(keyOf(accountId, episodeId)) ?? '{}') as Record<string, unknown>
    const isPlace = Number.isInteger(position) && Number.isInteger(count) && typeof time === 'number'
    return isPlace ? { line: position as number, of: count as number, time } : undefined
  } catch {
    return undefined
  }
}

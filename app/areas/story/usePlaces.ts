import type { EpisodePlace } from '@tsudoi/design-system/screens/story/story.types'
import { useSession } from '../../session/sessionStore.ts'
import { readingOf } from './player/readingStore.ts'

/** Where somebody stopped in an episode, as this device knows it. */
export function usePlaces(): (episodeId: string) => EpisodePlace | undefined {
  const accountId = useSession((session) => session.accountId)
  return (episodeId) => {
    const reading = readingOf(accountId, episodeId)
    return reading && { line: reading.position, of: reading.count, time: reading.time }
  }
}

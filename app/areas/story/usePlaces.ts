import type { EpisodePlace } from '@tsudoi/design-system/screens/story/story.types'
import { useSession } from '../../session/sessionStore.ts'
import { readReadingPlace } from '../../reading/readingPlace.ts'

/** Returns a function that gives the reader's position in an episode, as stored on this device. */
export function usePlaces(): (episodeId: string) => EpisodePlace | undefined {
  const accountId = useSession((session) => session.accountId)
  return (episodeId) => readReadingPlace(accountId, episodeId)
}

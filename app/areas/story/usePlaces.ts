import type { EpisodePlace } from '@tsudoi/design-system/screens/story/story.types'
import { useSession } from '../../session/sessionStore.ts'
import { readingPlaceIn } from '../../session/readingPlace.ts'

/** Where somebody stopped in an episode, as this device knows it. */
export function usePlaces(): (episodeId: string) => EpisodePlace | undefined {
  const accountId = useSession((session) => session.accountId)
  return (episodeId) => readingPlaceIn(accountId, episodeId)
}

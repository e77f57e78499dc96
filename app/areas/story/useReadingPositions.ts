import type { EpisodePosition } from '@tsudoi/design-system/screens/story/story.types'
import { useSession } from '../../session/sessionStore.ts'
import { readReadingPlace } from '../../reading/readingPlace.ts'

/** Returns a function that gives the reader's position in an episode, as stored on this device. */
export function useReadingPositions(): (episodeId: string) => EpisodePosition | undefined {
  const accountId = useSession((session) => session.accountId)
  return (episodeId) => readReadingPlace(accountId, episodeId)
}

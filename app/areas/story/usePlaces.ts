import type { EpisodePlace } from '@tsudoi/design-system/screens/story/story.types'

/** Where somebody stopped in an episode, as this device knows it. */
export function usePlaces(): (episodeId: string) => EpisodePlace | undefined {
  return () => undefined
}

import { queryClient } from '../../../queryClient.ts'
import type { PlayerSource } from './engine.types.ts'
import { videoSourceQuery } from './player.queries.ts'

/**
 * What a player's `askSource` is for a video, or for its trailer. A renewal fails in silence: the player says it in its
 * own place.
 */
export const askVideoSource =
  (id: string, type: 'PLAY' | 'PREVIEW' = 'PLAY') =>
  (isRenewal: boolean): Promise<PlayerSource> =>
    queryClient.fetchQuery(videoSourceQuery(id, type, isRenewal))

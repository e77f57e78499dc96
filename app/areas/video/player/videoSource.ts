import { queryClient } from '../../../queryClient.ts'
import type { PlayerSource } from './engine.types.ts'
import { videoSourceQuery } from './player.queries.ts'

/**
 * An `askSource` function for a video or its trailer. Errors of a renewal are silent, because the player shows them.
 */
export const askVideoSource =
  (id: string, type: 'PLAY' | 'PREVIEW' = 'PLAY') =>
  (isRenewal: boolean): Promise<PlayerSource> =>
    queryClient.fetchQuery(videoSourceQuery(id, type, isRenewal))

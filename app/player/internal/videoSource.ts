import { queryClient } from '../../queryClient.ts'
import type { PlayerSource } from './engine.types.ts'
import { videoSourceQuery } from './player.queries.ts'

/**
 * Returns the function that loads the source of a video or of its trailer for a player. A failed renewal of the address
 * opens no dialog, because the player shows it.
 */
export const videoSourceLoader =
  (id: string, type: 'PLAY' | 'PREVIEW' = 'PLAY') =>
  (isRenewal: boolean): Promise<PlayerSource> =>
    queryClient.fetchQuery(videoSourceQuery(id, type, isRenewal))

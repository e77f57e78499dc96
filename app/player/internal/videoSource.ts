import { queryClient } from '../../queryClient.ts'
import type { PlayerSource } from './engine.types.ts'
import { videoSourceQuery } from './player.queries.ts'

/**
 * The `loadSource` function of a player for a video or its trailer. A failed renewal shows no dialog, because the
 * player shows it.
 */
export const videoSourceLoader =
  (id: string, type: 'PLAY' | 'PREVIEW' = 'PLAY') =>
  (isRenewal: boolean): Promise<PlayerSource> =>
    queryClient.fetchQuery(videoSourceQuery(id, type, isRenewal))

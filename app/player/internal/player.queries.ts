import { getVideoUrl } from '@tsudoi/contracts/video/video.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { playerSourceOf } from './player.mappers.ts'

/**
 * The source of a video. Its address is signed for a limited time, so it is never cached. `isSilent`: for a renewal of
 * the address during playback (C121).
 */
export const videoSourceQuery = (id: string, type: 'PLAY' | 'PREVIEW', isSilent: boolean) =>
  queryOptions({
    queryKey: ['video', id, 'source', type],
    queryFn: async ({ signal }) =>
      playerSourceOf((await call(getVideoUrl, { params: { id, type } }, { signal, isSilent })).url),
    staleTime: 0,
    gcTime: 0,
    // Opens no dialog for a renewal (`isSilent`), because the player shows the error. For other requests only errors
    // about the whole page open one (E015).
    meta: { isSilent },
  })

import { getVideoUrl } from '@tsudoi/contracts/video/video.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { sourceOf } from './player.mappers.ts'

/**
 * Where a video plays from (C121). An address is signed for a while: it is asked for anew each time, and never kept.
 * `isSilent` for a renewal, while something plays.
 */
export const videoSourceQuery = (id: string, type: 'PLAY' | 'PREVIEW', isSilent = false) =>
  queryOptions({
    queryKey: ['video', id, 'source', type],
    queryFn: async ({ signal }) =>
      sourceOf((await call(getVideoUrl, { params: { id, type } }, { signal, isSilent })).url),
    staleTime: 0,
    gcTime: 0,
    // The player says it in its own place; only what concerns the page gets a dialog (E015).
    meta: { isSilent },
  })

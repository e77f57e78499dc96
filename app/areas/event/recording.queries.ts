import { getOnDemandVideo } from '@tsudoi/contracts/event/event.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { NoAddress, mediaAddress } from '../video/player/player.mappers.ts'
import type { PlayerSource } from '../video/player/engine.types.ts'

/**
 * Where the recording of an episode plays from (C031): signed for a while, so never kept. Who may not watch, and a
 * recording that is gone, are said where the video would be; one outside its period leads back (E015).
 */
export const recordingQuery = (eventId: string, episodeId: string, isSilent: boolean) =>
  queryOptions({
    queryKey: ['event-recording', episodeId],
    queryFn: async ({ signal }): Promise<PlayerSource> => {
      const asked = { params: { episodeId }, query: { eventId } }
      const { video } = await call(getOnDemandVideo, asked, { signal, isSilent })
      const address = mediaAddress(video.url)
      if (!address) throw new NoAddress('HLS')
      return { format: 'HLS', address, subtitles: [] }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { isSilent, handles: ['PermissionDenied', 'NotFound'] },
  })

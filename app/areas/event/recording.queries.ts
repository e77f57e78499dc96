import { getOnDemandVideo } from '@tsudoi/contracts/event/event.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { UnplayableAddress, mediaAddress } from '../../player/player.mappers.ts'
import type { PlayerSource } from '../../player/engine.types.ts'

/**
 * Stream URL of an episode's recording (C031). It is signed for a limited time, so it is not cached. A missing
 * permission or recording is shown in place of the video; a recording outside its period returns to the page before
 * (E015).
 */
export const recordingQuery = (eventId: string, episodeId: string, isSilent: boolean) =>
  queryOptions({
    queryKey: ['event-recording', episodeId],
    queryFn: async ({ signal }): Promise<PlayerSource> => {
      const asked = { params: { episodeId }, query: { eventId } }
      const { video } = await call(getOnDemandVideo, asked, { signal, isSilent })
      const address = mediaAddress(video.url)
      if (!address) throw new UnplayableAddress('HLS')
      return { format: 'HLS', address, subtitles: [] }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { isSilent, handles: ['PermissionDenied', 'NotFound'] },
  })

import { getOnDemandVideo } from '@tsudoi/contracts/event/event.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { UnplayableAddress, mediaAddress, type PlayerSource } from '../../player/player.ts'

/**
 * The stream URL of an episode’s recording (C031). Not cached, because its signature expires. If the viewer has no
 * permission or there is no recording, the page shows a message in place of the video. Outside the recording’s period,
 * an error dialog leads back to the page before (E015).
 */
export const recordingQuery = (eventId: string, episodeId: string, isSilent: boolean) =>
  queryOptions({
    queryKey: ['event-recording', episodeId],
    queryFn: async ({ signal }): Promise<PlayerSource> => {
      const request = { params: { episodeId }, query: { eventId } }
      const { video } = await call(getOnDemandVideo, request, { signal, isSilent })
      const address = mediaAddress(video.url)
      if (!address) throw new UnplayableAddress('HLS')
      return { format: 'HLS', address, subtitles: [] }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { isSilent, handles: ['PermissionDenied', 'NotFound'] },
  })

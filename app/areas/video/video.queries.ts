import { getVideo } from '@tsudoi/contracts/video/video.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { videoKeys } from '../../queries/video.keys.ts'

/** What the pages say themselves. A video outside its period has its dialog, and leads back (E015). */
const handles = ['NotFound', 'UnavailableIpPublicationPeriod']

/** One video, with what the viewer may do with it (C120). */
export const videoQuery = (videoId: string, isMember: boolean) =>
  queryOptions({
    queryKey: videoKeys.one(videoId, isMember),
    queryFn: ({ signal }) => call(getVideo, { params: { id: videoId } }, { signal }),
    meta: { handles },
  })

/** The videos that one belongs to, as the page shows them (C122). They stand below its first view. */
export const playlistQuery = (playlistId: string, isMember: boolean) =>
  queryOptions({
    queryKey: videoKeys.playlist(playlistId, isMember),
    queryFn: async ({ signal }) => (await import('./askPlaylist.ts')).askPlaylist(playlistId, signal),
    meta: { handles },
  })

import { getVideo } from '@tsudoi/contracts/video/video.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { videoKeys } from '../../queries/video.keys.ts'

/**
 * Error codes for which the pages show their own message. A video outside its period has a dialog, which goes back
 * (E015).
 */
const handles = ['NotFound', 'UnavailableIpPublicationPeriod']

/** A video, and how the viewer can watch it (C120). */
export const videoQuery = (videoId: string, isMember: boolean) =>
  queryOptions({
    queryKey: videoKeys.one(videoId, isMember),
    queryFn: ({ signal }) => call(getVideo, { params: { id: videoId } }, { signal }),
    meta: { handles },
  })

/** The playlist of a video (C122). Its code is lazy, because the list is below the page's first viewport. */
export const playlistQuery = (playlistId: string, isMember: boolean) =>
  queryOptions({
    queryKey: videoKeys.playlist(playlistId, isMember),
    queryFn: async ({ signal }) => (await import('./fetchPlaylist.ts')).fetchPlaylist(playlistId, signal),
    meta: { handles },
  })

import { accessOptionFor } from '@tsudoi/design-system/screens/video/video.rules'
import type { PageFile } from '../../pageSpec.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { serverIso } from '../../time/clock.ts'
import { preloadPlayer } from './LazyVideoPlayer.tsx'
import { videoView } from './video.mappers.ts'
import { videoQuery } from './video.queries.ts'

/**
 * Preloads the player and the data of both pages of a video (R054, R055). Does not preload the player if the user is
 * known to have no access to the video, because hydration would wait for it.
 */
export const prefetchVideo: PageFile['beforeRender'] = ({ params: { id = '', videoId = '' } }) => {
  const video = videoQuery(videoId, isMember())
  const known = queryClient.getQueryData(video.queryKey)
  if (!known || !accessOptionFor(videoView(known.item), serverIso())) preloadPlayer()
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  void queryClient.prefetchQuery(video)
}

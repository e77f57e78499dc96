import type { PageFile } from '../../pageSpec.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { videoQuery } from './video.queries.ts'
import { preloadPlayer } from './LazyVideoPlayer.tsx'

/** Preloads the player and the data of both pages of a video (R054, R055). */
export const prefetchVideo: PageFile['beforeRender'] = ({ params: { id = '', videoId = '' } }) => {
  preloadPlayer()
  void queryClient.prefetchQuery(channelQuery(id, isMember()))
  void queryClient.prefetchQuery(videoQuery(videoId, isMember()))
}

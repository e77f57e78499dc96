import { matchPath } from 'react-router-dom'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import type { ShareOffer } from '../../sharing/sharing.ts'
import { serverIso } from '../../time/clock.ts'
import { canWatchTogether } from '../../together/canWatchTogether.ts'
import { videoView } from './video.mappers.ts'
import { videoQuery } from './video.queries.ts'

/** The offer of a film's page to watch the film together; undefined for other videos, and until the film is loaded. */
export function togetherOffer(pathname: string): ShareOffer | undefined {
  const videoId = matchPath('/channel/:id/movie/:videoId', pathname)?.params.videoId ?? ''
  const known = queryClient.getQueryData(videoQuery(videoId, isMember()).queryKey)
  return known && canWatchTogether(videoView(known.item), serverIso()) ? { canWatchTogether: true } : undefined
}

import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getVideo } from '@tsudoi/contracts/video/video.endpoints'
import { matchRoutes } from 'react-router-dom'
import { queryClient } from '../../queryClient.ts'
import { videoKeys } from '../../queries/video.keys.ts'
import { isMember } from '../../session/sessionStore.ts'
import type { ShareOffer } from '../../sharing/sharing.ts'
import { serverNow } from '../../time/clock.ts'
import { canWatchTogether } from '../../together/canWatchTogether.ts'

/** The offer of a film's page to watch the film together; undefined for other videos, and until the film is loaded. */
export function togetherOffer(pathname: string): ShareOffer | undefined {
  // Unlike `matchPath`, it decodes the parameters.
  const [page] = matchRoutes([{ path: '/channel/:id/movie/:videoId' }], pathname) ?? []
  const videoId = page?.params['videoId'] ?? ''
  // Reads the cache by its key: `videoQuery` would bring the modules of the page into the dialog's chunk.
  const known = queryClient.getQueryData<ResponseOf<typeof getVideo>>(videoKeys.one(videoId, isMember()))
  return known && canWatchTogether(known.item, serverNow()) ? { canWatchTogether: true } : undefined
}

import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { getVideo } from '@tsudoi/contracts/video/video.endpoints'
import { decodeUrlPart } from '../../decodeUrlPart.ts'
import { queryClient } from '../../queryClient.ts'
import { videoKeys } from '../../queries/video.keys.ts'
import { isMember } from '../../session/sessionStore.ts'
import type { ShareOffer } from '../../sharing/sharing.ts'
import { serverNow } from '../../time/clock.ts'
import { canWatchTogether } from '../../together/canWatchTogether.ts'

/** The id of the film whose page is at a path. Not read by the router, because the card document has none. */
const videoIdOf = (pathname: string): string =>
  decodeUrlPart(/^\/channel\/[^/]+\/movie\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '') ?? ''

/**
 * The option in the share dialog of a film's page to watch the film together; undefined for other videos, and until the
 * film is loaded.
 */
export function togetherShareOffer(pathname: string): ShareOffer | undefined {
  const videoId = videoIdOf(pathname)
  // Reads the query cache by the video's key, because importing `videoQuery` would bring the modules of the page into
  // the dialog's chunk.
  const known = queryClient.getQueryData<ResponseOf<typeof getVideo>>(videoKeys.one(videoId, isMember()))
  return known && canWatchTogether(known.item, serverNow()) ? { canWatchTogether: true } : undefined
}

import { listSpecials } from '@tsudoi/contracts/special/special.endpoints'
import { listVideos } from '@tsudoi/contracts/video/video.endpoints'
import { call } from '../../api/call.ts'
import { seekQuery } from '../../queries/seekQuery.ts'
import { specialKeys, videoKeys } from '../../queries/video.keys.ts'

/** Codes for which the pages show their own message instead of a dialog. */
const handles = ['NotFound', 'UnavailableIpPublicationPeriod']

/** The videos of a channel, page by page, the latest first (C119). */
export const videosQuery = (ipId: string, isMember: boolean) =>
  seekQuery({
    queryKey: videoKeys.list(ipId, isMember),
    by: 'lastVideoId',
    ask: (page, signal) => call(listVideos, { query: { ipId, ...page } }, { signal }),
    itemsOf: ({ videos }) => videos,
    meta: { handles },
  })

/** The special pages of a channel, page by page, the latest first (C125). */
export const specialsQuery = (ipId: string) =>
  seekQuery({
    queryKey: specialKeys.list(ipId),
    by: 'lastSpecialId',
    ask: (page, signal) => call(listSpecials, { query: { ipId, ...page } }, { signal }),
    itemsOf: ({ specials }) => specials,
    meta: { handles },
  })

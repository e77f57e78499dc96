import { queryOptions } from '@tanstack/react-query'
import { specialKeys, videoKeys } from './video.keys.ts'

const handles = ['NotFound', 'UnavailableIpPublicationPeriod']
/** Loads the code lazily, because videos are below the first screenful of a channel's page. */
const loadLatest = () => import('./fetchLatestVideos.ts')

/** The latest videos of a channel, as the channel's page shows them (C119). */
export const latestVideosQuery = (ipId: string, isMember: boolean) =>
  queryOptions({
    queryKey: videoKeys.latest(ipId, isMember),
    queryFn: async ({ signal }) => (await loadLatest()).fetchLatestVideos(ipId, signal),
    meta: { handles },
  })

/** The latest special pages of a channel, as the channel's page shows them (C125). */
export const latestSpecialsQuery = (ipId: string) =>
  queryOptions({
    queryKey: specialKeys.latest(ipId),
    queryFn: async ({ signal }) => (await loadLatest()).fetchLatestSpecials(ipId, signal),
    meta: { handles },
  })

import { readStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { playerKeys } from './player.keys.ts'
import type { EpisodeAddress } from './readingStore.ts'

/** Said on the page itself: the way to the page of the story is there. */
const handles = ['NotFound', 'PermissionDenied', 'OutOfTerm', 'UnavailableIpPublicationPeriod']

/** Scripts that nobody reads any more go soon: they are the largest answers there are. Milliseconds. */
const forgetAfter = 10_000

/** The script, and what comes next (C104). Nobody's words change while somebody reads: it is asked for once. */
export const episodeQuery = ({ ipId, storyGroupId, storyEpisodeId }: EpisodeAddress, isMember: boolean) =>
  queryOptions({
    queryKey: playerKeys.episode(ipId, storyGroupId, storyEpisodeId, isMember),
    queryFn: ({ signal }) => call(readStoryEpisode, { params: { ipId, storyGroupId, storyEpisodeId } }, { signal }),
    meta: { handles },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: forgetAfter,
  })

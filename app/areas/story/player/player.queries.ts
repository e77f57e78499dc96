import { readStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { readerQuery } from '../../../queries/story.queries.ts'
import { playerKeys } from './player.keys.ts'
import type { EpisodeAddress } from './readingStore.ts'

/** The episode that the player's address names. */
export const episodeIn = (params: Readonly<Record<string, string | undefined>>): EpisodeAddress => ({
  ipId: params['channelId'] ?? '',
  storyGroupId: params['storyGroupId'] ?? '',
  storyEpisodeId: params['storyEpisodeId'] ?? '',
})

/** The member's names (C106). Where they cannot be had, those of the address stand in (X8): nobody is told. */
export const registeredNamesQuery = (ipId: string) => ({ ...readerQuery(ipId, true), meta: { isSilent: true } })

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

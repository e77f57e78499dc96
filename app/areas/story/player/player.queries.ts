import { readStoryEpisode } from '@tsudoi/contracts/story/story.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { readerNamesQuery } from '../../../queries/story.queries.ts'
import { storyScriptKeys } from './player.keys.ts'
import type { EpisodeIds } from './readingStore.ts'

/** The ids of the episode in the player's URL. */
export const episodeIdsOf = (params: Readonly<Record<string, string | undefined>>): EpisodeIds => ({
  ipId: params['channelId'] ?? '',
  storyGroupId: params['storyGroupId'] ?? '',
  storyEpisodeId: params['storyEpisodeId'] ?? '',
})

/**
 * The reader's names that the member has registered (C106). Errors are silent, because the names in the URL are the
 * fallback (X8).
 */
export const registeredNamesQuery = (ipId: string) => ({ ...readerNamesQuery(ipId, true), meta: { isSilent: true } })

/** Error codes for which the page shows its own message, with a link to the story. */
const handles = ['NotFound', 'PermissionDenied', 'OutOfTerm', 'UnavailableIpPublicationPeriod']

/** Time in ms after which an unused script is removed from the cache, because scripts are large. */
const scriptCacheMs = 10_000

/**
 * The script of an episode, and the next episode (C104). Never stale, so that the text does not change while it is
 * read.
 */
export const storyScriptQuery = ({ ipId, storyGroupId, storyEpisodeId }: EpisodeIds, isMember: boolean) =>
  queryOptions({
    queryKey: storyScriptKeys.episode(ipId, storyGroupId, storyEpisodeId, isMember),
    queryFn: ({ signal }) => call(readStoryEpisode, { params: { ipId, storyGroupId, storyEpisodeId } }, { signal }),
    meta: { handles },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: scriptCacheMs,
  })

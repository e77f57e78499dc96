import {
  getStoryGroup,
  getStoryReader,
  getStoryReaderNologin,
  listStoryGroups,
} from '@tsudoi/contracts/story/story.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { storyKeys } from './story.keys.ts'

/** The stories of a channel (C102), for the channel's page and the story list. */
export const storyListQuery = (ipId: string, isMember: boolean) =>
  queryOptions({
    queryKey: storyKeys.list(ipId, isMember),
    queryFn: ({ signal }) => call(listStoryGroups, { query: { ipId } }, { signal }),
    meta: { handles: ['NotFound', 'UnavailableIpPublicationPeriod'] },
  })

/** A story with its episodes. Its page shows why a story is not available, so no dialog opens (C103). */
export const storyGroupQuery = (ipId: string, storyGroupId: string, isMember: boolean) =>
  queryOptions({
    queryKey: storyKeys.group(ipId, storyGroupId, isMember),
    queryFn: ({ signal }) => call(getStoryGroup, { params: { ipId, storyGroupId } }, { signal }),
    meta: { handles: ['NotFound', 'UnavailableIpPublicationPeriod', 'OutOfTerm'] },
  })

/**
 * The names by which a channel's stories address the reader (C106). The answer for guests contains only the maximum
 * length of names (C107).
 */
export const readerNamesQuery = (id: string, isMember: boolean) =>
  queryOptions({
    queryKey: storyKeys.reader(id, isMember),
    queryFn: ({ signal }): Promise<ResponseOf<typeof getStoryReader>> =>
      call(isMember ? getStoryReader : getStoryReaderNologin, { params: { id } }, { signal }),
    meta: { handles: ['NotFound', 'UnavailableIpPublicationPeriod'] },
  })

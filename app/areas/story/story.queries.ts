import { getTips } from '@tsudoi/contracts/story/story.endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { storyKeys } from '../../queries/story.keys.ts'

/** The tips that are shown before a channel's first story (C109). Errors are silent, because the tips are optional. */
export const storyTipsQuery = (ipId: string, isMember: boolean) =>
  queryOptions({
    queryKey: storyKeys.tips(ipId, isMember),
    queryFn: ({ signal }) =>
      call(getTips, { params: { type: 'STORY' }, query: { ip_id: ipId } }, { signal, isSilent: true }),
    meta: { isSilent: true },
  })

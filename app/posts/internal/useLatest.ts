import { useQuery } from '@tanstack/react-query'
import { mergeLatest, overlaps, type CachedPost } from '../post.cache.ts'
import { postKeys, type Timeline } from '../post.keys.ts'
import { latestQuery } from '../post.queries.ts'
import type { Reading } from './entries.ts'
import { newsOf } from './newsOf.ts'

interface Read {
  posts: readonly CachedPost[] | undefined
  readAt: number
}

/** Posts newer than the loaded timeline. They are shown only when the user asks for them with `onShow`. */
export function useLatest(timeline: Timeline, isOfficialOnly: boolean, { posts, readAt }: Read, reading: Reading) {
  const { data } = useQuery({ ...latestQuery(timeline, isOfficialOnly, readAt), enabled: posts !== undefined })
  const news = newsOf(data?.posts ?? [], posts ?? [], reading)
  return {
    count: news.length,
    hasMore: data?.next !== undefined && news.length > 0 && !overlaps(data.posts, posts ?? []),
    onShow: () => {
      if (data) mergeLatest(postKeys.timeline(timeline, isOfficialOnly), data)
    },
  }
}

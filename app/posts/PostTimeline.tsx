import { NoPosts } from '@tsudoi/design-system/screens/post/NoPosts'
import { Timeline, type TimelineProps } from '@tsudoi/design-system/screens/post/Timeline'
import { postsOfQuery, timelineQuery } from '../queries/post.queries.ts'
import type { Timeline as TimelineOf } from '../queries/post.keys.ts'
import type { CachedPost } from '../queries/post.cache.ts'
import { useNow } from '../shell/useNow.ts'
import { useOfficialOnly } from './officialOnly.ts'
import { PostDialogs } from './PostDialogs.tsx'
import { useLatest } from './useLatest.ts'
import { usePostActions } from './usePostActions.ts'
import { usePostList } from './usePostList.ts'
import { useReading } from './useReading.ts'
import { WritePlace } from './WritePlace.tsx'

export interface PostTimelineProps extends Pick<TimelineProps, 'label'> {
  /** In the place of a list without posts. Default: that nobody has written yet. */
  empty?: TimelineProps['empty']
  timeline: TimelineOf
  /** Addresses of posts, where they differ from the usual. */
  hrefOf?: (post: CachedPost) => string
}

/** A timeline as every page has it: of a channel, of a member, on the embedded device. */
export function PostTimeline({ timeline, label, empty, hrefOf }: PostTimelineProps) {
  const isProfile = timeline.type === 'account'
  const official = useOfficialOnly()
  const isOnly = !isProfile && official.isOnly
  const reading = useReading({ hidesPlace: !isProfile, hrefOf })
  const query = isProfile ? postsOfQuery(timeline.typeId) : timelineQuery(timeline, isOnly)
  const { posts, read, readAt, isOpen, place, onPlace } = usePostList(query, reading)
  const fresh = useLatest(timeline, isOnly, { posts: read, readAt }, reading)
  const post = usePostActions()
  return (
    <>
      <Timeline
        key={query.queryKey.join('/')}
        now={useNow()}
        label={label}
        posts={posts}
        actions={post.actions}
        empty={empty ?? <NoPosts isOfficialOnly={isOnly} />}
        fresh={fresh}
        place={place}
        onPlace={onPlace}
        official={isProfile ? undefined : official}
        composer={isOpen && <WritePlace target={{ mode: 'post', ...timeline }} />}
      />
      <PostDialogs {...post} />
    </>
  )
}

import { NoPosts } from '@tsudoi/design-system/screens/post/NoPosts'
import { OfficialChoice } from '@tsudoi/design-system/screens/post/OfficialChoice'
import { Timeline, type TimelineProps } from '@tsudoi/design-system/screens/post/Timeline'
import { timelineQuery } from './post.queries.ts'
import type { Timeline as TimelineOf } from './post.keys.ts'
import type { CachedPost } from './post.cache.ts'
import { useNow } from '../../time/useNow.ts'
import { useOfficialOnly } from './officialOnly.ts'
import { PostDialogs } from './PostDialogs.tsx'
import { useNewPosts } from './useNewPosts.ts'
import { usePostActions } from './usePostActions.ts'
import { usePostList } from './usePostList.ts'
import { useReaderContext } from './useReaderContext.ts'
import { WriteSection } from './WriteSection.tsx'

/** Props of `PostTimeline`. */
export interface PostTimelineProps extends Pick<TimelineProps, 'label'> {
  /** What the page shows instead of an empty list. Default: a text that there are no posts yet. */
  empty?: TimelineProps['empty']
  timeline: TimelineOf
  /** Returns the address of a post's page. Default: the page on the web. */
  hrefOf?: (post: CachedPost) => string
}

/** The timeline of a channel or a member, on the web and in the host app. */
export function PostTimeline(props: PostTimelineProps) {
  const isProfile = props.timeline.type === 'account'
  const official = useOfficialOnly()
  const isOnly = !isProfile && official.isOnly
  return (
    <>
      {!isProfile && <OfficialChoice {...official} />}
      {/* The list of official posts is a component of its own, with its own scroll position (S148). */}
      <PostList key={String(isOnly)} {...props} isOnly={isOnly} />
    </>
  )
}

interface PostsProps extends PostTimelineProps {
  isOnly: boolean
}

function PostList({ timeline, label, empty, hrefOf, isOnly }: PostsProps) {
  const isProfile = timeline.type === 'account'
  const reading = useReaderContext({ hidesPlace: !isProfile, hrefOf })
  const { posts, read, readAt, isOpen, leave, goBack, ...place } = usePostList(timelineQuery(timeline, isOnly), reading)
  const fresh = useNewPosts(timeline, isOnly, { posts: read, readAt }, reading)
  const { actions, ...dialogs } = usePostActions(hrefOf !== undefined)
  return (
    <>
      <Timeline
        now={useNow()}
        label={label}
        posts={posts}
        actions={actions}
        empty={empty ?? <NoPosts isOfficialOnly={isOnly} />}
        fresh={{
          ...fresh,
          onShow: (left) => {
            leave(left)
            fresh.onShow()
          },
          onReturn: goBack,
        }}
        {...place}
        composer={!isProfile && <WriteSection isOpen={isOpen} target={{ mode: 'post', ...timeline }} />}
      />
      <PostDialogs {...dialogs} />
    </>
  )
}

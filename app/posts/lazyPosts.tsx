import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import { PostsSkeleton } from '@tsudoi/design-system/screens/post/parts/PostsSkeleton'
import { isMember } from '../session/sessionStore.ts'
import type { PostPageProps } from './PostPage.tsx'
import type { PostTimelineProps } from './PostTimeline.tsx'

/** What posts are read with comes beside their answer, not before the page's own words. */
const posts = lazyModule(() => import('./posts.ts'))

/** A page of which posts are the first that is seen begins with it. */
export const fetchPosts = (): void => void posts.load().catch(() => undefined)

/** What will be posts: a reader hears that they are on their way. */
const Loading = ({ rows, className }: { rows?: number; className?: string }) => (
  <SkeletonArea label="投稿を読みこみ中" className={className}>
    <PostsSkeleton rows={rows} />
  </SkeletonArea>
)

/** A timeline, or its shape until what it is read with is here. */
export function PostTimeline(props: PostTimelineProps) {
  const { module } = useLazyModule(posts, { wanted: true, onFailed: 'retry' })
  // Room for the choice above the list (61 px), and for where a member writes (85).
  const room = props.timeline.type === 'account' ? '' : isMember() ? 'pt-36.5' : 'pt-15.25'
  return module ? <module.PostTimeline {...props} /> : <Loading className={room} />
}

/** The latest posts of one's own, or their shape. */
export function OwnLatest() {
  const { module } = useLazyModule(posts, { wanted: true, onFailed: 'retry' })
  return module ? <module.OwnLatest /> : <Loading rows={2} />
}

/** A post with its thread, or its shape. */
export function PostPage(props: PostPageProps) {
  const { module } = useLazyModule(posts, { wanted: true, onFailed: 'retry' })
  if (module) return <module.PostPage {...props} />
  return (
    <div className="page max-w-180 pt-4 pb-24 desk:pt-10">
      <Loading rows={3} />
    </div>
  )
}

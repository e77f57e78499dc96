import { lazyModule, useLazyModule } from '@tsudoi/design-system/lazy'
import { SkeletonArea } from '@tsudoi/design-system/components/Skeleton'
import { PostsSkeleton } from '@tsudoi/design-system/screens/post/PostsSkeleton'
import { isMember } from '../../session/sessionStore.ts'
import type { PostPageProps } from './PostPage.tsx'
import type { PostTimelineProps } from './PostTimeline.tsx'

/** The code for posts. It loads in parallel with their data, after the page's own text. */
const posts = lazyModule(() => import('./postParts.ts'))

/** Loads the code for posts early, for pages that start with posts. */
export const preloadPosts = (): void => void posts.load().catch(() => undefined)

/** Skeleton of posts; screen readers announce that posts are loading. */
const Loading = ({ rows, className }: { rows?: number; className?: string }) => (
  <SkeletonArea label="投稿を読みこみ中" className={className}>
    <PostsSkeleton rows={rows} />
  </SkeletonArea>
)

/** A timeline, or a skeleton until its code has loaded. */
export function PostTimeline(props: PostTimelineProps) {
  const { module } = useLazyModule(posts, { isWanted: true, onFailed: 'retry' })
  // Space for the filter above the list (61 px) and for a member's write button (85 px).
  const spacing = props.timeline.type === 'account' ? '' : isMember() ? 'pt-36.5' : 'pt-15.25'
  return module ? <module.PostTimeline {...props} /> : <Loading className={spacing} />
}

/** The member's own latest posts, or a skeleton. */
export function OwnLatestPosts() {
  const { module } = useLazyModule(posts, { isWanted: true, onFailed: 'retry' })
  return module ? <module.OwnLatestPosts /> : <Loading rows={2} />
}

/** A post with its thread, or a skeleton. */
export function PostPage(props: PostPageProps) {
  const { module } = useLazyModule(posts, { isWanted: true, onFailed: 'retry' })
  if (module) return <module.PostPage {...props} />
  return (
    <div className="page max-w-180 pt-4 pb-24 desk:pt-10">
      <Loading rows={3} />
    </div>
  )
}

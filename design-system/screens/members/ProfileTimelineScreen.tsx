import { ComesNear } from '../../components/ComesNear.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Sidebar } from '../../components/Sidebar.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { MoreButton } from '../parts/MoreButton.tsx'
import { PostRows, PostRowsSkeleton } from '../parts/PostRows.tsx'
import type { PostSummary } from '../person.types.ts'
import type { More } from '../programme.types.ts'
import type { OwnPages } from './members.types.ts'

export interface ProfileTimelineScreenProps {
  now: string
  pages: OwnPages
  /** Everything the member has begun, on any timeline, the latest first. */
  posts: Loadable<PostSummary[]>
  more: More
  onMore: () => void
  hrefs: { channels: string }
}

/** What the member has written (W048, W137). */
export function ProfileTimelineScreen({ now, pages, posts, more, onMore, hrefs }: ProfileTimelineScreenProps) {
  return (
    <Sidebar label="あなたのページ" value="posts" items={pages}>
      <div className="max-w-180 pt-8 pb-24 desk:pt-16">
        <h1 className="heading border-b border-ink pb-6 text-32 desk:text-44">投稿</h1>
        <Loaded of={posts} label="投稿を読みこみ中" skeleton={<PostRowsSkeleton />}>
          {(list) =>
            list.length > 0 ? (
              <PostRows posts={list} now={now} />
            ) : (
              <div className="pt-8">
                <EmptyState
                  title="投稿はまだありません"
                  description="チャンネルのタイムラインに書いたものが、新しい順にここに並びます。"
                  action={{ label: 'チャンネルをさがす', href: hrefs.channels }}
                />
              </div>
            )
          }
        </Loaded>
        <ComesNear when={more === 'idle'} onNear={onMore}>
          <MoreButton more={more} onMore={onMore} />
        </ComesNear>
      </div>
    </Sidebar>
  )
}

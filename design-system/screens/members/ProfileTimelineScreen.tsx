import { EmptyState } from '../../components/EmptyState.tsx'
import { Sidebar } from '../../components/Sidebar.tsx'
import type { Paged } from '../../paged.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PostRows, PostRowsSkeleton } from '../parts/PostRows.tsx'
import type { Post } from '../post/post.types.ts'
import type { OwnPages } from './members.types.ts'

export interface ProfileTimelineScreenProps {
  now: string
  pages: OwnPages
  /** Everything the member has begun, on any timeline, the latest first. */
  posts: Paged<Post>
  hrefs: { channels: string }
}

/** What the member has written (W048, W137). */
export function ProfileTimelineScreen({ now, pages, posts, hrefs }: ProfileTimelineScreenProps) {
  return (
    <Sidebar label="あなたのページ" value="posts" items={pages}>
      <div className="max-w-180 pt-8 pb-24 desk:pt-16">
        <h1 className="heading border-b border-ink pb-6 text-32 desk:text-44">投稿</h1>
        <PagedList
          of={posts}
          isEndless
          label="投稿を読みこみ中"
          skeleton={<PostRowsSkeleton />}
          empty={
            <EmptyState
              className="pt-8"
              title="投稿はまだありません"
              description="チャンネルのタイムラインに書いたものが、新しい順にここに並びます。"
              action={{ label: 'チャンネルをさがす', href: hrefs.channels }}
            />
          }
        >
          {(list) => <PostRows posts={list} now={now} />}
        </PagedList>
      </div>
    </Sidebar>
  )
}

import type { ReactNode } from 'react'
import { Sidebar } from '../../components/Sidebar.tsx'
import type { OwnPageLinks } from './members.types.ts'

export interface ProfileTimelineScreenProps {
  pages: OwnPageLinks
  /** The timeline of all posts that the member has started, on any channel. */
  posts: ReactNode
}

/** The member's own posts (W048, W137). */
export function ProfileTimelineScreen({ pages, posts }: ProfileTimelineScreenProps) {
  return (
    <Sidebar label="あなたのページ" value="posts" items={pages}>
      <div className="max-w-180 pt-8 pb-24 desk:pt-16">
        <h1 className="heading border-b border-ink pb-6 text-32 desk:text-44">投稿</h1>
        {posts}
      </div>
    </Sidebar>
  )
}

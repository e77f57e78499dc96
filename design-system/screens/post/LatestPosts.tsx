import { useState } from 'react'
import { PostRow, postHeadId } from './parts/PostRow.tsx'
import type { Post, PostActions } from './post.types.ts'

export interface LatestPostsProps {
  posts: readonly Post[]
  now: string
  actions: PostActions
}

/** A few posts beside other things: the rest of them stands on a timeline. */
export function LatestPosts({ posts, now, actions }: LatestPostsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const open = (post: Post) => setOpened((before) => new Set(before).add(post.key))
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.key}>
          <article aria-labelledby={postHeadId(post.key)}>
            <PostRow post={post} now={now} actions={actions} isOpen={opened.has(post.key)} onOpen={open} />
          </article>
        </li>
      ))}
    </ul>
  )
}

import { useState } from 'react'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PostRow, postHeadId } from './parts/PostRow.tsx'
import { PostsSkeleton } from './PostsSkeleton.tsx'
import type { Post, PostActions } from './post.types.ts'

export interface LatestPostsProps {
  posts: Loadable<Post[]>
  now: string
  actions: PostActions
}

/** The latest few posts of a member, as a section of another page (W043). */
export function LatestPosts({ posts, now, actions }: LatestPostsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const open = (post: Post) => setOpened((before) => new Set(before).add(post.key))
  return (
    <Loaded value={posts} label="投稿を読みこみ中" skeleton={<PostsSkeleton rows={2} />}>
      {(list) =>
        list.length > 0 ? (
          <ul className="-mt-5 max-w-180">
            {list.map((post) => (
              <li key={post.key}>
                <article aria-labelledby={postHeadId(post.key)} tabIndex={-1}>
                  <PostRow post={post} now={now} actions={actions} isOpen={opened.has(post.key)} onOpen={open} />
                </article>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-quiet">投稿はまだありません。チャンネルのタイムラインに書いたものが、ここに並びます。</p>
        )
      }
    </Loaded>
  )
}

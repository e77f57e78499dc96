import { useQuery } from '@tanstack/react-query'
import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { postTitle } from '../../mappers/postTitle.ts'
import { useMuting } from '../../muting/muting.ts'
import { postQuery } from '../../posts/posts.ts'
import { useSession } from '../../session/sessionStore.ts'

/**
 * The title of a post's page, which has its author's name. Undefined while it is unknown, and while a muted word covers
 * the name (Q512).
 */
export function usePostTitle(address: Parameters<typeof postQuery>[0]): string | undefined {
  const { data: post } = useQuery(postQuery(address))
  const muting = useMuting()
  const own = useSession((session) => session.accountId)
  if (!post || !muting) return undefined
  return post.author.accountId !== own && muting.coverOf(namesOf(post)) ? undefined : postTitle(post)
}

/** The names of the author. The cover has the key of the post, so that it is opened together with the post. */
const namesOf = ({ type, typeId, postId, author }: Post) => ({
  key: `post/${postId}`,
  texts: [author.nickName, author.uniqueName],
  channelId: type === 'ip' ? typeId : undefined,
})

import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { personName } from '@tsudoi/design-system/text/personName'

/** The Japanese word for a post by its depth in a thread: post, comment or reply. */
export const postKindText: Readonly<Record<Post['depth'], string>> = {
  '0': '投稿',
  '1': 'コメント',
  '2': '返信',
  UNKNOWN: '投稿',
}

/**
 * The title of a post's page: こはるの投稿. The text direction of the author's name cannot affect the rest of the title
 * (Q371).
 */
export const postTitle = ({ author, depth }: { author: { nickName: string }; depth: Post['depth'] }): string =>
  `${isolated(personName(author.nickName))}の${postKindText[depth]}`

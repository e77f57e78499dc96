import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { isolated } from '@tsudoi/design-system/text/isolated'

/** The noun for a post by its depth, as on its page. */
export const postKindText: Readonly<Record<Post['depth'], string>> = {
  '0': '投稿',
  '1': 'コメント',
  '2': '返信',
  UNKNOWN: '投稿',
}

/** The title of a post's page: こはるの投稿. The author's name cannot turn the direction of the rest (Q371). */
export const postTitle = ({ author, depth }: { author: { nickName: string }; depth: Post['depth'] }): string =>
  `${isolated(author.nickName)}の${postKindText[depth]}`

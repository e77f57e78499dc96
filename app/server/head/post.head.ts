import { getPost, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { clampText } from '@tsudoi/design-system/text/graphemes'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { paths } from '../../paths.ts'
import type { HeadOf } from '../pageHead.ts'
import { readChannel } from './headChannel.ts'
import { descriptionOf, headLine, titleLine } from './headText.ts'

const kinds: Readonly<Record<Post['depth'], string>> = { '0': '投稿', '1': 'コメント', '2': '返信', UNKNOWN: '投稿' }

/** What a post without text consists of. */
const mediaText = ({ mediaList = [] }: Post): string =>
  mediaList.some(({ type }) => type === 'VIDEO') ? '動画の投稿' : '写真の投稿'

/** Maximum graphemes of a post's text on its card. */
const maxCardText = 80

/**
 * A post, a comment or a reply, if a guest may read it: the host answers NotFound for deleted and hidden ones. Quotes
 * only the post itself, and its pictures not at all. Search engines may list only official posts (Q417).
 */
export const postHead: HeadOf = async ({ params: { type = '', typeId = '', postId = '' }, read }) => {
  const post = (await read(getPost, { type, typeId, postId }))?.post
  if (!post) return undefined
  const channel = type === 'ip' ? await readChannel(read, typeId) : undefined
  const kind = kinds[post.depth]
  const text = headLine(post.text) || mediaText(post)
  const author = isolated(titleLine(post.author.nickName, '会員'))
  return {
    title: `${author}の${kind}`,
    description: descriptionOf(text),
    path: paths.post(type, typeId, postId),
    isIndexed: post.author.isOfficial,
    type: 'article',
    card: {
      kind,
      title: clampText(text, maxCardText),
      detail: `${author}　${dateTimeText(post.createTime)}`,
      ...(channel && { channelName: titleLine(channel.name, 'チャンネル'), color: channel.color }),
    },
  }
}

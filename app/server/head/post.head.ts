import { getPost, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { dateTimeText } from '@tsudoi/design-system/text/dateTimeText'
import { clampText } from '@tsudoi/design-system/text/graphemes'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { postKindText, postTitle } from '../../mappers/postTitle.ts'
import { paths } from '../../paths.ts'
import type { MakePageHead } from '../pageHead.ts'
import { readChannel } from './headChannel.ts'
import { singlePlainLine, textDescription, titleLine } from './headText.ts'

/** A sentence about the media of a post that has no text. */
function mediaText({ mediaList = [], depth }: Post): string {
  const media = mediaList.some(({ type }) => type === 'VIDEO') ? '動画の' : mediaList.length > 0 ? '写真の' : ''
  return media + postKindText[depth]
}

/** What a head says about a post whose author has covered it: never its text. */
const spoilerText = ({ label = '' }: NonNullable<Post['spoiler']>): string =>
  ['ネタバレを隠した投稿です', singlePlainLine(label)].filter(Boolean).join('：')

/** Maximum length of a post's text on its card, in graphemes. */
const maxCardText = 80

/**
 * How long the picture of a post's card may be cached, in seconds. Its author may delete or cover the post at any time.
 */
const maxCardAge = 300

/**
 * Head of the page of a post, a comment or a reply, if a guest may read it: the server answers NotFound for deleted and
 * hidden ones. It quotes the text of the post itself, unless its author has covered
 * it, but shows no picture. Search engines may list only official posts
 * (Q417).
 */
export const postHead: MakePageHead = async ({ params: { type = '', typeId = '', postId = '' }, read }) => {
  const post = (await read(getPost, { type, typeId, postId }))?.post
  if (!post) return undefined
  const channel = type === 'ip' ? await readChannel(read, typeId) : undefined
  const kind = postKindText[post.depth]
  const text = (post.spoiler ? spoilerText(post.spoiler) : singlePlainLine(post.text)) || mediaText(post)
  const nickName = titleLine(post.author.nickName, '会員')
  return {
    title: postTitle({ author: { nickName }, depth: post.depth }),
    description: textDescription(text),
    path: paths.post(type, typeId, postId),
    isIndexed: post.author.isOfficial,
    type: 'article',
    maxCardAge,
    card: {
      kind,
      title: clampText(text, maxCardText),
      detail: `${isolated(nickName)}　${dateTimeText(post.createTime)}`,
      ...(channel && { channelName: channel.name, color: channel.color }),
    },
  }
}

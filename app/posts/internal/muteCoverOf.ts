import type { Post } from '@tsudoi/design-system/screens/post/post.types'
import type { MutedContent } from '@tsudoi/design-system/screens/mute/mute.types'
import type { Muting } from '../../muting/muting.ts'
import type { CachedPost } from './post.cache.ts'
import { keyOfPost } from './post.mappers.ts'

/** Every text that a post shows: names, text, descriptions of files, preview, and the label of its cover. */
const textsOf = ({ author, text, mediaList = [], linkPreview, spoiler }: CachedPost) => [
  author.nickName,
  author.uniqueName,
  text,
  ...mediaList.map(({ alt }) => alt),
  linkPreview?.title,
  linkPreview?.description,
  linkPreview?.siteName,
  spoiler?.label,
]

/** The cover of a post with muted words. The reader's own posts are never covered. */
export const muteCoverOf = (
  post: CachedPost,
  { isOwn }: Pick<Post, 'isOwn'>,
  muting: Muting,
): MutedContent | undefined =>
  isOwn
    ? undefined
    : muting.coverOf({
        key: `post/${keyOfPost(post)}`,
        texts: textsOf(post),
        channelId: post.type === 'ip' ? post.typeId : undefined,
      })

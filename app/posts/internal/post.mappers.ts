import type { LinkPreview as WirePreview } from '@tsudoi/contracts/post/linkPreview'
import type { PostMedia as WireMedia } from '@tsudoi/contracts/post/media'
import type { LinkPreview, Post, PostKind, PostMedia } from '@tsudoi/design-system/screens/post/post.types'
import { ownOrigin } from '../../ownOrigin.ts'
import { paths } from '../../paths.ts'
import type { CachedPost } from './post.cache.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { personView } from '../../mappers/person.mappers.ts'
import { mediaUrl } from '../../mappers/mediaUrl.ts'
import { pictureOf } from '../../mappers/pictureOf.ts'

function mediaView({ mediaId, type, url, width, height, alt }: WireMedia): PostMedia[] {
  const src = mediaUrl(url)
  if (!src || type === 'UNKNOWN') return []
  return [{ id: mediaId, kind: type === 'VIDEO' ? 'video' : 'image', src, width, height, alt }]
}

/**
 * The address of the picture of a linked page. The picture of a page of this site has a URL of this origin, during
 * development with http (Q405).
 */
const previewPicture = (image: string | undefined) => (image?.startsWith(`${ownOrigin()}/`) ? image : pictureOf(image))

/** Maps the preview of a link. Only http and https links are opened (X15). */
function previewView({ url, title, description, image, siteName }: WirePreview): LinkPreview | undefined {
  if (!/^https?:\/\//i.test(url)) return undefined
  return { href: url, title, description, image: previewPicture(image), siteName }
}

/** The level of a post in its thread. Levels deeper than the known ones count as replies (Q51). */
export function postKindOf(depth: CachedPost['depth']): PostKind {
  if (depth === '0') return 'root'
  return depth === '1' ? 'comment' : 'reply'
}

/** The key of a post in lists. */
export const keyOfPost = ({ localKey, postId }: CachedPost): string => localKey ?? postId

/** Maps a post for the reader with the account id `reader` (empty for a guest). */
export function postView(post: CachedPost, reader: string, like: CachedPost['like']): Post {
  const { type, typeId, postId, isSending = false, author } = post
  return {
    id: postId,
    key: keyOfPost(post),
    kind: postKindOf(post.depth),
    href: isSending ? undefined : paths.post(type, typeId, postId),
    author: personView(author),
    authorHref: paths.user(author.accountId),
    text: post.text,
    created: normalisedInstant(post.createTime),
    isEdited: post.updateTime !== undefined,
    media: (post.mediaList ?? []).flatMap(mediaView),
    preview: post.linkPreview && previewView(post.linkPreview),
    spoiler: post.spoiler && { label: post.spoiler.label?.trim() || undefined, isOpen: false },
    likes: like.count,
    isLiked: like.isLiked,
    answers: post.childrenCount,
    isOwn: reader !== '' && author.accountId === reader,
    editEnd: post.editEndTime && normalisedInstant(post.editEndTime),
    isPending: isSending,
    // Only a channel has a page with its timeline, so the posts of other timelines get no link.
    place: type === 'ip' ? { label: 'チャンネルを見る', href: paths.channelPosts(typeId) } : undefined,
  }
}

import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { channelNameOf } from '@tsudoi/design-system/text/nameOr'
import { personName } from '@tsudoi/design-system/text/personName'
import { postTitle } from '../mappers/postTitle.ts'
import { channelQuery } from '../queries/channel.queries.ts'
import { queryClient } from '../queryClient.ts'
import type { SyncEntries } from '../realtime/syncEntries.ts'
import { isMember } from '../session/sessionStore.ts'
import { isKeptForLater, type LaterItemDetails } from './laterEntries.ts'
import { laterKeyOf } from './laterKey.ts'
import { laterStore } from './laterStore.ts'

/** The fields of a post that are needed to keep it for later. */
export type PostToKeep = Pick<Post, 'type' | 'typeId' | 'postId' | 'author' | 'depth' | 'text' | 'spoiler'>

const keyOf = ({ type, typeId, postId }: PostToKeep) => laterKeyOf({ kind: 'post', ids: [type, typeId, postId] })

/** What the list shows of a post: its author and the start of its text, its channel, and its first picture. */
function detailsOf(post: PostToKeep, image: string | undefined, channelName: string): LaterItemDetails {
  const { type, typeId, author, text, spoiler } = post
  return {
    // The list must not show what the author has covered.
    title:
      hasVisibleCharacter(text) && !spoiler ? `${isolated(personName(author.nickName))}：${text}` : postTitle(post),
    ...(type === 'ip' && { channel: { id: typeId, name: channelName } }),
    image: spoiler ? undefined : image,
    author: author.accountId,
  }
}

/** Adds the name of the post's channel, once it is known. Without a network the list shows the post without it. */
async function addChannelName(key: string, post: PostToKeep, image: string | undefined): Promise<void> {
  const query = { ...channelQuery(post.typeId, isMember()), meta: { isSilent: true }, staleTime: Infinity }
  const { ip } = await queryClient.fetchQuery(query)
  if (isKeptForLater(laterStore.read(), key)) laterStore.keep(key, detailsOf(post, image, channelNameOf(ip.name)))
}

/** The actions by which the menu of a post adds it to the list あとで見る or removes it. */
export const postLater = {
  subscribe: laterStore.subscribe,
  read: laterStore.read,
  isKept(entries: SyncEntries, post: PostToKeep): boolean {
    const key = keyOf(post)
    return key !== undefined && isKeptForLater(entries, key)
  },
  /** Keeps a post, with the URL of its first picture. Returns false if the list is full. */
  keep(post: PostToKeep, image: string | undefined): boolean {
    const key = keyOf(post)
    if (key === undefined) return true
    const isKept = laterStore.keep(key, detailsOf(post, image, ''))
    // Ignores a failed call: the post is kept, and shown without the name of its channel.
    if (isKept && post.type === 'ip') addChannelName(key, post, image).catch(() => undefined)
    return isKept
  },
  remove(post: PostToKeep): void {
    const key = keyOf(post)
    if (key !== undefined) laterStore.remove(key)
  },
}

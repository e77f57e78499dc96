import type { PublicProfile } from '@tsudoi/contracts/account/account.endpoints'
import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import type { Person, PostSummary } from '@tsudoi/design-system/screens/person.types'
import { env } from '../env.ts'
import { paths } from '../paths.ts'
import { instantView } from './channel.mappers.ts'
import { pictureOf } from './pictureOf.ts'

type WirePerson = Pick<PublicProfile, 'accountId' | 'nickName' | 'uniqueName' | 'image'> &
  Partial<Pick<PublicProfile, 'isOfficial' | 'channelFollowers'>>

/** Somebody as everybody may see them: field by field, so that nothing else gets through (X19). */
export function personView(person: WirePerson): Person {
  return {
    id: person.accountId,
    nickName: person.nickName,
    uniqueName: person.uniqueName,
    image: pictureOf(person.image),
    isOfficial: person.isOfficial,
    follows: person.channelFollowers,
  }
}

/** Address of an upload: a full https address, or a path at the app host. Anything else is not followed. */
export function mediaOf(url: string): string | undefined {
  if (url.startsWith('https://')) return url
  return /^\/(?!\/)/.test(url) ? env.hosts.app + url : undefined
}

/** A post as lists render it. */
export function postView(post: Post): PostSummary {
  return {
    id: post.postId,
    author: personView(post.author),
    text: post.text,
    created: instantView(post.createTime),
    isEdited: post.updateTime !== undefined,
    media: (post.mediaList ?? []).flatMap(({ mediaId, type, url }) => {
      const src = mediaOf(url)
      if (!src || type === 'UNKNOWN') return []
      return { id: mediaId, kind: type === 'VIDEO' ? ('video' as const) : ('image' as const), src }
    }),
    likes: post.like.count,
    isLiked: post.like.isLiked,
    answers: post.childrenCount,
    // Other timelines get their page with their area.
    place: post.type === 'ip' ? { label: 'チャンネルを見る', href: paths.channel(post.typeId) } : undefined,
  }
}

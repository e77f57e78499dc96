import type { Profile } from '@tsudoi/contracts/account/account.endpoints'
import type { PostMedia } from '@tsudoi/contracts/post/media'
import type { CachedPost } from '../post.cache.ts'
import type { WritingTarget } from '../writing.types.ts'
import { threadPositionOf } from './writingTarget.ts'

interface OptimisticPostParts {
  id: string
  target: WritingTarget
  author: Profile
  text: string
  mediaList: PostMedia[]
  spoiler: CachedPost['spoiler']
  /** When the user wrote the post, ISO 8601. */
  now: string
}

/** The post that lists show optimistically until the server has stored it. */
export function createOptimisticPost({
  id,
  target,
  author,
  text,
  mediaList,
  spoiler,
  now,
}: OptimisticPostParts): CachedPost {
  const { accountId, nickName, uniqueName, isOfficial = false, image } = author
  const thread = threadPositionOf(target)
  return {
    ...thread,
    id,
    postId: id,
    type: target.type as CachedPost['type'],
    typeId: target.typeId,
    rootPostId: thread.rootPostId ?? id,
    text,
    author: { accountId, nickName, uniqueName, isOfficial, image },
    like: { count: 0 },
    childrenCount: 0,
    createTime: now,
    mediaList: mediaList.length > 0 ? mediaList : undefined,
    spoiler,
    isSending: true,
  }
}

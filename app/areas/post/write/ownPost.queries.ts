import { getPost, listPosts, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { call } from '../../../api/call.ts'
import { isNotFound } from '../../../api/apiError.ts'
import type { PostAddress, Timeline } from '../../../queries/post.keys.ts'

/** Something of one's own that may have come through. */
export interface Sought extends Timeline {
  accountId: string
  /** What it answers to; missing for a root post. */
  parentPostId?: string
  text: string
  mediaIds: readonly string[]
  /** Milliseconds of the server's clock, when it was sent. */
  since: number
}

/** Clocks differ: a post may seem to be a little older than its sending, in milliseconds. */
const slack = 60_000
/** Pages that are looked through: everything that others have written meanwhile. */
const mostPages = 10

const isSought = (post: Post, { accountId, type, typeId, text, mediaIds }: Sought) =>
  post.author.accountId === accountId &&
  post.type === type &&
  post.typeId === typeId &&
  post.text === text &&
  (post.mediaList ?? []).map(({ mediaId }) => mediaId).join() === mediaIds.join()

/** A root is looked for among one's own posts, an answer among those to the same post. */
const whereOf = ({ accountId, type, typeId, parentPostId }: Sought) => ({
  params: parentPostId === undefined ? { type: 'account', typeId: accountId } : { type, typeId },
  query: { parentPostId, 'seek.order': 'DESC' as const, 'seek.limit': 50 },
})

/**
 * The post that was sent and not answered for, if the host has it: the latest of its text since then. Who asks must not
 * say 「送れませんでした」 before.
 */
export async function findOwnPost(sought: Sought): Promise<Post | undefined> {
  const { params, query } = whereOf(sought)
  let last: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const asked = { params, query: { ...query, 'seek.lastCreateTime': last } }
    const { postList, seek } = await call(listPosts, asked, { isSilent: true })
    const recent = postList.filter(({ createTime }) => Date.parse(createTime) >= sought.since - slack)
    const found = recent.find((post) => isSought(post, sought))
    if (found || recent.length < postList.length || !seek.hasNext) return found
    last = seek.lastCreateTime
  }
  return undefined
}

/** One's own post as the host has it now; undefined where there is none any more. */
export async function readPost({ type, typeId, postId }: PostAddress): Promise<Post | undefined> {
  try {
    return (await call(getPost, { params: { type, typeId, postId } }, { isSilent: true })).post
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

import { getPost, listPosts, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { call } from '../../../api/call.ts'
import { isNotFound } from '../../../api/apiError.ts'
import type { PostAddress, Timeline } from '../post.keys.ts'

/** What the app knows about a post of the user that the server may have stored although its answer was lost. */
export interface SoughtPost extends Timeline {
  accountId: string
  /** Id of the post that it answers. Undefined for a root post. */
  parentPostId?: string | undefined
  text: string
  mediaIds: readonly string[]
  /** When the post was sent, in ms by the server's clock. */
  since: number
}

/** How much earlier than its sending a post may be dated, because clocks differ. In ms. */
const clockToleranceMs = 60_000
/** How many pages to search at most. They also contain what other members have written since. */
const maxPages = 10

const isSought = (post: Post, { accountId, type, typeId, text, mediaIds }: SoughtPost) =>
  post.author.accountId === accountId &&
  post.type === type &&
  post.typeId === typeId &&
  post.text === text &&
  (post.mediaList ?? []).map(({ mediaId }) => mediaId).join() === mediaIds.join()

/** The list to search. For a root post it is the user's own posts, and for an answer the answers to the same post. */
const listToSearch = ({ accountId, type, typeId, parentPostId }: SoughtPost) => ({
  params: parentPostId === undefined ? { type: 'account', typeId: accountId } : { type, typeId },
  query: { parentPostId, 'seek.order': 'DESC' as const, 'seek.limit': 50 },
})

/**
 * Finds the post whose answer was lost: the latest one with the same content since it was sent. The app must call it
 * before it reports that a post was not sent.
 */
export async function findOwnPost(sought: SoughtPost): Promise<Post | undefined> {
  const { params, query } = listToSearch(sought)
  let last: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const asked = { params, query: { ...query, 'seek.lastCreateTime': last } }
    const { postList, seek } = await call(listPosts, asked, { isSilent: true })
    const recent = postList.filter(({ createTime }) => Date.parse(createTime) >= sought.since - clockToleranceMs)
    const found = recent.find((post) => isSought(post, sought))
    if (found || recent.length < postList.length || !seek.hasNext) return found
    last = seek.lastCreateTime
  }
  return undefined
}

/** The user's post as the server has it. Undefined if it no longer exists. */
export async function readOwnPost({ type, typeId, postId }: PostAddress): Promise<Post | undefined> {
  try {
    return (await call(getPost, { params: { type, typeId, postId } }, { isSilent: true })).post
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

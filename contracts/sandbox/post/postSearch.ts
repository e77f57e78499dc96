import { isNotHiddenByBlock } from '../people/blocks.ts'
import { isNotSuspended } from '../people/suspension.ts'
import type { CallerContext } from '../runtime/dbContext.ts'
import { Failure } from '../runtime/failure.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { searchWordsOf, foldForSearch } from '../runtime/foldForSearch.ts'
import { postsFor, type PostRow } from './posts.ts'

/** The number of posts whose texts are read and compared at once. */
const batchSize = 500

interface PostSearch {
  channelId: string
  q: string
  kana?: string | undefined
  limit?: number | undefined
  /** The time of the last post on the previous page. */
  before?: string | undefined
}

/**
 * Returns a function that tests whether a text contains all words of `q` or all words of `kana`. Throws InvalidArgument
 * if there are no words.
 */
function matcherOf({ q, kana = '' }: PostSearch): (text: string) => boolean {
  const searches = [q, kana].map((text) => searchWordsOf(text)).filter((words) => words.length > 0)
  if (searches.length === 0) throw new Failure('InvalidArgument')
  return (text) => {
    const form = foldForSearch(text)
    return searches.some((words) => words.every((word) => form.includes(word)))
  }
}

/** The posts of a channel's timeline that the reader can reach from it. An answer to a hidden post is left out, too. */
const reachablePosts = (reader: CallerContext, channelId: string) =>
  postsFor(reader)
    .innerJoin('post as root', 'root.id', 'post.root_post_id')
    .leftJoin('post as parent', 'parent.id', 'post.parent_post_id')
    .where('post.type', '=', 'ip')
    .where('post.type_id', '=', channelId)
    .where(isNotHiddenByBlock(reader.accountId, 'root.account_id'))
    .where(isNotSuspended('root.account_id'))
    .where((eb) =>
      eb.or([
        eb('parent.id', 'is', null),
        eb.and([isNotHiddenByBlock(reader.accountId, 'parent.account_id'), isNotSuspended('parent.account_id')]),
      ]),
    )

/** A page of the posts of a channel's timeline that contain the words, the latest first. */
export async function searchPostsOf(reader: CallerContext, search: PostSearch) {
  const matches = matcherOf(search)
  const posts = reachablePosts(reader, search.channelId)
  const texts = posts.clearSelect().select(['post.id', 'post.text', 'post.created_at'])
  /**
   * Reads posts until `count` of them match, plus all matching posts with the same time as the last one. Compares the
   * texts in JavaScript, not in SQL, so that search and moderation use the same Unicode rules.
   */
  const read = async (count: number) => {
    const found: Pick<PostRow, 'id' | 'created_at'>[] = []
    let before = search.before === undefined ? undefined : new Date(search.before)
    while (found.length < count) {
      const batch = texts
        .$if(before !== undefined, (rows) => rows.where('post.created_at', '<', before ?? new Date()))
        .orderBy('post.created_at', 'desc')
        .fetch(batchSize, 'with ties')
      // Each batch starts where the one before ended.
      // oxlint-disable-next-line no-await-in-loop
      const rows = await batch.execute()
      found.push(...rows.filter(({ text }) => matches(text)))
      before = rows.at(-1)?.created_at
      if (rows.length < batchSize) break
    }
    return found
  }
  const { page, hasNext, last } = await pageByTime(read, {
    limit: search.limit,
    timeOf: ({ created_at }) => created_at,
    idOf: ({ id }) => id,
  })
  const ids = page.map(({ id }) => id)
  const rows = ids.length > 0 ? await postsFor(reader).where('post.id', 'in', ids).execute() : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), hasNext, last }
}

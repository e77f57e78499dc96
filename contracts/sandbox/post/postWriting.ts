import type { PostMedia } from '../../post/media.ts'
import type { Db, DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { hasControlCharacter, hasControlCharacterInLines, isVisible } from '../runtime/userText.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { firstLinkIn } from './linkPreviews/firstLinkIn.ts'
import { parsePreviewUrl } from './linkPreviews/linkPreviews.ts'
import { mediaUrl } from './media/mediaUrl.ts'
import { checkModeration } from '../people/moderation.ts'
import { postsFor } from './posts.ts'
import type { DbContext } from '../runtime/dbContext.ts'

type Writer = Pick<CallContext, 'db' | 'now' | 'accountId' | 'dataset'>

/**
 * Checks the text of a post: visible (Q370) unless it has a picture, without forbidden words. Line breaks and tabs are
 * allowed, other control characters are not.
 */
export async function checkPostText({ db }: Pick<DbContext, 'db'>, text: string, hasMedia: boolean): Promise<void> {
  const isBlank = !isVisible(text) && !(hasMedia && text === '')
  if (isBlank || hasControlCharacterInLines(text)) throw new Failure('InvalidArgument')
  await checkModeration(db, [text])
}

/** Checks the descriptions of media: at most one for each, in one line, without forbidden words (Q213). */
export async function checkMediaDescriptions(
  { db }: Pick<DbContext, 'db'>,
  alts: readonly string[],
  media: number,
): Promise<void> {
  if (alts.length > media || alts.some(hasControlCharacter)) throw new Failure('InvalidArgument')
  await checkModeration(db, alts)
}

/** Checks the label of a cover against spoilers: in one line, without forbidden words. */
export async function checkSpoilerLabel({ db }: Pick<DbContext, 'db'>, label: string): Promise<void> {
  if (hasControlCharacter(label)) throw new Failure('InvalidArgument')
  await checkModeration(db, [label])
}

/** The label of a cover as it is stored: trimmed, and empty if it has no visible characters. */
export const spoilerOf = (label: string): string => (isVisible(label) ? label.trim() : '')

/** Adds the descriptions to media, if they have visible characters. */
export const withMediaDescriptions = (media: readonly PostMedia[], alts: readonly string[]): PostMedia[] =>
  media.map((each, at) => ({ ...each, ...(isVisible(alts[at] ?? '') && { alt: alts[at]?.trim() }) }))

/**
 * The columns of a post that depend on its text.
 *
 * @param appAddress The app's origin, whose pages have previews too. Default: only public pages have previews.
 */
export const postTextColumns = (text: string, appAddress = '') => ({
  text,
  link_url: firstLinkIn(text, (address) => parsePreviewUrl(address, appAddress)) ?? null,
})

interface Wanted {
  depth: '0' | '1' | '2'
  rootPostId?: string | undefined
  parentPostId?: string | undefined
}

type Thread = Pick<DatasetTables['post'], 'depth' | 'root_post_id' | 'parent_post_id'>

/**
 * The position of a new post in its thread. A comment answers the root; a reply answers a comment of the same root.
 * Throws InvalidArgument for anything else, and NotFound if the writer cannot see the answered post.
 */
export async function threadPositionOf(
  writer: Pick<Writer, 'db' | 'accountId'>,
  ctx: { type: string; typeId: string },
  ownId: string,
  { depth, rootPostId, parentPostId }: Wanted,
): Promise<Thread> {
  if (depth === '0') {
    if (rootPostId !== undefined || parentPostId !== undefined) throw new Failure('InvalidArgument')
    return { depth: 0, root_post_id: ownId, parent_post_id: null }
  }
  const parentId = orFail(parentPostId ?? (depth === '1' ? rootPostId : undefined), 'InvalidArgument')
  const parent = orFail(await postsFor(writer).where('post.id', '=', parentId).executeTakeFirst())
  if (parent.type !== ctx.type || parent.type_id !== ctx.typeId) throw new Failure('NotFound')
  const isUnderIt = parent.depth === Number(depth) - 1 && parent.root_post_id === (rootPostId ?? parent.root_post_id)
  if (!isUnderIt) throw new Failure('InvalidArgument')
  return { depth: depth === '1' ? 1 : 2, root_post_id: parent.root_post_id, parent_post_id: parent.id }
}

/** The writer's own unused uploads in the given order, locked until the post uses them: each can be used once. */
export async function lockUnusedUploads(writer: Writer & { db: Db }, ids: readonly string[]): Promise<PostMedia[]> {
  if (ids.length === 0) return []
  const rows = await writer.db
    .selectFrom('media')
    .select(['id', 'type', 'format', 'width', 'height'])
    .where('id', 'in', ids)
    .where('account_id', '=', writer.accountId ?? '')
    .where('post_id', 'is', null)
    .forUpdate()
    .execute()
  return ids.map((id) => {
    const row = orFail(
      rows.find((each) => each.id === id),
      'InvalidArgument',
    )
    return postMediaOnWire(writer, row)
  })
}

type MediaRow = Pick<DatasetTables['media'], 'id' | 'type' | 'format' | 'width' | 'height'>

/** An upload as sent over the wire. */
export const postMediaOnWire = (
  { dataset }: Pick<CallContext, 'dataset'>,
  { id, type, format, width, height }: MediaRow,
): PostMedia => ({
  mediaId: id,
  type,
  url: mediaUrl(dataset.name, id, format),
  width,
  height,
})

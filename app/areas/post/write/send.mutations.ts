import { createPost, deletePost, editPost, uploadMedia, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { call } from '../../../api/call.ts'
import { isNotFound } from '../../../api/apiError.ts'
import { isAbandoned } from '../../../api/isAbandoned.ts'
import { isAnswered } from '../../../api/isAnswered.ts'
import type { Target } from '../../../posts/writing.ts'
import type { PostAddress } from '../../../queries/post.keys.ts'
import type { UnsureSend } from '../../../session/postDrafts.ts'
import { findOwnPost, readPost, type Sought } from './ownPost.queries.ts'
import { threadOf } from './target.ts'

/** What is sent, as it is kept until the host has it. */
export interface Sent {
  accountId: string
  target: Target
  text: string
  media: readonly { mediaId: string; alt: string }[]
  /** Milliseconds of the server's clock. */
  since: number
  /** An earlier try that got no answer. */
  earlier?: UnsureSend
  /** Of an edit: the text that it began with; undefined where a newer one may be overwritten. */
  base?: string
}

/** An earlier try has come through after all, with another text than is sent now. */
export class EarlierPosted extends Error {
  override name = 'EarlierPosted'
  readonly post: Post
  constructor(post: Post) {
    super('What was sent before has been posted')
    this.post = post
  }
}

/** One's own post has been changed elsewhere since the edit began. */
export class NewerEdit extends Error {
  override name = 'NewerEdit'
  readonly text: string
  constructor(text: string) {
    super('The post has a newer text')
    this.text = text
  }
}

const soughtOf = ({ accountId, target }: Sent, { text, mediaIds, since }: UnsureSend): Sought => {
  const { type, typeId } = target
  return { accountId, type, typeId, parentPostId: threadOf(target).parentPostId, text, mediaIds, since }
}

/** What would have to be looked for if no answer came. */
export const unsureOf = ({ text, media, since, earlier }: Sent): UnsureSend => ({
  text,
  mediaIds: media.map(({ mediaId }) => mediaId),
  since: earlier?.text === text ? earlier.since : since,
})

const silent = { isSilent: true }

async function sendNew(sent: Sent, onBegin: () => void): Promise<Post> {
  const { target, text, media, earlier } = sent
  const own = earlier && (await findOwnPost(soughtOf(sent, earlier)))
  if (own && own.text !== text) throw new EarlierPosted(own)
  if (own) return own
  onBegin()
  const mediaIds = media.map(({ mediaId }) => mediaId)
  const mediaAlts = media.map(({ alt }) => alt)
  const body = { text, ...threadOf(target), ...(mediaIds.length > 0 && { mediaIds, mediaAlts }) }
  try {
    const params = { type: target.type, typeId: target.typeId }
    return (await call(createPost, { params, body }, silent)).post
  } catch (error) {
    if (isAnswered(error) || isAbandoned(error)) throw error
    // Without an answer nobody knows: the host is asked before anybody is told that it failed.
    const found = await findOwnPost(soughtOf(sent, unsureOf(sent))).catch(() => undefined)
    if (found) return found
    throw error
  }
}

async function sendEdit({ target, text, base }: Sent, onBegin: () => void): Promise<Post> {
  const { type, typeId, on } = target
  const address = { type, typeId, postId: on?.postId ?? '' }
  if (base !== undefined) {
    const now = await readPost(address)
    if (now && now.text === text) return now
    if (now && now.text !== base) throw new NewerEdit(now.text)
  }
  onBegin()
  try {
    return (await call(editPost, { params: address, body: { text } }, silent)).post
  } catch (error) {
    const now = isAnswered(error) || isAbandoned(error) ? undefined : await readPost(address).catch(() => undefined)
    if (now?.text === text) return now
    throw error
  }
}

/**
 * Posts, comments, replies or edits: once, whatever becomes of the answers (Q214). `onBegin` hears that what was sent
 * earlier has been looked for: only from then on may this send take its place in what has to be remembered.
 */
export const sendPost = (sent: Sent, onBegin: () => void = () => undefined): Promise<Post> =>
  sent.target.mode === 'edit' ? sendEdit(sent, onBegin) : sendNew(sent, onBegin)

/** Deletes one's own post; one that is gone already is deleted. */
export async function sendDelete({ type, typeId, postId }: PostAddress): Promise<void> {
  try {
    await call(deletePost, { params: { type, typeId, postId } }, silent)
  } catch (error) {
    if (isAbandoned(error)) throw error
    const isGone = isNotFound(error) || (!isAnswered(error) && !(await readPost({ type, typeId, postId })))
    if (!isGone) throw error
  }
}

/** Uploads one prepared file (C092, 50 s). */
export const sendMedia = async (file: File, onUploadProgress: (share: number) => void, signal: AbortSignal) =>
  (await call(uploadMedia, { body: { file } }, { isSilent: true, onUploadProgress, signal })).media

import { createPost, deletePost, editPost, uploadMedia, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { call } from '../../../api/call.ts'
import { isNotFound } from '../../../api/apiError.ts'
import { isAbandoned } from '../../../api/isAbandoned.ts'
import { isDecidedByServer } from '../../../api/isDecidedByServer.ts'
import type { SpoilerSetting } from '@tsudoi/design-system/screens/post/write/write.types'
import type { WritingTarget } from '../writing.types.ts'
import type { PostAddress } from '../post.keys.ts'
import type { UnconfirmedSend } from '../postDrafts.ts'
import { findOwnPost, readOwnPost, type SoughtPost } from './ownPost.queries.ts'
import { hasWantedSpoiler, isCoveredAsWanted, spoilerFields } from './spoilerSetting.ts'
import { threadPositionOf } from './writingTarget.ts'

/** A post to send. It is stored until the server has confirmed it. */
export interface PostToSend {
  accountId: string
  target: WritingTarget
  text: string
  media: readonly { mediaId: string; alt: string }[]
  /** The cover against spoilers; undefined if the user has not set it, or the server supports none. */
  spoiler?: SpoilerSetting | undefined
  /** When the user sent the post, in ms by the server's clock. */
  since: number
  /** An earlier attempt to send the post. Its outcome is unknown. */
  earlier?: UnconfirmedSend | undefined
  /** Only for an edit: the text that the post had when the edit began. Undefined to overwrite a newer text. */
  base?: string | undefined
}

/** Thrown if an earlier attempt had succeeded after all, but with another text or cover than the one to send now. */
export class EarlierSendSucceeded extends Error {
  override name = 'EarlierPosted'
  readonly post: Post
  constructor(post: Post) {
    super('What was sent before has been posted')
    this.post = post
  }
}

/** Thrown if the post was changed elsewhere after the edit began. Contains the text that it has now. */
export class EditConflict extends Error {
  override name = 'NewerEdit'
  readonly text: string
  constructor(text: string) {
    super('The post has a newer text')
    this.text = text
  }
}

const soughtPostOf = ({ accountId, target }: PostToSend, { text, mediaIds, since }: UnconfirmedSend): SoughtPost => {
  const { type, typeId } = target
  return { accountId, type, typeId, parentPostId: threadPositionOf(target).parentPostId, text, mediaIds, since }
}

/** The attempt in its stored form, so that the app can search for the post if no answer arrives. */
export const unconfirmedSendOf = ({ text, media, since, earlier }: PostToSend): UnconfirmedSend => ({
  text,
  mediaIds: media.map(({ mediaId }) => mediaId),
  since: earlier?.text === text ? earlier.since : since,
})

const silently = { isSilent: true }

async function sendNew(sent: PostToSend, onBegin: () => void): Promise<Post> {
  const { target, text, media, earlier, spoiler } = sent
  const own = earlier && (await findOwnPost(soughtPostOf(sent, earlier)))
  if (own && (own.text !== text || !isCoveredAsWanted(own, spoiler))) throw new EarlierSendSucceeded(own)
  if (own) return own
  onBegin()
  const mediaIds = media.map(({ mediaId }) => mediaId)
  const mediaAlts = media.map(({ alt }) => alt)
  const cover = spoiler?.isOn ? spoilerFields(spoiler) : {}
  const body = { text, ...threadPositionOf(target), ...(mediaIds.length > 0 && { mediaIds, mediaAlts }), ...cover }
  try {
    const params = { type: target.type, typeId: target.typeId }
    return (await call(createPost, { params, body }, silently)).post
  } catch (error) {
    if (isDecidedByServer(error) || isAbandoned(error)) throw error
    // Searches for the post before reporting a failure, because the outcome is unknown.
    const found = await findOwnPost(soughtPostOf(sent, unconfirmedSendOf(sent))).catch(() => undefined)
    if (found) return found
    throw error
  }
}

async function sendEdit({ target, text, base, spoiler }: PostToSend, onBegin: () => void): Promise<Post> {
  const { type, typeId, on } = target
  const address = { type, typeId, postId: on?.postId ?? '' }
  const isDone = (post: Post) => post.text === text && hasWantedSpoiler(post, spoiler)
  if (base !== undefined) {
    const now = await readOwnPost(address)
    if (now && isDone(now)) return now
    if (now && now.text !== base) throw new EditConflict(now.text)
  }
  onBegin()
  try {
    return (await call(editPost, { params: address, body: { text, ...spoilerFields(spoiler) } }, silently)).post
  } catch (error) {
    const now =
      isDecidedByServer(error) || isAbandoned(error) ? undefined : await readOwnPost(address).catch(() => undefined)
    if (now && isDone(now)) return now
    throw error
  }
}

/**
 * Sends a post, a comment, a reply or an edit exactly once, even if answers are lost. Calls `onBegin` after it has
 * searched for an earlier attempt; only then may this attempt replace the earlier one in the draft. Throws
 * `EarlierSendSucceeded`, `EditConflict` or the error of the call (Q214).
 */
export const sendPost = (sent: PostToSend, onBegin: () => void = () => undefined): Promise<Post> =>
  sent.target.mode === 'edit' ? sendEdit(sent, onBegin) : sendNew(sent, onBegin)

/** Deletes the user's post. Succeeds if the post no longer exists. */
export async function deletePostOnServer({ type, typeId, postId }: PostAddress): Promise<void> {
  try {
    await call(deletePost, { params: { type, typeId, postId } }, silently)
  } catch (error) {
    if (isAbandoned(error)) throw error
    const isGone = isNotFound(error) || (!isDecidedByServer(error) && !(await readOwnPost({ type, typeId, postId })))
    if (!isGone) throw error
  }
}

/** Uploads one prepared file. `onUploadProgress` gets the share that is uploaded (C092). */
export const sendMedia = async (file: File, onUploadProgress: (share: number) => void, signal: AbortSignal) =>
  (await call(uploadMedia, { body: { file } }, { isSilent: true, onUploadProgress, signal })).media

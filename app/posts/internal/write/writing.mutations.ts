import type { Profile } from '@tsudoi/contracts/account/account.endpoints'
import type { PostMedia } from '@tsudoi/contracts/post/media'
import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { textToSend } from '@tsudoi/design-system/text/userText'
import { withErrorDialog } from '../../../api/withErrorDialog.ts'
import { ApiError } from '../../../api/apiError.ts'
import { withLock } from '../../../api/withLock.ts'
import { ownEntry, type CatalogueEntry } from '../../../errors/catalogueEntry.ts'
import { enqueueError } from '../../../errors/errorQueue.ts'
import { raiseLater } from '../../../errors/raiseLater.ts'
import { changePost, type CachedPost } from '../post.cache.ts'
import { insertPost, removePost, replacePost } from './ownPost.cache.ts'
import { postKeys } from '../post.keys.ts'
import { queryClient } from '../../../queryClient.ts'
import { assertAccount } from '../../../session/sessionEnded.ts'
import { serverIso } from '../../../time/clock.ts'
import { postDrafts, type PostDraft } from '../postDrafts.ts'
import { draftFiles } from '../draftFiles.ts'
import { createOptimisticPost } from './createOptimisticPost.ts'
import { sendFailureMessagesOf } from './sendFailureMessages.ts'
import { EarlierSendSucceeded, EditConflict, sendPost, unconfirmedSendOf, type PostToSend } from './send.mutations.ts'
import { spoilerOf } from './spoilerSetting.ts'
import { draftPlaceOf } from '../postDraftKeys.ts'

/** A post to send, with the data with which lists show it optimistically. */
export interface PostInFlight extends PostToSend {
  /** The id of the optimistic post. */
  localId: string
  author?: Profile | undefined
  /** When the user last changed the text, in ms by the server's clock. Another tab may have posted the draft since. */
  typedAt: number
  mediaList: PostMedia[]
}

/** Mutation key of the sends of one target. */
export function sendMutationKey(target: PostToSend['target']): QueryKey {
  const { mode, type, typeId, postId } = draftPlaceOf(target)
  return ['writing', mode, type, typeId, postId]
}

/** Shows the post or the edit optimistically, marked as being sent (S052, S053). */
function showOptimistically({ target, localId, author, text, mediaList, spoiler: setting }: PostInFlight): void {
  const spoiler = setting && spoilerOf(setting)
  if (target.mode === 'edit')
    changePost(target.on.postId, (post) => ({ ...post, text, ...(setting && { spoiler }), isSending: true }))
  else if (author)
    insertPost(createOptimisticPost({ id: localId, target, author, text, mediaList, spoiler, now: serverIso() }))
}

function rollBack({ target, localId }: PostInFlight): void {
  if (target.mode === 'edit') {
    const { text, spoiler } = target.on
    changePost(target.on.postId, (post) => ({ ...post, text, spoiler, isSending: false }))
    return
  }
  const parentPostId = target.mode === 'post' ? undefined : localParent(target.on, target.mode)
  removePost({ postId: localId, parentPostId })
}

const localParent = (on: Post, mode: 'comment' | 'reply') =>
  mode === 'reply' && on.depth !== '0' && on.depth !== '1' ? on.parentPostId : on.postId

const isShown = (postId: string) =>
  queryClient
    .getQueriesData<{ pages: { items: CachedPost[] }[] }>({ queryKey: postKeys.lists })
    .some(([, data]) => data?.pages.some(({ items }) => items.some((post) => post.postId === postId)))

/**
 * Replaces the optimistic post by the stored one. A list that was refetched in the meantime may already contain the
 * stored post. If it contains neither, an answer is not inserted, because its place may be further down.
 */
function confirmOptimistic(post: Post, { localId, author }: PostInFlight): void {
  if (isShown(localId)) replacePost(post, localId)
  else if (isShown(post.postId)) replacePost(post)
  else if (!author || post.depth === '0') insertPost(post)
}

const mediaIdsOf = ({ media }: PostDraft) => media.map(({ upload }) => upload?.mediaId).join()

/** Deletes the draft of a post that the server has stored, unless the draft has been changed since. */
function eraseDraft({ accountId, target, text, media }: PostInFlight): void {
  const place = draftPlaceOf(target)
  const draft = postDrafts.read(accountId, place)
  if (!draft) return
  const isSent = textToSend(draft.text) === text && mediaIdsOf(draft) === media.map(({ mediaId }) => mediaId).join()
  if (!isSent) {
    // The text with which the newer edit compares the post: the text that the server has stored now.
    const base = draft.base === undefined ? undefined : text
    return postDrafts.write(accountId, place, { ...draft, base, unsure: undefined })
  }
  postDrafts.erase(accountId, place)
  for (const { id } of draft.media) void draftFiles.drop(accountId, id)
}

/**
 * Stores an unconfirmed send in the draft. If the page is terminated while sending, the app can then search for the
 * post after a reload.
 */
function storeUnsureSend(writing: PostInFlight, isUnsure: boolean): void {
  const { accountId, target } = writing
  const draft = postDrafts.read(accountId, draftPlaceOf(target))
  if (draft)
    postDrafts.write(accountId, draftPlaceOf(target), {
      ...draft,
      unsure: isUnsure ? unconfirmedSendOf(writing) : undefined,
    })
}

/** Names of the composers on the screen. If a target has no composer, its errors are shown in a dialog. */
export const openComposerNames = new Set<string>()
/** The name of a target's composer in `openComposerNames`. */
export const composerNameOf = (accountId: string, target: PostToSend['target']) =>
  JSON.stringify([accountId, draftPlaceOf(target)])

const remedy = 'いま書いた文は残っています。マイページの「投稿の下書き」から、続きを書けます。'

/** The dialog about a text that was not sent, for a target without a composer. The text is in the drafts. */
function draftNewsOf(error: Error): CatalogueEntry | undefined {
  if (error instanceof EditConflict)
    return ownEntry('ours', {
      title: '編集を保存しませんでした',
      cause: 'ほかの画面で、この投稿が直されています。',
      remedy,
    })
  return error instanceof EarlierSendSucceeded
    ? ownEntry('ours', { title: '先に送った文が、投稿されていました', remedy })
    : undefined
}

function fail(error: Error, writing: PostInFlight): void {
  rollBack(writing)
  if (error instanceof EarlierSendSucceeded && !isShown(error.post.postId)) insertPost(error.post)
  const { hasDialog, error: atField } = sendFailureMessagesOf(error, writing.media.length > 0)
  const isAlone = !openComposerNames.has(composerNameOf(writing.accountId, writing.target))
  // Whether the server has refused the post. If only the search for the post has failed, the outcome is still unknown.
  const isRefused = error instanceof ApiError && error.endpoint.method !== 'GET' && Boolean(hasDialog ?? atField)
  if (isRefused || error instanceof EarlierSendSucceeded) storeUnsureSend(writing, false)
  if (error instanceof ApiError && (hasDialog || isAlone)) raiseLater(withErrorDialog(error))
  const news = isAlone && draftNewsOf(error)
  if (news) enqueueError({ ...news, key: news.title, error })
}

/**
 * Sends what the user has written. It continues after the user leaves the page. An error is then shown in a dialog, and
 * the draft contains everything.
 */
export const writingMutation = (target: PostToSend['target']) =>
  mutationOptions({
    mutationKey: sendMutationKey(target),
    meta: { isSilent: true },
    // Sends the post under a lock: if two tabs have the same draft, the second tab then finds the post of the first.
    mutationFn: (writing: PostInFlight) => {
      showOptimistically(writing)
      return withLock(composerNameOf(writing.accountId, target), () => {
        // Throws if another member has logged in while this waited for another tab's lock.
        assertAccount(writing.accountId)
        const stored = postDrafts.read(writing.accountId, draftPlaceOf(target))
        const earlier = stored
          ? (stored.unsure ?? writing.earlier)
          : unconfirmedSendOf({ ...writing, since: writing.typedAt })
        const sent = { ...writing, earlier }
        return sendPost(sent, () => storeUnsureSend(sent, true))
      })
    },
    onSuccess: (post, writing) => {
      if (target.mode === 'edit') replacePost(post)
      else confirmOptimistic(post, writing)
      eraseDraft(writing)
    },
    onError: fail,
  })

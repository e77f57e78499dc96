import type { Profile } from '@tsudoi/contracts/account/account.endpoints'
import type { PostMedia } from '@tsudoi/contracts/post/media'
import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { mutationOptions, type QueryKey } from '@tanstack/react-query'
import { sentText } from '@tsudoi/design-system/text/userText'
import { withErrorDialog } from '../../../api/withErrorDialog.ts'
import { ApiError } from '../../../api/apiError.ts'
import { withLock } from '../../../api/withLock.ts'
import { ownEntry, type CatalogueEntry } from '../../../errors/catalogueEntry.ts'
import { enqueue } from '../../../errors/errorQueue.ts'
import { raiseLater } from '../../../errors/raiseLater.ts'
import { changePost, putPost, removePost, replacePost, type CachedPost } from '../../../queries/post.cache.ts'
import { postKeys } from '../../../queries/post.keys.ts'
import { queryClient } from '../../../queryClient.ts'
import { assertAccount } from '../../../session/sessionEnded.ts'
import { serverNow } from '../../../session/clock.ts'
import { postDrafts, type PostDraft } from '../../../session/postDrafts.ts'
import { draftFiles } from '../../../session/draftFiles.ts'
import { localPost } from './localPost.ts'
import { outcomeOf } from './outcome.ts'
import { EarlierPosted, NewerEdit, sendPost, unsureOf, type Sent } from './send.mutations.ts'
import { placeOf } from './target.ts'

/** What is sent, and how it looks until it is real. */
export interface Writing extends Sent {
  /** Its id until then. */
  localId: string
  author?: Profile
  /** When it was last changed, in milliseconds of the server's clock: another tab may have posted it since. */
  typedAt: number
  mediaList: PostMedia[]
}

/** Tells sends of one place from all others. */
export function sendKeyOf(target: Sent['target']): QueryKey {
  const { mode, type, typeId, postId } = placeOf(target)
  return ['writing', mode, type, typeId, postId]
}

/** It stands there at once, marked (S052, S053). */
function show({ target, localId, author, text, mediaList }: Writing): void {
  if (target.mode === 'edit') changePost(target.on.postId, (post) => ({ ...post, text, isSending: true }))
  else if (author)
    putPost(localPost({ id: localId, target, author, text, mediaList, now: new Date(serverNow()).toISOString() }))
}

function hide({ target, localId }: Writing): void {
  if (target.mode === 'edit') {
    const { text } = target.on
    changePost(target.on.postId, (post) => ({ ...post, text, isSending: false }))
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

/** A list that was read anew meanwhile may have the real one, or neither; an answer far below is not there yet. */
function makeReal(post: Post, { localId, author }: Writing): void {
  if (isShown(localId)) replacePost(post, localId)
  else if (isShown(post.postId)) replacePost(post)
  else if (!author || post.depth === '0') putPost(post)
}

const mediaIdsOf = ({ media }: PostDraft) => media.map(({ upload }) => upload?.mediaId).join()

/** The host has it: the draft is over, unless something else has been written there since. */
function finish({ accountId, target, text, media }: Writing): void {
  const place = placeOf(target)
  const draft = postDrafts.read(accountId, place)
  if (!draft) return
  const isSent = sentText(draft.text) === text && mediaIdsOf(draft) === media.map(({ mediaId }) => mediaId).join()
  if (!isSent) {
    // A newer edit goes on from the text that stands there now.
    const base = draft.base === undefined ? undefined : text
    return postDrafts.write(accountId, place, { ...draft, base, unsure: undefined })
  }
  postDrafts.erase(accountId, place)
  for (const { id } of draft.media) void draftFiles.drop(accountId, id)
}

/** What a killed page has to look for when it comes back. */
function remember(writing: Writing, isUnsure: boolean): void {
  const { accountId, target } = writing
  const draft = postDrafts.read(accountId, placeOf(target))
  if (draft)
    postDrafts.write(accountId, placeOf(target), { ...draft, unsure: isUnsure ? unsureOf(writing) : undefined })
}

/** Composers that are on the screen: what fails elsewhere has nobody to tell it but a dialog. */
export const openComposers = new Set<string>()
export const nameOf = (accountId: string, target: Sent['target']) => JSON.stringify([accountId, placeOf(target)])

const remedy = 'いま書いた文は残っています。マイページの「投稿の下書き」から、続きを書けます。'

/** What is said where no composer is on the screen any more, of a text that was not sent and lies in the drafts. */
function newsOfDraft(error: Error): CatalogueEntry | undefined {
  if (error instanceof NewerEdit)
    return ownEntry('ours', {
      title: '編集を保存しませんでした',
      cause: 'ほかの画面で、この投稿が直されています。',
      remedy,
    })
  return error instanceof EarlierPosted
    ? ownEntry('ours', { title: '先に送った文が、投稿されていました', remedy })
    : undefined
}

function fail(error: Error, writing: Writing): void {
  hide(writing)
  if (error instanceof EarlierPosted && !isShown(error.post.postId)) putPost(error.post)
  const { hasDialog, error: atField } = outcomeOf(error, writing.media.length > 0)
  const isAlone = !openComposers.has(nameOf(writing.accountId, writing.target))
  // What was only looked for and could not be read has decided nothing.
  const isRefused = error instanceof ApiError && error.endpoint.method !== 'GET' && Boolean(hasDialog ?? atField)
  if (isRefused || error instanceof EarlierPosted) remember(writing, false)
  if (error instanceof ApiError && (hasDialog || isAlone)) raiseLater(withErrorDialog(error))
  const news = isAlone && newsOfDraft(error)
  if (news) enqueue({ ...news, key: news.title, error })
}

/**
 * Sends what was written. It goes on when its page is left: what fails then is told by a dialog, and the draft has it
 * all.
 */
export const writingMutation = (target: Sent['target']) =>
  mutationOptions({
    mutationKey: sendKeyOf(target),
    meta: { isSilent: true },
    // Two tabs with the same draft send one after the other: the second one finds what the first one has posted.
    mutationFn: (writing: Writing) => {
      show(writing)
      return withLock(nameOf(writing.accountId, target), () => {
        // Another tab may have held the lock until another member had logged in.
        assertAccount(writing.accountId)
        const stored = postDrafts.read(writing.accountId, placeOf(target))
        const earlier = stored ? (stored.unsure ?? writing.earlier) : unsureOf({ ...writing, since: writing.typedAt })
        const sent = { ...writing, earlier }
        return sendPost(sent, () => remember(sent, true))
      })
    },
    onSuccess: (post, writing) => {
      if (target.mode === 'edit') replacePost(post)
      else makeReal(post, writing)
      finish(writing)
    },
    onError: fail,
  })

import { deletePost as endpoint, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { withErrorDialog } from '../../../api/withErrorDialog.ts'
import { ApiError } from '../../../api/apiError.ts'
import { callOnUnload } from '../../../api/callOnUnload.ts'
import { isAbandoned } from '../../../api/isAbandoned.ts'
import { raiseLater } from '../../../errors/raiseLater.ts'
import { useDeletedPosts } from '../deletedPosts.ts'
import { postKeys } from '../post.keys.ts'
import { queryClient } from '../../../queryClient.ts'
import { removeFromNewestPosts, removePost } from './ownPost.cache.ts'
import { postDrafts } from '../postDrafts.ts'
import { beforeLogout } from '../../../session/beforeLogout.ts'
import { onSessionReset } from '../../../session/onSessionReset.ts'
import { useSession } from '../../../session/sessionStore.ts'
import { writingModeOf } from './writingTarget.ts'
import { deletePostOnServer } from './send.mutations.ts'

/** How long a deletion can be undone while neither the pointer nor the focus is on the undo message, in ms. */
export const deleteUndoMs = 6_000

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** What delays the deletion: `pointer` if the pointer is on the undo message, `focus` if the focus is in it. */
const holders = new Set<string>()

/** The posts whose deletion was sent when the page was hidden, so that its answer was lost. By id. */
const lostAnswers = new Map<string, Post>()

const addressOf = ({ type, typeId, postId }: Post) => ({ type: String(type), typeId, postId })

/** Identifies the draft with the text of a deleted post. It is stored apart from other drafts for the same timeline. */
const placeOf = (post: Post) => ({ ...addressOf(post), mode: writingModeOf(post) })

function forgetHeld(postId: string): void {
  useDeletedPosts.setState(({ posts }) => ({ posts: posts.filter((post) => post.postId !== postId) }))
  // Clears the holders when the undo message is removed: a removed message does not report that the pointer or the
  // focus leaves it.
  if (useDeletedPosts.getState().posts.length === 0) holders.clear()
}

function setLeaving(post: Post, isLeaving: boolean): void {
  const others = useDeletedPosts.getState().leaving.filter(({ postId }) => postId !== post.postId)
  useDeletedPosts.setState({ leaving: isLeaving ? [...others, post] : others })
}

function stopTimer(postId: string): void {
  clearTimeout(timers.get(postId))
  timers.delete(postId)
}

function startTimer(post: Post): void {
  stopTimer(post.postId)
  if (holders.size === 0)
    timers.set(
      post.postId,
      setTimeout(() => void send(post), deleteUndoMs),
    )
}

/**
 * Pauses the deletion while the pointer or the focus (`by`) is on the undo message. Afterwards the full time starts
 * again.
 */
function holdDeletion(by: string, isHeld: boolean): void {
  if (isHeld) holders.add(by)
  else holders.delete(by)
  for (const post of useDeletedPosts.getState().posts) startTimer(post)
}

/** Refetches single posts, including the post that the deleted one answered, because its number of answers changes. */
const refetchSinglePosts = () => queryClient.invalidateQueries({ queryKey: postKeys.ones })

function refetchPosts(): void {
  void queryClient.invalidateQueries({ queryKey: postKeys.lists })
  void refetchSinglePosts()
}

function pendingPosts(): Post[] {
  const { posts, leaving } = useDeletedPosts.getState()
  return [...posts, ...leaving]
}

/** Removes the pending posts from a list that was refetched and still contains them. */
const removePendingFromLists = () => {
  for (const post of pendingPosts()) {
    const isShown = queryClient
      .getQueriesData<{ pages: { items: Post[] }[] }>({ queryKey: postKeys.lists })
      .some(([, data]) => data?.pages.some(({ items }) => items.some(({ postId }) => postId === post.postId)))
    if (isShown) removePost({ postId: post.postId, parentPostId: undefined })
  }
}

queryClient.getQueryCache().subscribe(({ type }) => {
  if (type === 'updated' && pendingPosts().length > 0) removePendingFromLists()
})

/** Restores the post by refetching its lists, and shows why it could not be deleted. */
function restoreAndReport(error: unknown): void {
  refetchPosts()
  raiseLater(error instanceof ApiError ? withErrorDialog(error) : error)
}

async function send(post: Post): Promise<void> {
  timers.delete(post.postId)
  setLeaving(post, true)
  forgetHeld(post.postId)
  try {
    await deletePostOnServer(addressOf(post))
    removeFromNewestPosts(post.postId)
    // Hides the post on its own page until the refetch has confirmed the deletion.
    void refetchSinglePosts().then(() => setLeaving(post, false))
  } catch (error) {
    // Ignores a call whose answer was lost because the page was hidden: `repeatLostCalls` repeats it when the page is
    // visible again.
    if (isAbandoned(error) || lostAnswers.has(post.postId)) return
    setLeaving(post, false)
    restoreAndReport(error)
  }
}

/**
 * Sends all pending and in-flight deletions on page unload, and when the page is hidden, because the system may then
 * terminate it without another event.
 */
function sendAllNow(): void {
  for (const post of useDeletedPosts.getState().posts) {
    stopTimer(post.postId)
    setLeaving(post, true)
    forgetHeld(post.postId)
  }
  for (const post of useDeletedPosts.getState().leaving) {
    if (!lostAnswers.has(post.postId)) callOnUnload(endpoint, undefined, addressOf(post))
    lostAnswers.set(post.postId, post)
  }
}

/** Repeats the calls whose answers were lost. Call it when the page is visible again. */
function repeatLostCalls(): void {
  const posts = [...lostAnswers.values()]
  lostAnswers.clear()
  for (const post of posts) void send(post)
}

function undo(): void {
  for (const post of useDeletedPosts.getState().posts) {
    stopTimer(post.postId)
    forgetHeld(post.postId)
    postDrafts.erase(useSession.getState().accountId, placeOf(post), true)
  }
  refetchPosts()
}

/**
 * Removes the user's post from all lists, and deletes it on the server after a while or on page unload. Until then the
 * user can undo that. The post's text is stored in the drafts (S054).
 */
export function deletePost(post: Post): void {
  if (pendingPosts().some(({ postId }) => postId === post.postId)) return
  const { accountId } = useSession.getState()
  postDrafts.write(accountId, placeOf(post), { text: post.text, media: [], time: Date.now(), isDeleted: true })
  useDeletedPosts.setState(({ posts }) => ({ posts: [...posts, post], undo, hold: holdDeletion }))
  startTimer(post)
  removePost(post)
}

addEventListener('pagehide', sendAllNow)
addEventListener('pageshow', repeatLostCalls)
addEventListener('visibilitychange', () => (document.hidden ? sendAllNow() : repeatLostCalls()))

/** Sends pending deletions before a logout, because afterwards the session could not delete them. */
beforeLogout(() => {
  const held = useDeletedPosts.getState().posts
  for (const { postId } of held) stopTimer(postId)
  return Promise.all(held.map(send))
})

/** Without a session nothing can be deleted. So pending deletions are dropped, and their posts remain. */
onSessionReset(() => {
  for (const { postId } of useDeletedPosts.getState().posts) stopTimer(postId)
  holders.clear()
  lostAnswers.clear()
  useDeletedPosts.setState({ posts: [], leaving: [] })
})

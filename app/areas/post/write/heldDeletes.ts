import { deletePost as endpoint, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { withErrorDialog } from '../../../api/withErrorDialog.ts'
import { ApiError } from '../../../api/apiError.ts'
import { callOnLeave } from '../../../api/callOnLeave.ts'
import { isAbandoned } from '../../../api/isAbandoned.ts'
import { raiseLater } from '../../../errors/raiseLater.ts'
import { useDeleted } from '../../../posts/deletedPosts.ts'
import { removePost } from '../../../queries/post.cache.ts'
import { postKeys } from '../../../queries/post.keys.ts'
import { queryClient } from '../../../queryClient.ts'
import { postDrafts } from '../../../session/postDrafts.ts'
import { onLogout } from '../../../session/lastCalls.ts'
import { onReset } from '../../../session/reset.ts'
import { useSession } from '../../../session/sessionStore.ts'
import { modeOf } from './target.ts'
import { sendDelete } from './send.mutations.ts'

/** How long a deletion can be undone while nothing holds the undo message, in ms. */
export const holding = 6_000

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** What keeps the undo message open: a pointer over it, or the focus in it. */
const holders = new Set<string>()

/** Posts whose delete was sent when the page was hidden, so that its answer was lost. */
const unheard = new Map<string, Post>()

const addressOf = ({ type, typeId, postId }: Post) => ({ type: String(type), typeId, postId })

/** Where the text of a deleted post is stored: apart from the drafts of the same place. */
const placeOf = (post: Post) => ({ ...addressOf(post), mode: modeOf(post) })

function release(postId: string): void {
  useDeleted.setState(({ posts }) => ({ posts: posts.filter((post) => post.postId !== postId) }))
  // The undo message has been removed, so it will not report that the pointer or the focus leaves it.
  if (useDeleted.getState().posts.length === 0) holders.clear()
}

function setLeaving(post: Post, isLeaving: boolean): void {
  const others = useDeleted.getState().leaving.filter(({ postId }) => postId !== post.postId)
  useDeleted.setState({ leaving: isLeaving ? [...others, post] : others })
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
      setTimeout(() => void send(post), holding),
    )
}

/** Pauses the deletion while `by` holds the undo message. When released, the full time starts again. */
function hold(by: string, isHeld: boolean): void {
  if (isHeld) holders.add(by)
  else holders.delete(by)
  for (const post of useDeleted.getState().posts) startTimer(post)
}

/** Refetches single posts, including the answered post, whose number of answers changes. */
const readOnes = () => queryClient.invalidateQueries({ queryKey: postKeys.ones })

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: postKeys.lists })
  void readOnes()
}

function offLists(): Post[] {
  const { posts, leaving } = useDeleted.getState()
  return [...posts, ...leaving]
}

/** Removes pending posts again from a list that was refetched and still contains them. */
const keepOff = () => {
  for (const post of offLists()) {
    const isShown = queryClient
      .getQueriesData<{ pages: { items: Post[] }[] }>({ queryKey: postKeys.lists })
      .some(([, data]) => data?.pages.some(({ items }) => items.some(({ postId }) => postId === post.postId)))
    if (isShown) removePost({ postId: post.postId, parentPostId: undefined })
  }
}

queryClient.getQueryCache().subscribe(({ type }) => {
  if (type === 'updated' && offLists().length > 0) keepOff()
})

/** Restores the post by refetching its lists, and shows the reason. */
function fail(error: unknown): void {
  readAgain()
  raiseLater(error instanceof ApiError ? withErrorDialog(error) : error)
}

async function send(post: Post): Promise<void> {
  timers.delete(post.postId)
  setLeaving(post, true)
  release(post.postId)
  try {
    await sendDelete(addressOf(post))
    // The post's own page keeps it hidden until the refetch has confirmed the deletion.
    void readOnes().then(() => setLeaving(post, false))
  } catch (error) {
    // A hidden page loses its calls; `askAgain` repeats them when it is visible again.
    if (isAbandoned(error) || unheard.has(post.postId)) return
    setLeaving(post, false)
    fail(error)
  }
}

/**
 * Sends all pending and in-flight deletions on page unload, and when the page is hidden, because it may be killed
 * without another event.
 */
function flush(): void {
  for (const post of useDeleted.getState().posts) {
    stopTimer(post.postId)
    setLeaving(post, true)
    release(post.postId)
  }
  for (const post of useDeleted.getState().leaving) {
    if (!unheard.has(post.postId)) callOnLeave(endpoint, undefined, addressOf(post))
    unheard.set(post.postId, post)
  }
}

/** The page is visible again: repeats the calls whose answers were lost. */
function askAgain(): void {
  const posts = [...unheard.values()]
  unheard.clear()
  for (const post of posts) void send(post)
}

function undo(): void {
  for (const post of useDeleted.getState().posts) {
    stopTimer(post.postId)
    release(post.postId)
    postDrafts.erase(useSession.getState().accountId, placeOf(post), true)
  }
  readAgain()
}

/**
 * Removes the user's own post from all lists (S054), and deletes it after a while or on page unload. Until then the
 * user can undo it. Its text is stored in the drafts.
 */
export function deletePost(post: Post): void {
  if (offLists().some(({ postId }) => postId === post.postId)) return
  const { accountId } = useSession.getState()
  postDrafts.write(accountId, placeOf(post), { text: post.text, media: [], time: Date.now(), isDeleted: true })
  useDeleted.setState(({ posts }) => ({ posts: [...posts, post], undo, hold }))
  startTimer(post)
  removePost(post)
}

addEventListener('pagehide', flush)
addEventListener('pageshow', askAgain)
document.addEventListener('visibilitychange', () => (document.hidden ? flush() : askAgain()))

/** Sends pending deletions before a logout, because afterwards the session could not delete them. */
onLogout(() => {
  const held = useDeleted.getState().posts
  for (const { postId } of held) stopTimer(postId)
  return Promise.all(held.map(send))
})

/** Without a session nothing can be deleted any more, so pending deletions are dropped and the posts stay. */
onReset(() => {
  for (const { postId } of useDeleted.getState().posts) stopTimer(postId)
  holders.clear()
  unheard.clear()
  useDeleted.setState({ posts: [], leaving: [] })
})

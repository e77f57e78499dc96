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

/** How long a deletion can be taken back while nothing holds it, in milliseconds. */
export const holding = 6_000

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** What keeps the way back open: a pointer over it, the focus in it. */
const holders = new Set<string>()

/** Sent as the page was put aside: nobody has heard the host's answer. */
const unheard = new Map<string, Post>()

const addressOf = ({ type, typeId, postId }: Post) => ({ type: String(type), typeId, postId })

/** Where the text of a deleted post lies: apart from every draft that one may be writing. */
const placeOf = (post: Post) => ({ ...addressOf(post), mode: modeOf(post) })

function release(postId: string): void {
  useDeleted.setState(({ posts }) => ({ posts: posts.filter((post) => post.postId !== postId) }))
  // The offer has gone from the page, and tells no more of who leaves it.
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

/** Whoever reads the offer has all the time they want, and the whole of it anew when they leave it. */
function hold(by: string, isHeld: boolean): void {
  if (isHeld) holders.add(by)
  else holders.delete(by)
  for (const post of useDeleted.getState().posts) startTimer(post)
}

/** Posts that are open by themselves too: of one that was answered to, the count is another one. */
const readOnes = () => queryClient.invalidateQueries({ queryKey: postKeys.ones })

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: postKeys.lists })
  void readOnes()
}

function offLists(): Post[] {
  const { posts, leaving } = useDeleted.getState()
  return [...posts, ...leaving]
}

/** A list that is read anew meanwhile still has it. */
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

/** It comes back to its place, and the reason is told. */
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
    // Its own page shows it no more until the host has said that it is gone.
    void readOnes().then(() => setLeaving(post, false))
  } catch (error) {
    // A page that is put aside loses its calls: it asks again when it is seen.
    if (isAbandoned(error) || unheard.has(post.postId)) return
    setLeaving(post, false)
    fail(error)
  }
}

/** The page goes, or is put aside and may be ended without a word: what is held or on its way leaves with it. */
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

/** The page is seen again: what the host has of it, it says now. */
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
 * Takes one's own post off every list (S054) and deletes it after a while, or as the page goes: until then it can be
 * had back as it was. Its text lies among the drafts.
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

/** A member who logs out has had the last word: nobody could delete it later. */
onLogout(() => {
  const held = useDeleted.getState().posts
  for (const { postId } of held) stopTimer(postId)
  return Promise.all(held.map(send))
})

/** Without a session nothing can be deleted any more: it stays. */
onReset(() => {
  for (const { postId } of useDeleted.getState().posts) stopTimer(postId)
  holders.clear()
  unheard.clear()
  useDeleted.setState({ posts: [], leaving: [] })
})

import { likePost, type Post } from '@tsudoi/contracts/post/post.endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { postEntriesOf } from './postEntries.ts'
import { ApiError } from '../../api/apiError.ts'
import { queryClient } from '../../queryClient.ts'
import { isOffline, setOffline } from '../../connection/connection.ts'
import { setSharedDevice } from '../../session/setSharedDevice.ts'
import { deleteSession } from '../../session/endSession.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { setLike, sendWaitingLikes } from './like.mutations.ts'
import { nextLikeSequence, useOptimisticLikes, withConfirmedLikes } from './likes.ts'
import type { CachedPost } from './post.cache.ts'
import { postKeys } from './post.keys.ts'
import { waitingLikes } from './waitingLikes.ts'

/** The calls in flight. The test decides how each is answered. */
const sent: { method: string; answer: (isLiked: boolean) => void; refuse: (why?: Error) => void }[] = []
const raised = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../api/call.ts', () => ({
  call: ({ method }: { method: string }) =>
    new Promise((answer, reject) => {
      sent.push({
        method,
        answer: (isLiked) => answer({ like: { count: isLiked ? 6 : 5, isLiked } }),
        refuse: (why = new Error('refused')) => reject(why),
      })
    }),
}))
vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: raised }))

const post = {
  id: 'p',
  postId: 'p',
  type: 'ip',
  typeId: 'todai',
  depth: '0',
  rootPostId: 'p',
  text: '',
  author: { accountId: 'a', nickName: 'あ', uniqueName: 'a', isOfficial: false },
  like: { count: 5, isLiked: false },
  childrenCount: 0,
  createTime: '2026-01-31T12:00:00Z',
} satisfies Post

const surfaces = [
  postKeys.timeline({ type: 'ip', typeId: 'todai' }),
  postKeys.timeline({ type: 'ip', typeId: 'todai' }, true),
  postKeys.timeline({ type: 'account', typeId: 'a' }),
  postKeys.answers({ type: 'ip', typeId: 'todai', postId: 'root' }),
]

/** The like count and the like state of the post, as each surface shows them. */
function shown(): (string | undefined)[] {
  const reading = { reader: 'me', hidden: new Map(), likes: useOptimisticLikes.getState().likes }
  const lists = surfaces.map((key) => queryClient.getQueryData<{ pages: { items: CachedPost[] }[] }>(key))
  const posts = lists.flatMap((list) => list?.pages[0]?.items ?? [])
  const one = queryClient.getQueryData<CachedPost>(postKeys.one(post))
  return postEntriesOf([...posts, ...(one ? [one] : [])], reading).map((entry) =>
    entry.is === 'post' ? `${entry.post.likes} ${entry.post.isLiked}` : undefined,
  )
}
const everywhere = (words: string) => Array.from({ length: surfaces.length + 1 }, () => words)
const settled = () => vi.waitFor(() => expect(useOptimisticLikes.getState().likes.size).toBe(0))

beforeEach(() => {
  for (const key of surfaces)
    queryClient.setQueryData(key, { pages: [{ items: [{ ...post }] }], pageParams: [undefined] })
  queryClient.setQueryData(postKeys.one(post), { ...post })
})
afterEach(() => {
  resetSessionData()
  sent.length = 0
  raised.mockReset()
})

describe('a like of a post (C094, C095, W137)', () => {
  it.each([
    { taps: 19, calls: ['POST'], end: '6 true' },
    { taps: 20, calls: ['POST', 'DELETE'], end: '5 false' },
  ])(
    'of $taps taps sends at most two calls, and every place shows the state after the last tap',
    async ({ taps, calls, end }) => {
      for (let tap = 1; tap <= taps; tap += 1) setLike(post, tap % 2 === 1)
      expect(shown()).toEqual(everywhere(end))
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      sent[0]?.answer(true)
      await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(calls))
      expect(shown()).toEqual(everywhere(end))
      sent[1]?.answer(false)
      await settled()
      expect(sent).toHaveLength(calls.length)
      expect(shown()).toEqual(everywhere(end))
    },
  )

  it('is rolled back in every place if the server refuses the call, and the refusal is reported once', async () => {
    setLike(post, true)
    expect(shown()).toEqual(everywhere('6 true'))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.refuse()
    await settled()
    expect(shown()).toEqual(everywhere('5 false'))
    expect(raised).toHaveBeenCalledOnce()
  })

  it('is stored for the next page if the user leaves the page while the call is in flight, until its answer arrives', async () => {
    setLike(post, true)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(waitingLikes.all()).toEqual([])
    dispatchEvent(new Event('pagehide'))
    expect(waitingLikes.all()).toEqual([{ address: { type: 'ip', typeId: 'todai', postId: 'p' }, liked: true }])
    sent[0]?.answer(true)
    await settled()
    expect(waitingLikes.all()).toEqual([])
    dispatchEvent(new Event('pagehide'))
    expect(waitingLikes.all()).toEqual([])
  })

  it('is not undone by the answer to a request that was sent before the like was confirmed, but by one to a later request', async () => {
    const before = nextLikeSequence()
    setLike(post, true)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.answer(true)
    await settled()
    expect(withConfirmedLikes([post], before)[0]?.like).toEqual({ count: 6, isLiked: true })
    expect(withConfirmedLikes([post], nextLikeSequence())[0]?.like).toEqual({ count: 5, isLiked: false })
  })

  it('is stored while offline, even over a reload, and the last of many taps is sent once when the app is online', async () => {
    setOffline(true)
    setLike(post, true)
    setLike(post, false)
    setLike(post, true)
    expect(shown()).toEqual(everywhere('6 true'))
    expect(sent).toHaveLength(0)
    expect(raised).not.toHaveBeenCalled()
    setOffline(false)
    sendWaitingLikes()
    sendWaitingLikes()
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['POST']))
    sent[0]!.answer(true)
    await settled()
    expect(shown()).toEqual(everywhere('6 true'))
  })

  it('is stored until the server has answered, so that a page that unloads while sending loses no like (C094, Q282)', async () => {
    setOffline(true)
    setLike(post, true)
    setOffline(false)
    sendWaitingLikes()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(waitingLikes.areThere()).toBe(true)
    sent[0]?.answer(true)
    await settled()
    expect(waitingLikes.areThere()).toBe(false)
  })

  it.each([
    ['is refused is not sent again', { kind: 'status', status: 404 } as const, false],
    ['fails because its session has ended is stored for the next one', { kind: 'status', status: 401 } as const, true],
    ['was not sent because its session had ended is stored for its member', { kind: 'unsent' } as const, true],
    ['was sent before its session ended is stored for its member', { kind: 'sessionEnded' } as const, true],
  ])('whose call %s (S035)', async (_, why, isThere) => {
    setOffline(true)
    setLike(post, true)
    setOffline(false)
    sendWaitingLikes()
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.refuse(new ApiError({ endpoint: likePost, ...why }))
    await settled()
    expect(waitingLikes.areThere()).toBe(isThere)
    waitingLikes.remove(post.postId)
  })

  it('is stored only in the tab’s storage on a shared device (Q283)', () => {
    setSharedDevice(true)
    setOffline(true)
    setLike(post, true)
    expect(waitingLikes.areThere()).toBe(true)
    expect(JSON.stringify(localStorage)).not.toContain('postId')
    waitingLikes.remove(post.postId)
    setSharedDevice(false)
    setOffline(false)
  })

  it.each(['network', 'timeout'] as const)(
    'that reaches no server (%s) is stored without a dialog, and sent once when the app is online (C094, Q282)',
    async (kind) => {
      setLike(post, true)
      await vi.waitFor(() => expect(sent).toHaveLength(1))
      sent[0]?.refuse(new ApiError({ endpoint: likePost, kind }))
      await vi.waitFor(() => expect([waitingLikes.areThere(), isOffline()]).toEqual([true, true]))
      expect(shown()).toEqual(everywhere('6 true'))
      expect(raised).not.toHaveBeenCalled()
      setOffline(false)
      sendWaitingLikes()
      sendWaitingLikes()
      await vi.waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST']))
      sent[1]?.answer(true)
      await settled()
      expect(shown()).toEqual(everywhere('6 true'))
      expect(waitingLikes.areThere()).toBe(false)
    },
  )

  it('that is stored on the device is never sent for another member, and is deleted by a logout (S035)', () => {
    setOffline(true)
    useSession.setState({ accountId: 'acc-hikari' })
    setLike(post, true)
    useSession.setState({ accountId: 'acc-sora' })
    expect(waitingLikes.areThere()).toBe(false)
    useSession.setState({ accountId: 'acc-hikari' })
    expect(waitingLikes.areThere()).toBe(true)
    deleteSession()
    useSession.setState({ accountId: 'acc-hikari' })
    expect(waitingLikes.areThere()).toBe(false)
    setOffline(false)
    resetSession()
  })
})

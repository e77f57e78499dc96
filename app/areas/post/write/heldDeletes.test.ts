import { deletePost as endpoint, type Post } from '@tsudoi/contracts/post/post.endpoints'
import type { InfiniteData } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/apiError.ts'
import { useDeleted } from '../../../posts/deletedPosts.ts'
import { postKeys } from '../../../queries/post.keys.ts'
import type { ListPage } from '../../../queries/listPage.ts'
import { queryClient } from '../../../queryClient.ts'
import { postDrafts } from '../../../session/postDrafts.ts'
import { logout } from '../../../session/logout.ts'
import { useSession } from '../../../session/sessionStore.ts'
import { visit } from '../../../session/testVisit.ts'
import { deletePost, holding } from './heldDeletes.ts'
import { fakePost } from './testing/fakePost.ts'

const host = vi.hoisted(() => ({
  sendDelete: vi.fn<(address: { postId: string }) => Promise<void>>(),
  callOnLeave: vi.fn<(...given: unknown[]) => void>(),
  raiseLater: vi.fn<(error: unknown) => void>(),
}))
vi.mock('./send.mutations.ts', () => ({ sendDelete: host.sendDelete }))
vi.mock('../../../api/callOnLeave.ts', () => ({ callOnLeave: host.callOnLeave }))
vi.mock('../../../errors/raiseLater.ts', () => ({ raiseLater: host.raiseLater }))

type Posts = InfiniteData<ListPage<Post>>
const key = postKeys.timeline({ type: 'ip', typeId: 'ip-hoshiyomi' })
const posts = () =>
  queryClient.getQueryData<Posts>(key)?.pages.flatMap(({ items }) => items.map(({ postId }) => postId))
const fill = (...ids: string[]) =>
  queryClient.setQueryData<Posts>(key, { pages: [{ items: ids.map((id) => fakePost(id)) }], pageParams: [undefined] })
const own = fakePost('own')

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  useSession.setState({ accountId: 'acc-hikari' })
  host.sendDelete.mockResolvedValue()
  fill('one', 'own', 'two')
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.restoreAllMocks()
  queryClient.clear()
})

describe('a deletion of one’s own post (S054)', () => {
  it('is seen at once, and leaves only when it cannot be taken back any more', async () => {
    deletePost(own)
    expect([posts(), holding]).toEqual([['one', 'two'], 6_000])
    await vi.advanceTimersByTimeAsync(holding - 1)
    expect(host.sendDelete).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(host.sendDelete).toHaveBeenCalledExactlyOnceWith({ type: 'ip', typeId: 'ip-hoshiyomi', postId: 'own' })
    expect(useDeleted.getState().posts).toEqual([])
  })

  it('does not leave while a pointer or the focus is on the offer to take it back (Q217)', async () => {
    deletePost(own)
    const { hold, undo } = useDeleted.getState()
    hold('pointer', true)
    hold('focus', true)
    hold('pointer', false)
    deletePost(fakePost('other'))
    await vi.advanceTimersByTimeAsync(10 * holding)
    expect(host.sendDelete).not.toHaveBeenCalled()
    hold('focus', false)
    await vi.advanceTimersByTimeAsync(holding - 1)
    expect(host.sendDelete).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(host.sendDelete).toHaveBeenCalledTimes(2)
    // The offer goes from under the pointer that has pressed it: the next one is not held.
    deletePost(own)
    hold('pointer', true)
    undo()
    deletePost(own)
    await vi.advanceTimersByTimeAsync(holding)
    expect(host.sendDelete).toHaveBeenCalledTimes(3)
  })

  it('stays off a list that is read anew meanwhile', () => {
    deletePost(own)
    fill('new', 'one', 'own', 'two')
    expect(posts()).toEqual(['new', 'one', 'two'])
  })

  it('is nothing when it is taken back: no call, and no text among the drafts', async () => {
    deletePost(own)
    expect(postDrafts.list('acc-hikari').map(({ text, isDeleted }) => [text, isDeleted])).toEqual([[own.text, true]])
    useDeleted.getState().undo()
    await vi.advanceTimersByTimeAsync(2 * holding)
    expect(host.sendDelete).not.toHaveBeenCalled()
    expect([useDeleted.getState().posts, postDrafts.list('acc-hikari')]).toEqual([[], []])
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  it('cannot be taken back while it is on its way, and stays off the lists meanwhile', async () => {
    const answer = Promise.withResolvers<void>()
    host.sendDelete.mockReturnValue(answer.promise)
    deletePost(own)
    const { undo } = useDeleted.getState()
    await vi.advanceTimersByTimeAsync(holding)
    expect(useDeleted.getState().posts).toEqual([])
    undo()
    fill('one', 'own', 'two')
    expect(posts()).toEqual(['one', 'two'])
    answer.resolve()
    await vi.runAllTimersAsync()
    fill('one', 'own', 'two')
    expect(posts()).toEqual(['one', 'own', 'two'])
  })

  it('leaves with the page, once; its text stays among the drafts', async () => {
    deletePost(own)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(2 * holding)
    const address = { type: 'ip', typeId: 'ip-hoshiyomi', postId: 'own' }
    expect(host.callOnLeave).toHaveBeenCalledExactlyOnceWith(endpoint, undefined, address)
    expect(host.sendDelete).not.toHaveBeenCalled()
    expect(postDrafts.list('acc-hikari')).toHaveLength(1)
    window.dispatchEvent(new Event('pageshow'))
    await vi.runAllTimersAsync()
    expect(useDeleted.getState().leaving).toEqual([])
  })

  const turn = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('leaves with a webview that is put aside, and asks for the answer when that is seen again', async () => {
    deletePost(own)
    turn('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(host.callOnLeave).toHaveBeenCalledOnce()
    fill('one', 'own', 'two')
    expect([posts(), useDeleted.getState().posts]).toEqual([['one', 'two'], []])
    turn('visible')
    await vi.runAllTimersAsync()
    expect(host.sendDelete).toHaveBeenCalledOnce()
    expect(useDeleted.getState().leaving).toEqual([])
  })

  it('that is on its way leaves once more with the page, which loses its calls: that is no failure', async () => {
    const answer = Promise.withResolvers<void>()
    host.sendDelete.mockReturnValueOnce(answer.promise)
    deletePost(own)
    await vi.advanceTimersByTimeAsync(holding)
    turn('hidden')
    expect(host.callOnLeave).toHaveBeenCalledOnce()
    answer.reject(new ApiError({ endpoint, kind: 'network', isSilent: true }))
    await vi.runAllTimersAsync()
    expect(host.raiseLater).not.toHaveBeenCalled()
    turn('visible')
    await vi.runAllTimersAsync()
    expect([host.sendDelete.mock.calls.length, useDeleted.getState().leaving]).toEqual([2, []])
  })

  it('has what it answers to and its own page read anew: after it is done, taken back, or failed', async () => {
    const root = postKeys.one({ type: 'ip', typeId: 'ip-hoshiyomi', postId: 'root' })
    const answer = fakePost('answer', { depth: '1', parentPostId: 'root', rootPostId: 'root' })
    const isStale = () => queryClient.getQueryState(root)?.isInvalidated
    const begin = () => {
      queryClient.setQueryData(root, fakePost('root', { childrenCount: 1 }))
      deletePost(answer)
      expect([isStale(), queryClient.getQueryData<Post>(root)?.childrenCount]).toEqual([false, 0])
    }
    begin()
    useDeleted.getState().undo()
    expect(isStale()).toBe(true)
    begin()
    await vi.advanceTimersByTimeAsync(holding)
    expect(isStale()).toBe(true)
    host.sendDelete.mockRejectedValue(new ApiError({ endpoint, kind: 'network', isSilent: true }))
    begin()
    await vi.advanceTimersByTimeAsync(holding)
    expect(isStale()).toBe(true)
  })

  it('leaves before a log-out, which waits for it (S035)', async () => {
    const steps: string[] = []
    host.sendDelete.mockImplementation(async () => void steps.push('deleted'))
    visit('http://127.0.0.1/account/logout')
    deletePost(own)
    await logout(() => void steps.push('forgotten'))
    expect(steps).toEqual(['deleted', 'forgotten'])
    await vi.advanceTimersByTimeAsync(2 * holding)
    expect(host.sendDelete).toHaveBeenCalledOnce()
  })

  it.each(['unsent', 'sessionEnded'] as const)(
    'whose session has ended (%s) reads nothing again and shows nothing (Q350)',
    async (kind) => {
      host.sendDelete.mockRejectedValue(new ApiError({ endpoint, kind }))
      const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
      deletePost(own)
      await vi.advanceTimersByTimeAsync(holding)
      expect(host.sendDelete).toHaveBeenCalledOnce()
      expect(invalidate).not.toHaveBeenCalled()
      expect(host.raiseLater).not.toHaveBeenCalled()
      useDeleted.setState({ posts: [], leaving: [] })
    },
  )

  it('that fails brings the post back and says why', async () => {
    host.sendDelete.mockRejectedValue(new ApiError({ endpoint, kind: 'network', isSilent: true }))
    deletePost(own)
    await vi.advanceTimersByTimeAsync(holding)
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
    expect(host.raiseLater).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'network', isSilent: false }),
    )
  })
})

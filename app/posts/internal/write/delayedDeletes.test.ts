import { deletePost as endpoint, type Post } from '@tsudoi/contracts/post/post.endpoints'
import type { InfiniteData } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/apiError.ts'
import { useDeletedPosts } from '../deletedPosts.ts'
import type { NewestPosts } from '../post.cache.ts'
import { postKeys } from '../post.keys.ts'
import type { ListPage } from '../../../queries/listPage.ts'
import { queryClient } from '../../../queryClient.ts'
import { postDrafts } from '../postDrafts.ts'
import { logout } from '../../../session/logout.ts'
import { useSession } from '../../../session/sessionStore.ts'
import { setTestUrl } from '../../../testing/setTestUrl.ts'
import { deletePost, deleteUndoMs } from './delayedDeletes.ts'
import { fakePost } from './testing/fakePost.ts'

const host = vi.hoisted(() => ({
  deletePostOnServer: vi.fn<(address: { postId: string }) => Promise<void>>(),
  callOnLeave: vi.fn<(...given: unknown[]) => void>(),
  raiseLater: vi.fn<(error: unknown) => void>(),
}))
vi.mock('./send.mutations.ts', () => ({ deletePostOnServer: host.deletePostOnServer }))
vi.mock('../../../api/callOnUnload.ts', () => ({ callOnUnload: host.callOnLeave }))
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
  host.deletePostOnServer.mockResolvedValue()
  fill('one', 'own', 'two')
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.restoreAllMocks()
  queryClient.clear()
})

describe('deleting the user’s own post (S054)', () => {
  it('removes the post from the list first, and sends the call only when undo is no longer possible', async () => {
    deletePost(own)
    expect([posts(), deleteUndoMs]).toEqual([['one', 'two'], 6_000])
    await vi.advanceTimersByTimeAsync(deleteUndoMs - 1)
    expect(host.deletePostOnServer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(host.deletePostOnServer).toHaveBeenCalledExactlyOnceWith({
      type: 'ip',
      typeId: 'ip-hoshiyomi',
      postId: 'own',
    })
    expect(useDeletedPosts.getState().posts).toEqual([])
  })

  it('does not send the call while the pointer or the focus is on the undo message (Q217)', async () => {
    deletePost(own)
    const { hold, undo } = useDeletedPosts.getState()
    hold('pointer', true)
    hold('focus', true)
    hold('pointer', false)
    deletePost(fakePost('other'))
    await vi.advanceTimersByTimeAsync(10 * deleteUndoMs)
    expect(host.deletePostOnServer).not.toHaveBeenCalled()
    hold('focus', false)
    await vi.advanceTimersByTimeAsync(deleteUndoMs - 1)
    expect(host.deletePostOnServer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(host.deletePostOnServer).toHaveBeenCalledTimes(2)
    // Deletes again. Pressing undo has removed the message below the pointer, so the pointer must not delay this
    // deletion.
    deletePost(own)
    hold('pointer', true)
    undo()
    deletePost(own)
    await vi.advanceTimersByTimeAsync(deleteUndoMs)
    expect(host.deletePostOnServer).toHaveBeenCalledTimes(3)
  })

  it('removes the post also from a list that is refetched before the call', () => {
    deletePost(own)
    fill('new', 'one', 'own', 'two')
    expect(posts()).toEqual(['new', 'one', 'two'])
  })

  it('sends no call after undo, and leaves no text of the post in the drafts', async () => {
    deletePost(own)
    expect(postDrafts.list('acc-hikari').map(({ text, isDeleted }) => [text, isDeleted])).toEqual([[own.text, true]])
    useDeletedPosts.getState().undo()
    await vi.advanceTimersByTimeAsync(2 * deleteUndoMs)
    expect(host.deletePostOnServer).not.toHaveBeenCalled()
    expect([useDeletedPosts.getState().posts, postDrafts.list('acc-hikari')]).toEqual([[], []])
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
  })

  it('removes the post from the newest posts of its timeline when the server has deleted it, also if a poll is in flight', async () => {
    const latest = postKeys.latest({ type: 'ip', typeId: 'ip-hoshiyomi' }, false)
    const newestIds = () => queryClient.getQueryData<NewestPosts>(latest)?.posts.map(({ postId }) => postId)
    const newest: NewestPosts = { posts: [own, fakePost('one')], next: undefined }
    queryClient.setQueryData<NewestPosts>(latest, newest)
    const answer = Promise.withResolvers<NewestPosts>()
    void queryClient.fetchQuery({ queryKey: latest, queryFn: () => answer.promise }).catch(() => {})
    deletePost(own)
    await vi.advanceTimersByTimeAsync(deleteUndoMs)
    answer.resolve(newest)
    await vi.advanceTimersByTimeAsync(0)
    expect(newestIds()).toEqual(['one'])
  })

  it('cannot be undone while the call is in flight, during which the post is hidden from the lists', async () => {
    const answer = Promise.withResolvers<void>()
    host.deletePostOnServer.mockReturnValue(answer.promise)
    deletePost(own)
    const { undo } = useDeletedPosts.getState()
    await vi.advanceTimersByTimeAsync(deleteUndoMs)
    expect(useDeletedPosts.getState().posts).toEqual([])
    undo()
    fill('one', 'own', 'two')
    expect(posts()).toEqual(['one', 'two'])
    answer.resolve()
    await vi.runAllTimersAsync()
    fill('one', 'own', 'two')
    expect(posts()).toEqual(['one', 'own', 'two'])
  })

  it('sends the call once on page unload, and keeps the text in the drafts', async () => {
    deletePost(own)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(2 * deleteUndoMs)
    const address = { type: 'ip', typeId: 'ip-hoshiyomi', postId: 'own' }
    expect(host.callOnLeave).toHaveBeenCalledExactlyOnceWith(endpoint, undefined, address)
    expect(host.deletePostOnServer).not.toHaveBeenCalled()
    expect(postDrafts.list('acc-hikari')).toHaveLength(1)
    window.dispatchEvent(new Event('pageshow'))
    await vi.runAllTimersAsync()
    expect(useDeletedPosts.getState().leaving).toEqual([])
  })

  const turn = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }

  it('sends the call when a webview goes into the background, and again if no answer arrived until the webview is visible', async () => {
    deletePost(own)
    turn('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(host.callOnLeave).toHaveBeenCalledOnce()
    fill('one', 'own', 'two')
    expect([posts(), useDeletedPosts.getState().posts]).toEqual([['one', 'two'], []])
    turn('visible')
    await vi.runAllTimersAsync()
    expect(host.deletePostOnServer).toHaveBeenCalledOnce()
    expect(useDeletedPosts.getState().leaving).toEqual([])
  })

  it('sends an in-flight call a second time on page unload; the aborted first call does not count as a failure', async () => {
    const answer = Promise.withResolvers<void>()
    host.deletePostOnServer.mockReturnValueOnce(answer.promise)
    deletePost(own)
    await vi.advanceTimersByTimeAsync(deleteUndoMs)
    turn('hidden')
    expect(host.callOnLeave).toHaveBeenCalledOnce()
    answer.reject(new ApiError({ endpoint, kind: 'network', isSilent: true }))
    await vi.runAllTimersAsync()
    expect(host.raiseLater).not.toHaveBeenCalled()
    turn('visible')
    await vi.runAllTimersAsync()
    expect([host.deletePostOnServer.mock.calls.length, useDeletedPosts.getState().leaving]).toEqual([2, []])
  })

  it('refetches the post’s page and the post that it answers, after the call succeeds, is undone, or fails', async () => {
    const root = postKeys.one({ type: 'ip', typeId: 'ip-hoshiyomi', postId: 'root' })
    const answer = fakePost('answer', { depth: '1', parentPostId: 'root', rootPostId: 'root' })
    const isStale = () => queryClient.getQueryState(root)?.isInvalidated
    const begin = () => {
      queryClient.setQueryData(root, fakePost('root', { childrenCount: 1 }))
      deletePost(answer)
      expect([isStale(), queryClient.getQueryData<Post>(root)?.childrenCount]).toEqual([false, 0])
    }
    begin()
    useDeletedPosts.getState().undo()
    expect(isStale()).toBe(true)
    begin()
    await vi.advanceTimersByTimeAsync(deleteUndoMs)
    expect(isStale()).toBe(true)
    host.deletePostOnServer.mockRejectedValue(new ApiError({ endpoint, kind: 'network', isSilent: true }))
    begin()
    await vi.advanceTimersByTimeAsync(deleteUndoMs)
    expect(isStale()).toBe(true)
  })

  it('sends its call before a logout, and the logout waits for the answer (S035)', async () => {
    const steps: string[] = []
    host.deletePostOnServer.mockImplementation(async () => void steps.push('deleted'))
    setTestUrl('http://127.0.0.1/account/logout')
    deletePost(own)
    await logout(() => void steps.push('forgotten'))
    expect(steps).toEqual(['deleted', 'forgotten'])
    await vi.advanceTimersByTimeAsync(2 * deleteUndoMs)
    expect(host.deletePostOnServer).toHaveBeenCalledOnce()
  })

  it.each(['unsent', 'sessionEnded'] as const)(
    'neither refetches nor shows anything after the session has ended (%s) (Q350)',
    async (kind) => {
      host.deletePostOnServer.mockRejectedValue(new ApiError({ endpoint, kind }))
      const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
      deletePost(own)
      await vi.advanceTimersByTimeAsync(deleteUndoMs)
      expect(host.deletePostOnServer).toHaveBeenCalledOnce()
      expect(invalidate).not.toHaveBeenCalled()
      expect(host.raiseLater).not.toHaveBeenCalled()
      useDeletedPosts.setState({ posts: [], leaving: [] })
    },
  )

  it('shows the post again and the reason if the call fails', async () => {
    host.deletePostOnServer.mockRejectedValue(new ApiError({ endpoint, kind: 'network', isSilent: true }))
    deletePost(own)
    await vi.advanceTimersByTimeAsync(deleteUndoMs)
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
    expect(host.raiseLater).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'network', isSilent: false }),
    )
  })
})

import { getPost } from '@tsudoi/contracts/post/post.endpoints'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { fakePost } from './write/testing/fakePost.ts'
import { postKeys } from './post.keys.ts'
import { queryClient } from '../../queryClient.ts'
import { useDeletedPosts } from './deletedPosts.ts'
import type { ReaderContext } from './postEntries.ts'
import { useThread } from './useThread.ts'

const comment = fakePost('comment', { depth: '1', rootPostId: 'root', parentPostId: 'root' })
const host = vi.hoisted(() => ({ root: (): unknown => undefined }))
vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: () => undefined }))
vi.mock('../../api/call.ts', () => ({
  call: async (_endpoint: Endpoint, { params }: { params: { postId: string } }) =>
    params.postId === 'comment' ? { post: comment } : host.root(),
}))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const address = { type: 'ip', typeId: 'ip-hoshiyomi', postId: 'comment' }
const reading: ReaderContext = { reader: 'acc-sora', hidden: new Map(), likes: new Map() }
const isKnown = (thread: ReturnType<typeof useThread>['thread']) => expect(thread.state).not.toBe('loading')

async function openThread(root: () => unknown, how = reading) {
  host.root = root
  const { result } = renderHook(() => useThread(address, how), { wrapper })
  await waitFor(() => isKnown(result.current.thread))
  return result
}
const fails = (error: Partial<ApiError>) => () => {
  throw new ApiError({ endpoint: getPost, kind: 'network', ...error })
}
const root = () => ({ post: fakePost('root') })
const before = ({ thread }: ReturnType<typeof useThread>) =>
  thread.state === 'ready' && thread.data !== 'missing' && thread.data.before.map(({ is }) => is)

afterEach(() => {
  queryClient.clear()
  useDeletedPosts.setState({ posts: [], leaving: [] })
})

describe('the posts to which the post on a page answers (W078)', () => {
  it('can be fetched again after a failed fetch, and are not shown as deleted after it', async () => {
    const result = await openThread(fails({}))
    expect(result.current.thread.state).toBe('failed')
    host.root = root
    act(() => void (result.current.thread.state === 'failed' && result.current.thread.onRetry?.()))
    await waitFor(() => expect(before(result.current)).toEqual(['post']))
  })

  it('are shown as missing if they are deleted or hidden by a block', async () => {
    expect(before((await openThread(fails({ kind: 'status', status: 404 }))).current)).toEqual(['missing'])
    queryClient.clear()
    const readBefore = await openThread(root)
    host.root = fails({ kind: 'status', status: 404 })
    await act(() => queryClient.invalidateQueries({ queryKey: postKeys.ones }))
    await waitFor(() => expect(before(readBefore.current)).toEqual(['missing']))
    queryClient.clear()
    const hidden = new Map([['acc-hikari', {}]])
    const ofOthers = { ...reading, reader: 'acc-mio', hidden }
    expect((await openThread(root, ofOthers)).current.thread).toEqual({ state: 'ready', data: 'missing' })
  })
})

describe('the page of a post that its reader deletes (S054)', () => {
  it.each(['posts', 'leaving'] as const)(
    'shows before the call is sent that the post is deleted, and shows the post again after undo: %s',
    async (where) => {
      const result = await openThread(root)
      act(() => useDeletedPosts.setState({ [where]: [comment] }))
      expect(result.current.thread).toEqual({ state: 'ready', data: 'missing' })
      act(() => useDeletedPosts.setState({ [where]: [] }))
      expect(before(result.current)).toEqual(['post'])
      act(() => useDeletedPosts.setState({ [where]: [fakePost('root')] }))
      expect(before(result.current)).toEqual(['missing'])
    },
  )
})

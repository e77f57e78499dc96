import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { Post } from '@tsudoi/design-system/screens/post/post.types'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { usePostActions } from './usePostActions.ts'

const raiseLater = vi.hoisted(() => vi.fn<(error: unknown) => void>())
vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater }))
const load = vi.hoisted(() => vi.fn<() => Promise<{ deletePost: (post: unknown) => void }>>())
vi.mock('./writing.ts', () => ({ lazyWritingParts: { module: undefined, load } }))
const post = { postId: 'post-1' }
vi.mock('./postEntries.ts', () => ({ cachedPostOf: () => post }))

afterEach(cleanup)

it('the delete action deletes a post once the action’s code has loaded, and shows an error if that code fails to load', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const deletePost = vi.fn<(post: unknown) => void>()
  load.mockRejectedValueOnce(gone).mockResolvedValueOnce({ deletePost })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => usePostActions(), { wrapper })
  const press = () => act(async () => result.current.actions.onDelete?.({ id: 'post-1' } as Post))
  await press()
  expect([raiseLater.mock.calls, deletePost.mock.calls]).toEqual([[[gone]], []])
  await press()
  expect([raiseLater.mock.calls.length, deletePost.mock.calls]).toEqual([1, [[post]]])
})

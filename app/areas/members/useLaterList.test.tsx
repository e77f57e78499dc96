import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { laterStore } from '../../later/laterStore.ts'
import { blockMutation } from '../../posts/posts.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { useLaterList } from './useLaterList.ts'

/** Answers two pages with a block each, and confirms a new block. */
vi.mock('../../api/call.ts', () => ({
  call: async ({ method }: { method: string }, { query = {} }: { query?: Record<string, unknown> }) => {
    if (method !== 'GET') return { isHiddenByBlock: true }
    const isFirst = query['seek.lastCreateTime'] === undefined
    return {
      blockUserLists: [{ targetAccountId: isFirst ? 'acc-yoru' : 'acc-sora', isHiddenByBlock: true }],
      seek: { hasNext: isFirst, lastCreateTime: '2026-01-31T00:00:00Z' },
    }
  },
}))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

afterEach(() => {
  cleanup()
  localStorage.clear()
  resetSession()
  queryClient.clear()
})

const keysIn = (items: ReturnType<typeof useLaterList>['items']) =>
  items.map(({ key, isRemoved = false }) => key + (isRemoved ? ' (removed)' : ''))

it('a removed item keeps its position in the list of kept items until the user leaves the page, and can be restored there (Q489)', () => {
  for (const id of ['1', '2', '3']) laterStore.keep(`event/${id}`, { title: id })
  const { result } = renderHook(() => useLaterList(), { wrapper })
  const before = keysIn(result.current.items)
  const second = result.current.items[1]?.key ?? ''
  act(() => result.current.remove(second, true))
  expect(keysIn(result.current.items)).toEqual(before.map((key) => (key === second ? `${key} (removed)` : key)))
  expect(Object.keys(laterStore.read()).length).toBe(3)
  act(() => result.current.remove(second, false))
  expect(keysIn(result.current.items)).toEqual(before)
  act(() => result.current.remove(second, true))
  cleanup()
  expect(keysIn(renderHook(() => useLaterList(), { wrapper }).result.current.items)).toHaveLength(2)
})

it('the list of kept items shows no posts of an account that the member has blocked, on this device or another one (S047, Q489)', async () => {
  useSession.setState({ accountId: 'acc-hikari' })
  for (const author of ['acc-sora', 'acc-mio', 'acc-hajime'])
    laterStore.keep(`post/ip/todai/${author}`, { title: author, author })
  const { result } = renderHook(() => useLaterList(), { wrapper })
  const shown = () => result.current.items.map(({ title }) => title)
  await waitFor(() => expect(shown().toSorted()).toEqual(['acc-hajime', 'acc-mio']))
  await act(async () => {
    const change = { targetAccountId: 'acc-mio', block: true }
    await queryClient.getMutationCache().build(queryClient, blockMutation).execute(change)
  })
  expect(shown()).toEqual(['acc-hajime'])
})

it('the list of kept items shows at once an item that another tab has kept', () => {
  const { result } = renderHook(() => useLaterList(), { wrapper })
  localStorage.setItem('tsudoi.later.guest', JSON.stringify({ 'event/1': { value: { title: 'x' }, at: 1 } }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'tsudoi.later.guest' })))
  expect(keysIn(result.current.items)).toEqual(['event/1'])
})

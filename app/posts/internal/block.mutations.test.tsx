import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { useSession } from '../../session/sessionStore.ts'
import { blockMutation, type BlockChange } from './block.mutations.ts'
import { blockOfAccountQuery, blocksQuery } from './block.queries.ts'
import { accountPostsQuery } from './post.queries.ts'
import { visiblePost, useHiddenAuthors } from './hiddenAuthors.ts'

/** A call in flight. The test decides how it is answered. */
interface Sent {
  method: string
  query: unknown
  answer: (body: unknown) => void
  fail: () => void
}
const sent: Sent[] = []

// Mocks the function that makes calls, because happy-dom does not pass the body of a DELETE to MSW. Pact tests and a
// journey cover the request itself.
vi.mock('../../api/call.ts', () => ({
  call: ({ method }: { method: string }, { query }: { query?: unknown }) =>
    new Promise((answer, reject) => {
      sent.push({ method, query, answer, fail: () => reject(new Error('refused')) })
    }),
}))
vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: () => undefined }))

const sora = {
  targetAccountId: 'acc-sora',
  isHiddenByBlock: true,
  nickName: 'そら',
  uniqueName: 'sora2026',
  createTime: '2026-01-31T12:00:00Z',
}
const hidden = (isHiddenByBlock: boolean) => ({ targetAccountId: 'acc-sora', isHiddenByBlock })
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const isHidden = () => queryClient.getQueryData(blocksQuery.queryKey)?.pages[0]?.items[0]?.isHiddenByBlock
const lists = () => renderHook(() => useMutation(blockMutation), { wrapper }).result
const settled = () => waitFor(() => expect(queryClient.isMutating()).toBe(0))
const went = (count: number) => waitFor(() => expect(sent).toHaveLength(count))

/** Records every later change of whether the member is shown as blocked. */
function watch(): boolean[] {
  const shown: boolean[] = []
  queryClient.getQueryCache().subscribe(() => {
    const now = isHidden()
    if (now !== undefined && shown.at(-1) !== now) shown.push(now)
  })
  return shown
}

beforeEach(() => {
  queryClient.setQueryData(blocksQuery.queryKey, {
    pages: [{ items: [sora] }],
    pageParams: [undefined],
  })
})
afterEach(() => {
  queryClient.clear()
  sent.length = 0
})

describe('blocking and unblocking a member (S047, C096, C097)', () => {
  const tap = (mutate: (change: BlockChange) => void, block: boolean) =>
    act(() => mutate({ targetAccountId: 'acc-sora', block }))

  it('changes isHiddenByBlock to true or false before the server answers', async () => {
    const list = lists()
    tap(list.current.mutate, false)
    expect(isHidden()).toBe(false)
    await went(1)
    expect(sent[0]?.method).toBe('DELETE')
    sent[0]?.answer(hidden(false))
    await settled()
    expect(isHidden()).toBe(false)
    tap(list.current.mutate, true)
    expect(isHidden()).toBe(true)
    await went(2)
    expect(sent[1]?.method).toBe('POST')
    sent[1]?.answer(hidden(true))
    await settled()
    expect(isHidden()).toBe(true)
  })

  it('is rolled back in every place when the call fails', async () => {
    const list = lists()
    const shown = watch()
    tap(list.current.mutate, false)
    await went(1)
    sent[0]?.fail()
    await settled()
    expect(shown).toEqual([false, true])
  })

  it.each([
    { name: 'all fail', answers: [undefined, undefined, undefined], end: true },
    { name: 'the first succeeds, the others fail', answers: [false, undefined, undefined], end: false },
    { name: 'only the last fails', answers: [false, true, undefined], end: true },
    { name: 'only the last succeeds', answers: [undefined, undefined, false], end: false },
  ])(
    'shows the server’s state after three quick taps, without changing back in between: $name',
    async ({ answers, end }) => {
      const list = lists()
      const shown = watch()
      for (const block of [false, true, false]) tap(list.current.mutate, block)
      const wanted = [...shown]
      expect(wanted).toEqual([false, true, false])
      for (const [at, answer] of answers.entries()) {
        await went(at + 1)
        if (answer === undefined) sent[at]?.fail()
        else sent[at]?.answer(hidden(answer))
      }
      await settled()
      expect(isHidden()).toBe(end)
      expect(shown).toEqual(end ? [...wanted, true] : wanted)
    },
  )

  it('hides the member before the server answers: on the profile, and the posts in every timeline', async () => {
    const post = (accountId: string) => ({ postId: accountId, author: { accountId } })
    const posts = accountPostsQuery('acc-sora')
    const page = { items: [post('acc-sora'), post('acc-mio')] }
    queryClient.setQueryData(posts.queryKey, { pages: [page], pageParams: [undefined] } as never)
    const list = lists()
    const user = { nickName: 'そら', uniqueName: 'sora2026' }
    act(() => list.current.mutate({ targetAccountId: 'acc-sora', block: true, user }))
    const blocked = () => queryClient.getQueryData(blockOfAccountQuery('acc-sora').queryKey)
    expect(blocked()).toMatchObject({ nickName: 'そら', isHiddenByBlock: true })
    const shown = () => {
      const read = queryClient.getQueryData(posts.queryKey)?.pages.flatMap(({ items }) => items) ?? []
      const { hidden } = useHiddenAuthors.getState()
      return read.filter((one) => visiblePost(one, hidden, '')).map(({ postId }) => postId)
    }
    expect(shown()).toEqual(['acc-mio'])
    await went(1)
    sent[0]?.fail()
    await settled()
    expect(blocked()).toBeNull()
    expect(shown()).toEqual(['acc-sora', 'acc-mio'])
    expect(queryClient.getQueryState(posts.queryKey)?.isInvalidated).toBe(true)
  })
})

describe('blocking a member while the user has several tabs open (S047)', () => {
  const otherTab = new BroadcastChannel('tsudoi.blocks')
  afterEach(() => useSession.setState({ accountId: '' }))
  const isHidden = () => useHiddenAuthors.getState().hidden.has('acc-sora')

  it('applies a block or unblock from another tab in this tab and refetches posts, but ignores one by another account', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    const posts = accountPostsQuery('acc-mio').queryKey
    queryClient.setQueryData(posts, { pages: [{ items: [] }], pageParams: [undefined] })
    const news = { accountId: 'acc-hikari', targetAccountId: 'acc-sora', block: true }
    otherTab.postMessage({ ...news, accountId: 'acc-mio', targetAccountId: 'acc-nami' })
    otherTab.postMessage(news)
    await waitFor(() => expect(isHidden()).toBe(true))
    expect(useHiddenAuthors.getState().hidden.has('acc-nami')).toBe(false)
    expect(queryClient.getQueryState(posts)?.isInvalidated).toBe(true)
    otherTab.postMessage({ ...news, block: false })
    await waitFor(() => expect(isHidden()).toBe(false))
  })

  it('reports a block in this tab to the other tabs once the server has confirmed the block, and not before', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    const heard = vi.fn<(event: MessageEvent) => void>()
    otherTab.addEventListener('message', heard)
    const list = lists()
    act(() => list.current.mutate({ targetAccountId: 'acc-sora', block: true }))
    await went(1)
    expect(heard).not.toHaveBeenCalled()
    sent[0]?.answer(hidden(true))
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
    expect(heard.mock.calls[0]?.[0].data).toEqual({
      accountId: 'acc-hikari',
      targetAccountId: 'acc-sora',
      block: true,
    })
    otherTab.close()
  })
})

describe('cached boards of events after the user blocks or unblocks a member (S047, C096, C097)', () => {
  it.each([true, false])(
    'are removed from the cache, and refetched where they are on the screen: block %s',
    async (block) => {
      const [shown, left] = [
        ['event-episodes', 'night'],
        ['event-entry', 'entry-1'],
      ]
      const queryFn = vi.fn<() => number>(() => 1)
      const options = { queryKey: shown, queryFn, initialData: 0, staleTime: Infinity }
      const page = renderHook(() => useQuery(options), { wrapper })
      queryClient.setQueryData(left!, 'theirs')
      const list = lists()
      act(() => list.current.mutate({ targetAccountId: 'acc-sora', block }))
      await went(1)
      sent[0]?.answer(hidden(block))
      await settled()
      await waitFor(() => expect(queryFn).toHaveBeenCalledOnce())
      expect(queryClient.getQueryData(left!)).toBeUndefined()
      page.unmount()
    },
  )
})

describe('whether a member is in the user’s list of blocks (W064)', () => {
  const time = '2026-01-30T12:00:00Z'
  const page = (entries: unknown[], hasNext: boolean) => ({
    blockUserLists: entries,
    seek: { hasNext, lastCreateTime: time },
  })

  it.each([
    { name: 'found on the second page', second: [sora], end: sora },
    { name: 'not found', second: [], end: null },
  ])('is looked up on all pages of that list: $name', async ({ second, end }) => {
    const found = queryClient.fetchQuery(blockOfAccountQuery('acc-sora'))
    await went(1)
    sent[0]?.answer(page([{ ...sora, targetAccountId: 'acc-mio' }], true))
    await went(2)
    expect(sent[1]?.query).toMatchObject({ 'seek.lastCreateTime': time })
    sent[1]?.answer(page(second, false))
    expect(await found).toEqual(end)
  })
})

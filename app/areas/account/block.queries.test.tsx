import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { handlersFor } from '@tsudoi/contracts/msw'
import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { tokenCookies } from '../../session/cookies.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { testToken } from '../../session/testToken.ts'
import { visit } from '../../session/testVisit.ts'
import { blockMutation, blocksQuery } from './block.queries.ts'

const sora = {
  targetAccountId: 'acc-sora',
  isHiddenByBlock: true,
  nickName: 'そら',
  uniqueName: 'sora2026',
  createTime: '2026-01-31T12:00:00Z',
}
const server = setupServer()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const isHidden = () => queryClient.getQueryData(blocksQuery.queryKey)?.pages[0]?.blockUserLists[0]?.isHiddenByBlock

beforeAll(() => {
  visit('http://127.0.0.1/')
  server.listen({ onUnhandledFrame: 'error' })
})
afterAll(() => server.close())
beforeEach(() => {
  tokenCookies.store({ accessToken: testToken({ AccountID: 'acc-hikari' }), refreshToken: testToken({}) })
  useSession.setState({ accountId: 'acc-hikari' })
  queryClient.setQueryData(blocksQuery.queryKey, {
    pages: [{ blockUserLists: [sora], seek: { hasNext: false } }],
    pageParams: [undefined],
  })
})
afterEach(() => {
  server.resetHandlers()
  queryClient.clear()
  resetSession()
  tokenCookies.clear()
})

describe('a block (S047, C096, C097)', () => {
  it('toggles isHiddenByBlock at once, to false and back to true', async () => {
    server.use(...handlersFor('block.unblockAccount', 'full'), ...handlersFor('block.blockAccount', 'full'))
    const { result } = renderHook(() => useMutation(blockMutation), { wrapper })
    act(() => result.current.mutate({ targetAccountId: 'acc-sora', block: false }))
    await waitFor(() => expect(isHidden()).toBe(false))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    act(() => result.current.mutate({ targetAccountId: 'acc-sora', block: true }))
    await waitFor(() => expect(isHidden()).toBe(true))
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(isHidden()).toBe(true)
  })

  it('is as it was when the call fails', async () => {
    server.use(
      http.delete('*/v2/block', () => HttpResponse.json({ messageCode: 'Internal', code: 500 }, { status: 500 })),
    )
    const shown: unknown[] = []
    const stop = queryClient.getQueryCache().subscribe(() => shown.push(isHidden()))
    const { result } = renderHook(() => useMutation(blockMutation), { wrapper })
    act(() => result.current.mutate({ targetAccountId: 'acc-sora', block: false }))
    await waitFor(() => expect(result.current.isError).toBe(true))
    stop()
    expect(shown).toContain(false)
    expect(isHidden()).toBe(true)
  })
})

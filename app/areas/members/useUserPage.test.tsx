import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { getPublicProfile } from '@tsudoi/contracts/account/account.endpoints'
import { blockAccount, listBlocks, unblockAccount } from '@tsudoi/contracts/block/block.endpoints'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import { blockMutation } from '../../posts/posts.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { useUserPage } from './useUserPage.ts'

/**
 * The state of the mocked servers: whether the member exists, is blocked by the viewer, and whether the servers fail.
 */
const server = { isThere: true, isBlocked: false, isDown: false }
const profile = {
  accountId: 'acc-sora',
  nickName: 'そら',
  uniqueName: 'sora2026',
  isOfficial: false,
  channelFollowers: 0,
}
const entry = {
  targetAccountId: 'acc-sora',
  isHiddenByBlock: true,
  nickName: 'そら',
  uniqueName: 'sora2026',
  createTime: '',
}
const notFound = (endpoint: Endpoint) =>
  new ApiError({ endpoint, kind: 'status', status: 404, messageCode: 'NotFound' })
const broken = (endpoint: Endpoint) => new ApiError({ endpoint, kind: 'network' })

async function answer(endpoint: Endpoint) {
  await new Promise((resolve) => setTimeout(resolve, 1))
  if (server.isDown) throw broken(endpoint)
  if (endpoint === (getPublicProfile as Endpoint)) {
    if (!server.isThere || server.isBlocked) throw notFound(endpoint)
    return { profile }
  }
  if (endpoint === (listBlocks as Endpoint))
    return { blockUserLists: server.isBlocked ? [entry] : [], seek: { hasNext: false } }
  server.isBlocked = endpoint === (blockAccount as Endpoint) ? true : endpoint !== (unblockAccount as Endpoint)
  return { targetAccountId: 'acc-sora', isHiddenByBlock: server.isBlocked }
}
vi.mock('../../api/call.ts', () => ({ call: (endpoint: Endpoint) => answer(endpoint) }))
vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater: () => undefined }))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** Renders the hook, and records all its states, each once. */
function visit() {
  const shown: string[] = []
  const { result } = renderHook(
    () => {
      const { user, profile: known } = useUserPage('acc-sora')
      const state = user.state === 'ready' ? user.data.kind : user.state
      if (shown.at(-1) !== state) shown.push(state)
      return { user, known, mutate: useMutation(blockMutation).mutate }
    },
    { wrapper },
  )
  return { result, shown, ends: (state: string) => waitFor(() => expect(shown.at(-1)).toBe(state)) }
}

beforeEach(() => useSession.setState({ accountId: 'acc-hikari' }))
afterEach(() => {
  cleanup()
  Object.assign(server, { isThere: true, isBlocked: false, isDown: false })
  queryClient.clear()
  resetSession()
})

describe('the page /user/:id of another member (R032, W064)', () => {
  it('shows the member’s profile, with a mark if it is the viewer’s own profile', async () => {
    const { result, ends } = visit()
    await ends('shown')
    expect(result.current.user).toMatchObject({ data: { isOwn: false, person: { id: 'acc-sora' } } })
    act(() => useSession.setState({ accountId: 'acc-sora' }))
    expect(result.current.user).toMatchObject({ data: { isOwn: true } })
  })

  it('shows “not found” for an unknown account, to members and guests', async () => {
    server.isThere = false
    await visit().ends('missing')
    queryClient.clear()
    resetSession()
    const { shown, ends } = visit()
    await ends('missing')
    expect(shown).toEqual(['loading', 'missing'])
  })

  it('shows an error with a retry button while the servers are unavailable', async () => {
    server.isDown = true
    const { result, shown, ends } = visit()
    await ends('failed')
    server.isDown = false
    act(() => void (result.current.user.state === 'failed' && result.current.user.onRetry?.()))
    await ends('shown')
    expect(shown.filter((state) => state !== 'loading')).toEqual(['failed', 'shown'])
  })

  it('shows a member on the viewer’s list of blocks as blocked; after unblocking, the profile appears without “not found” in between (S047)', async () => {
    server.isBlocked = true
    const { result, shown, ends } = visit()
    await ends('blocked')
    act(() => result.current.mutate({ targetAccountId: 'acc-sora', block: false }))
    await ends('shown')
    expect(shown).not.toContain('missing')
  })

  it('shows a member as blocked before the server answers when the viewer blocks the member, and the profile likewise after unblocking (S047)', async () => {
    const { result, shown, ends } = visit()
    await ends('shown')
    act(() => result.current.mutate({ targetAccountId: 'acc-sora', block: true, user: result.current.known }))
    await ends('blocked')
    await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
    act(() => result.current.mutate({ targetAccountId: 'acc-sora', block: false, user: result.current.known }))
    await ends('shown')
    await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
    expect(shown).toEqual(['loading', 'shown', 'blocked', 'shown'])
  })

  it('shows the profile again if the call that blocks the member fails (S047)', async () => {
    const { result, shown, ends } = visit()
    await ends('shown')
    server.isDown = true
    act(() => result.current.mutate({ targetAccountId: 'acc-sora', block: true, user: result.current.known }))
    await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
    expect(shown).toEqual(['loading', 'shown', 'blocked', 'shown'])
  })
})

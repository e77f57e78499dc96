import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unreadNoticeCountQuery } from '../queries/member.queries.ts'
import { queryClient } from '../queryClient.ts'
import { resetSessionData } from '../session/resetSessionData.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { syncAppBadge } from './syncAppBadge.ts'

const set = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve())
const clear = vi.fn<() => Promise<void>>(() => Promise.resolve())

beforeEach(() => vi.stubGlobal('navigator', { setAppBadge: set, clearAppBadge: clear }))
let stop = () => {}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  resetSession()
  queryClient.clear()
})

const arrive = (noticeUnreadCount: number) =>
  queryClient.setQueryData(unreadNoticeCountQuery.queryKey, { noticeUnreadCount } as never)

it('the icon of the installed app shows the member’s unread notices, once for each number', () => {
  useSession.setState({ accountId: 'acc-hikari' })
  stop = syncAppBadge()
  expect([set.mock.calls, clear.mock.calls]).toEqual([[], []])
  for (const count of [3, 3, 10_000, 0]) arrive(count)
  expect(set.mock.calls).toEqual([[3], [10_000]])
  expect(clear).toHaveBeenCalledOnce()
})

it('the icon loses its number when the member logs out, and when a guest opens the app', () => {
  useSession.setState({ accountId: 'acc-hikari' })
  arrive(3)
  stop = syncAppBadge()
  resetSessionData()
  resetSession()
  expect(set.mock.calls).toEqual([[3]])
  expect(clear).toHaveBeenCalledOnce()
  stop()
  stop = syncAppBadge()
  expect(clear).toHaveBeenCalledTimes(2)
})

it('a browser that refuses badges, or has none, causes no error', async () => {
  useSession.setState({ accountId: 'acc-hikari' })
  arrive(3)
  set.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  stop = syncAppBadge()
  stop()
  vi.stubGlobal('navigator', {})
  expect(syncAppBadge).not.toThrow()
})

it('the icon keeps its number without a network', async () => {
  useSession.setState({ accountId: 'acc-hikari' })
  arrive(3)
  stop = syncAppBadge()
  const lost = queryClient.fetchQuery({
    ...unreadNoticeCountQuery,
    staleTime: 0,
    queryFn: () => Promise.reject(new Error('lost')),
  })
  await expect(lost).rejects.toThrow('lost')
  expect([set.mock.calls, clear.mock.calls]).toEqual([[[3]], []])
})

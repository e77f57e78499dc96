import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Post } from '@tsudoi/contracts/post/post.endpoints'
import { MutationObserver } from '@tanstack/react-query'
import { queryClient } from '../../queryClient.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { blockMutation, type BlockChange } from './block.mutations.ts'
import { postKeys } from './post.keys.ts'

const host = vi.hoisted(() => ({ call: vi.fn<() => Promise<unknown>>() }))
vi.mock('../../api/call.ts', () => ({ call: host.call }))

const post = (postId: string, accountId: string, rest: Partial<Post> = {}): Post => ({
  id: postId,
  postId,
  type: 'ip',
  typeId: 'todai',
  depth: '0',
  rootPostId: postId,
  text: postId,
  author: { accountId, nickName: accountId, uniqueName: accountId, isOfficial: false },
  like: { count: 0 },
  childrenCount: 0,
  createTime: '2026-01-31T12:00:00Z',
  ...rest,
})
const root = post('root', 'mio', { childrenCount: 3 })
const answer = (id: string, accountId: string) =>
  post(id, accountId, { depth: '1', rootPostId: 'root', parentPostId: 'root' })
const list = (...items: Post[]) => ({ pages: [{ items }], pageParams: [undefined] })
const timeline = postKeys.timeline(root)
const counts = () => [
  queryClient.getQueryData<ReturnType<typeof list>>(timeline)?.pages[0]?.items[0]?.childrenCount,
  queryClient.getQueryData<Post>(postKeys.one(root))?.childrenCount,
]
const block = (isBlocked: boolean) =>
  new MutationObserver<unknown, Error, BlockChange>(queryClient, blockMutation as never)
    .mutate({ targetAccountId: 'sora', block: isBlocked })
    .catch(() => undefined)

beforeEach(() => {
  queryClient.setQueryData(timeline, list(root))
  queryClient.setQueryData(postKeys.one(root), root)
  queryClient.setQueryData(postKeys.answers(root), list(answer('a', 'sora'), answer('b', 'mio'), answer('c', 'sora')))
  // The same comment is also cached separately, but must count only once.
  queryClient.setQueryData(postKeys.one(answer('a', 'sora')), answer('a', 'sora'))
})
afterEach(() => {
  queryClient.clear()
  resetSessionData()
  vi.clearAllMocks()
})

it('a block subtracts the blocked member’s answers from the answer counts of posts once, and unblocking adds them again (S047)', async () => {
  host.call.mockResolvedValueOnce({ isHiddenByBlock: true }).mockResolvedValueOnce({ isHiddenByBlock: false })
  await block(true)
  expect(counts()).toEqual([1, 1])
  await block(false)
  expect(counts()).toEqual([3, 3])
})

it('a block that the server refuses leaves the answer counts of posts unchanged (S047)', async () => {
  host.call.mockRejectedValueOnce(new Error('refused'))
  await block(true)
  expect(counts()).toEqual([3, 3])
})

import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { Post } from '@tsudoi/design-system/screens/post/post.types'
import { afterEach, expect, it, vi } from 'vitest'
import { channelQuery } from '../queries/channel.queries.ts'
import { queryClient } from '../queryClient.ts'
import { laterItems, maxLaterItems } from './laterEntries.ts'
import { laterStore } from './laterStore.ts'
import type { PostToKeep } from './postLater.ts'
import { usePostLater } from './usePostLater.ts'

vi.mock('../shell/onNetworkIdle.ts', () => ({
  onNetworkIdle: (task: () => void) => {
    task()
    return () => undefined
  },
}))

const author = { accountId: 'a', nickName: 'こはる', uniqueName: 'koharu', isOfficial: false }
const post: PostToKeep = { type: 'ip', typeId: 'todai', postId: 'p1', author, depth: '0', text: '今夜の\n星' }
const view = { id: 'p1', media: [{ kind: 'image', src: '/a.webp' }] } as unknown as Post
const sourceOf = () => post

async function open() {
  const { result } = renderHook(() => usePostLater(sourceOf, true))
  await waitFor(() => expect(result.current.later).toBeDefined())
  const toggle = (isKept: boolean) => act(async () => result.current.later?.onToggle(view, isKept))
  return { result, toggle }
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  queryClient.clear()
})

it('a post is stored for later with its author, text, picture and the name of its channel (Q489)', async () => {
  queryClient.setQueryData<unknown>(channelQuery('todai', false).queryKey, {
    ip: { ipId: 'todai', name: '灯台放送局' },
  })
  const { result, toggle } = await open()
  expect(result.current.later?.isKept(view)).toBe(false)
  await toggle(true)
  expect(result.current.later?.isKept(view)).toBe(true)
  expect(result.current.laterAnnouncement).toBe('「あとで見る」に保存しました')
  await waitFor(() =>
    expect(laterItems(laterStore.read())).toEqual([
      expect.objectContaining({
        href: '/post/ip/todai/p1',
        title: 'こはる：今夜の 星',
        image: '/a.webp',
        channel: { id: 'todai', name: '灯台放送局' },
      }),
    ]),
  )
  await toggle(false)
  expect(result.current.later?.isKept(view)).toBe(false)
  expect(result.current.laterAnnouncement).toBe('「あとで見る」からはずしました')
})

it('a post is not stored for later if the list is full; a dialog says so (Q491)', async () => {
  for (let id = 0; id < maxLaterItems; id += 1) laterStore.keep(`event/${id}`, { title: 'x' })
  const { result, toggle } = await open()
  await toggle(true)
  expect([result.current.isLaterFull, result.current.later?.isKept(view)]).toEqual([true, false])
  act(() => result.current.endLaterFull())
  expect(result.current.isLaterFull).toBe(false)
})

it('a page inside the host app offers no list', () => {
  const { result } = renderHook(() => usePostLater(sourceOf, false))
  expect(result.current.later).toBeUndefined()
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cases } from '@tsudoi/contracts/cases'
import { postQuery } from '../../posts/posts.ts'
import { queryClient } from '../../queryClient.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { deviceStore } from '../../storage/textStore.ts'
import { queryWrapper } from '../../testing/memberHost.tsx'
import { useMuting } from '../../muting/muting.ts'
import { usePostTitle } from './usePostTitle.ts'

vi.mock('../../api/call.ts', () => ({ call: async () => new Promise(() => undefined) }))

const { post } = cases.post.getPost.minimal.answer
const address = { type: post.type, typeId: post.typeId, postId: post.postId }
const open = () =>
  renderHook(() => ({ title: usePostTitle(address), muting: useMuting() }), { wrapper: queryWrapper }).result
const mute = (word: string, key: string) =>
  deviceStore.setJson('tsudoi.mutes.acc-sora', { [key]: { value: { word }, at: 1 } })

beforeEach(() => {
  localStorage.clear()
  useSession.setState({ accountId: 'acc-sora' })
  queryClient.setQueryData(postQuery(address).queryKey, post as never)
})
afterEach(() => {
  queryClient.clear()
  resetSessionData()
  resetSession()
})

it('the title of a post’s page has the author’s name (R046)', () => {
  expect(open().current.title).toBe('ひかりの投稿')
})

it('the title of a post’s page has no muted name before the post is opened (Q512)', async () => {
  mute('ひかり', 'ヒカリ')
  const result = open()
  expect(result.current.title).toBeUndefined()
  await waitFor(() => expect(result.current.muting).toBeDefined())
  expect(result.current.title).toBeUndefined()
  const cover = result.current.muting?.coverOf({ key: `post/${post.postId}`, texts: ['ひかり'] })
  act(() => cover?.onOpen())
  expect(result.current.title).toBe('ひかりの投稿')
})

it('the title of a post’s page is not changed by a muted word in its text (Q512)', async () => {
  mute('星', '星')
  const result = open()
  await waitFor(() => expect(result.current.title).toBe('ひかりの投稿'))
})

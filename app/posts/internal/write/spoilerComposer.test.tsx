import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { createPost, editPost } from '@tsudoi/contracts/post/post.endpoints'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../queryClient.ts'
import { resetSession, useSession } from '../../../session/sessionStore.ts'
import { deviceStore } from '../../../storage/textStore.ts'
import { openSpoiler } from '../openedSpoilers.ts'
import { postDrafts } from '../postDrafts.ts'
import { noteSpoilerSupport } from '../spoilerSupport.ts'
import type { WritingTarget } from '../writing.types.ts'
import { PostComposer } from './PostComposer.tsx'
import { fakePost } from './testing/fakePost.ts'
import { draftPlaceOf } from '../postDraftKeys.ts'

const sent = vi.hoisted(() => ({ bodies: [] as unknown[] }))
vi.mock('../../../api/call.ts', () => ({
  call: async (endpoint: Endpoint, { body }: { body?: { text: string } }) => {
    if (endpoint !== (createPost as Endpoint) && endpoint !== (editPost as Endpoint)) return { profile: author }
    sent.bodies.push(body)
    return { post: fakePost('real', { text: body?.text ?? '' }) }
  },
}))

const { author } = fakePost('x')
const timeline = { type: 'ip', typeId: 'ip-hoshiyomi' }
const post: WritingTarget = { ...timeline, mode: 'post' }
const covered = fakePost('post-1', { text: '最後の曲は流れ星', spoiler: { label: '曲目' } })

beforeEach(() => {
  sent.bodies.length = 0
  localStorage.clear()
  useSession.setState({ accountId: 'acc-hikari' })
  noteSpoilerSupport(true)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  resetSession()
})

const open = (target: WritingTarget) =>
  render(
    <QueryClientProvider client={queryClient}>
      <PostComposer target={target} onClose={() => undefined} />
    </QueryClientProvider>,
  )
const cover = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'ネタバレを隠す' })
const label = () => screen.getByRole<HTMLInputElement>('textbox', { name: /何のネタバレか/ })
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /投稿|コメント|編集/ }), { target: { value: text } })
const send = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click())

it('the composer offers a spoiler cover only if the server supports covers (Q515)', () => {
  noteSpoilerSupport(undefined)
  open(post)
  expect(cover()).toBeNull()
  cleanup()
  noteSpoilerSupport(true)
  open(post)
  expect(cover()?.checked).toBe(false)
})

it('the composer sends the cover with its label, and stores both in the draft (Q515)', async () => {
  open(post)
  write('最後の曲は流れ星')
  act(() => cover()?.click())
  fireEvent.change(label(), { target: { value: ' ライブの曲目 ' } })
  cleanup()
  open(post)
  expect([cover()?.checked, label().value]).toEqual([true, ' ライブの曲目 '])
  await send(/^投稿する/)
  await waitFor(() =>
    expect(sent.bodies).toEqual([
      { text: '最後の曲は流れ星', depth: '0', isSpoiler: true, spoilerLabel: 'ライブの曲目' },
    ]),
  )
})

it('the composer refuses a label that is too long (Q515)', async () => {
  open(post)
  write('最後の曲は流れ星')
  act(() => cover()?.click())
  fireEvent.change(label(), { target: { value: '曲'.repeat(41) } })
  await send(/^投稿する/)
  expect(label().getAttribute('aria-invalid')).toBe('true')
  expect(sent.bodies).toEqual([])
})

it('an edit begins with the cover of the post, and can remove the cover without a change of the text (Q515)', async () => {
  open({ ...timeline, mode: 'edit', on: covered })
  expect([cover()?.checked, label().value]).toEqual([true, '曲目'])
  act(() => cover()?.click())
  await send(/^保存する/)
  await waitFor(() => expect(sent.bodies).toEqual([{ text: '最後の曲は流れ星', isSpoiler: false, spoilerLabel: '' }]))
})

it('an answer quotes a covered post only once the reader has opened it (Q515)', () => {
  open({ ...timeline, mode: 'comment', on: covered })
  expect(document.body.textContent).not.toContain('最後の曲は流れ星')
  expect(document.body.textContent).toContain('ネタバレを隠した投稿')
  act(() => openSpoiler('post-1'))
  expect(document.body.textContent).toContain('最後の曲は流れ星')
})

it('an answer does not quote a post with muted words (Q512)', async () => {
  const on = { ...covered, author: { ...author, accountId: 'acc-sora' }, spoiler: undefined }
  const mute = (word: string) => deviceStore.setJson('tsudoi.mutes.acc-hikari', { [word]: { value: { word }, at: 1 } })
  mute('月')
  open({ ...timeline, mode: 'comment', on })
  expect(document.body.textContent).not.toContain('最後の曲')
  expect(await screen.findByText(/最後の曲/)).toBeDefined()
  cleanup()
  mute('曲')
  open({ ...timeline, mode: 'comment', on })
  expect(document.body.textContent).not.toContain('最後の曲')
})

it.each([1, null, 'x', { isOn: 1, label: 'x' }, { isOn: true }, []])(
  'a stored draft with the invalid cover %j of another build keeps its text',
  (spoiler) => {
    const place = draftPlaceOf(post)
    postDrafts.write('acc-hikari', place, { text: '星', media: [], time: 1, spoiler: spoiler as never })
    expect(postDrafts.read('acc-hikari', place)).toEqual({ text: '星', media: [], time: 1 })
  },
)

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../queryClient.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { deviceStore } from '../../storage/textStore.ts'
import { muteWords } from './muteEntries.ts'
import { MuteContainer } from './MuteContainer.tsx'
import { MuteList } from './MuteList.tsx'
import { muteStore } from './muteStore.ts'

const host = vi.hoisted(() => ({ isDown: false }))
vi.mock('../../api/call.ts', () => ({
  call: async () => {
    if (host.isDown) throw new Error('offline')
    return { list: [{ ipId: 'todai', name: '灯台放送局' }], pagination: { total: 1, hasNext: false } }
  },
}))
vi.mock('../../realtime/memberSync.ts', () => ({
  syncMemberDocument: async () => Promise.reject(new Error('offline')),
}))

beforeEach(() => {
  host.isDown = false
  localStorage.clear()
  useSession.setState({ accountId: 'acc-hikari' })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  resetSession()
})

const show = (content = <MuteList />) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
    </MemoryRouter>,
  )
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const dialog = () => within(screen.getByRole('dialog'))
const type = (label: RegExp, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const choose = (name: string) => act(async () => dialog().getByRole('radio', { name }).click())
const save = () =>
  act(async () =>
    dialog()
      .getByRole('button', { name: /^(ミュートする|保存する)/ })
      .click(),
  )
const words = () => muteWords(muteStore.read())

it('a word is added, edited for one channel, removed, and restored as it was (Q512, Q514)', async () => {
  show()
  await press('言葉を足す')
  type(/^言葉や名前/, ' ライブ ')
  await save()
  const [added] = words()
  expect(added).toMatchObject({ word: 'ライブ', isPart: false, channels: [] })
  await press('ライブを編集する')
  await choose('えらんだチャンネルだけ')
  fireEvent.click(await dialog().findByRole('checkbox', { name: '灯台放送局' }))
  await choose('長い言葉の一部でも')
  await save()
  expect(words()).toEqual([{ ...added, isPart: true, channels: [{ id: 'todai', name: '灯台放送局' }] }])
  await press('ライブをはずす')
  expect(words()).toEqual([])
  await press('ライブを元にもどす')
  expect(words()).toEqual([{ ...added, isPart: true, channels: [{ id: 'todai', name: '灯台放送局' }] }])
})

it('an expired word can be renewed, and the others can be edited although no channel can be loaded (Q514)', async () => {
  host.isDown = true
  const value = {
    word: 'ライブ',
    until: Date.parse('2020-01-01T00:00:00Z'),
    since: 1,
    channels: [{ id: 'todai', name: '灯台' }],
  }
  deviceStore.setJson('tsudoi.mutes.acc-hikari', { ライブ: { value, at: 1 } })
  show()
  expect(screen.getByText('期限切れ')).toBeDefined()
  await press('ライブの期限を更新する')
  expect(dialog().getByRole<HTMLInputElement>('checkbox', { name: '灯台' }).checked).toBe(true)
  await save()
  expect(words()).toMatchObject([{ word: 'ライブ', until: undefined, channels: [{ id: 'todai', name: '灯台' }] }])
  expect(screen.queryByText('期限切れ')).toBeNull()
})

it.each([
  ['', /^言葉を入力/],
  ['ネタ\u200Bバレ', /目に見えない文字/],
  ['♪', /記号だけ/],
  ['長'.repeat(101), /1文字多すぎます/],
  ['らいぶ', /もう一覧にあります/],
])('the form refuses the word %j with a sentence, and stores nothing (Q514)', async (typed, sentence) => {
  deviceStore.setJson('tsudoi.mutes.acc-hikari', { ライブ: { value: { word: 'ライブ' }, at: 1 } })
  show()
  await press('言葉を足す')
  type(/^言葉や名前/, typed)
  await save()
  expect(await dialog().findByText(sentence)).toBeDefined()
  expect(words()).toHaveLength(1)
})

it('the dialog over a post mutes the selected text, and says that the list is full (Q514)', async () => {
  const [onClose, onSaid] = [vi.fn<() => void>(), vi.fn<(text: string) => void>()]
  show(<MuteContainer word="ライブ" onClose={onClose} onSaid={onSaid} />)
  await save()
  expect([words().map(({ word }) => word), onClose.mock.calls.length, onSaid.mock.calls]).toEqual([
    ['ライブ'],
    1,
    [['ミュートしました']],
  ])
  cleanup()
  const full = Array.from({ length: 200 }, (_, at) => [`言葉${at}`, { value: { word: `言葉${at}` }, at: 1 }] as const)
  act(() => deviceStore.setJson('tsudoi.mutes.acc-hikari', Object.fromEntries(full)))
  show(<MuteContainer word="もうひとつ" onClose={onClose} onSaid={onSaid} />)
  await save()
  await waitFor(() => expect(dialog().getByText(/^ミュートできるのは200件までです/)).toBeDefined())
  expect(onClose).toHaveBeenCalledOnce()
})

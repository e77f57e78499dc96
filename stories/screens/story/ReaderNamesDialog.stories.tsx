import { loading, ready } from '@tsudoi/design-system/loadable'
import { ReaderNamesDialog } from '@tsudoi/design-system/screens/story/ReaderNamesDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { namedReader, unnamedReader } from '../../examples/exampleStories.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { inFrame } from '../../inFrame.ts'

/** The dialog for the names by which a channel's stories address the reader (W084, C108). */
const meta = {
  title: '画面/ストーリー/物語でのお名前 ReaderNamesDialog',
  component: ReaderNamesDialog,
  args: {
    open: true,
    onClose: fn(),
    channelName: '雪原オルゴール',
    viewer: 'member',
    reader: ready(unnamedReader),
    onValuesChange: fn(),
    follows: 'reading',
    isPending: false,
    onSubmit: fn(),
  },
  parameters: {
    docs: { ...inFrame, description: { component: '物語の中で呼ばれる名前を決めるダイアログです（W084、C108）。' } },
  },
} satisfies Meta<typeof ReaderNamesDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: '物語でのお名前' }))
const field = async (name: string) => (await dialog()).getByRole('textbox', { name: new RegExp(`^${name}`) })

export const Ready: Story = {
  name: '標準：はじめて読む前（W084、Q65）',
  parameters: { picture: true },
}

export const Sends: Story = {
  name: 'どの幅で打っても、整えて送る（C108）',
  play: async ({ args }) => {
    await userEvent.type(await field('姓'), '　ﾎｼﾉ ')
    await userEvent.type(await field('名'), 'ひかり{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ lastName: 'ホシノ', firstName: 'ひかり' })
  },
}

export const Wrong: Story = {
  name: '空と長すぎるお名前は送らない（Q65、S134）',
  play: async ({ args }) => {
    await userEvent.type(await field('姓'), '　')
    await userEvent.type(await field('名'), 'じゅげむじゅげむごこう')
    await userEvent.click((await dialog()).getByRole('button', { name: 'このお名前で読む' }))
    await expect((await dialog()).getByText('姓を入力してください。')).toBeVisible()
    await expect((await dialog()).getByText('名が10文字を超えています。あと1文字減らしてください。')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: '使えない言葉（E051）',
  args: {
    typed: { lastName: '星野', firstName: '禁句' },
    refused: { form: '使えない言葉が含まれています。言葉を変えて、もう一度お試しください。' },
  },
  play: async () => {
    await expect((await dialog()).getByText(/使えない言葉が含まれています/)).toBeVisible()
    await expect(await field('名')).toHaveValue('禁句')
  },
}

export const Change: Story = {
  name: 'あとから変える（W084）',
  args: { reader: ready(namedReader), follows: 'page' },
  play: async () => {
    await expect(await field('姓')).toHaveValue('星野')
    await expect((await dialog()).getByRole('button', { name: 'このお名前にする' })).toBeVisible()
  },
}

export const Guest: Story = {
  name: 'ゲスト',
  args: { viewer: 'guest' },
  play: async () => {
    await expect((await dialog()).getByText(/この端末にだけ残ります/)).toBeVisible()
  },
}

export const Sending: Story = { name: '送信中', args: { isPending: true, reader: ready(namedReader) } }
export const Loading: Story = { name: '読みこみ中', args: { reader: loading } }
export const Failed: Story = { name: '失敗', args: { reader: failedLoad() } }

export const LongNames: Story = {
  name: '文字200%・長い名前',
  args: {
    channelName: 'あ'.repeat(200),
    reader: ready({ limit: 60, names: { lastName: '寿'.repeat(60), firstName: '<b>無</b>'.repeat(8) } }),
  },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}

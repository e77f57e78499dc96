import { loading, ready } from '@tsudoi/design-system/loadable'
import { BoardEntryDialog } from '@tsudoi/design-system/screens/event/BoardEntryDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleBoardEntries } from '../../examples/exampleEvents.ts'
import { exampleMutedContent } from '../../examples/exampleMutes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { inFrame } from '../../inFrame.ts'
import { hostile } from '../../storyKinds.ts'

const [shortEntry, , official] = exampleBoardEntries

/** An entry of a bulletin board (C033). */
const meta = {
  title: '画面/イベント/書きこみ BoardEntryDialog',
  component: BoardEntryDialog,
  args: { entry: ready(official!), onClose: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: 'イベントの掲示板の書きこみを、ひとつ大きく見るダイアログです（C033）。' },
    },
  },
} satisfies Meta<typeof BoardEntryDialog>

export default meta
type Story = StoryObj<typeof meta>

const box = async () => within(await screen.findByRole('dialog', { name: '書きこみ' }))

export const Ready: Story = {
  name: '標準：公式の、写真がある書きこみ（C033）',
  parameters: { picture: {} },
  play: async () => {
    const entry = await box()
    await expect(entry.getByText(/^便りの受けつけを始めました/)).toBeVisible()
    await expect(entry.getByRole('img', { name: '書きこみの写真' })).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  name: 'Escapeで閉じる',
  args: { entry: ready(shortEntry!) },
  play: async ({ args }) => {
    await box()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Closed: Story = {
  name: '掲示板が閉じている（C033）',
  args: { entry: ready('closed') },
  parameters: { picture: true },
  play: async () => expect((await box()).getByText('掲示板を読める期間ではありません')).toBeVisible(),
}

export const Missing: Story = {
  name: '見つからない（C033）',
  args: { entry: ready('missing') },
  play: async () => expect((await box()).getByText('この書きこみは見つかりません')).toBeVisible(),
}

export const Loading: Story = { name: '読みこみ中', args: { entry: loading } }

export const Failed: Story = { name: '失敗', args: { entry: failedLoad() } }

export const LongText: Story = {
  name: '長い名前、切れ目のない文',
  args: {
    entry: ready({
      ...shortEntry!,
      author: { ...shortEntry!.author, name: 'むかしむかし港町の商店街のはずれにあった屋台の二代目' },
      text: `${'あ'.repeat(200)}\nhttps://example.jp/${'a'.repeat(200)}`,
    }),
  },
  parameters: { picture: true },
}

const onOpenMuted = fn()

export const Muted: Story = {
  name: 'ミュートした言葉のある書きこみ（Q512）',
  args: { entry: ready({ ...official!, muted: exampleMutedContent(onOpenMuted, '便り') }) },
  play: async () => {
    const entry = await box()
    await expect(entry.queryByText(/^便りの受けつけを始めました/)).toBeNull()
    await userEvent.click(entry.getByRole('button', { name: 'この書きこみを表示する' }))
    await expect(onOpenMuted).toHaveBeenCalledOnce()
  },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

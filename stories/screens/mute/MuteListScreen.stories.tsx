import { MuteListScreen } from '@tsudoi/design-system/screens/mute/MuteListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleMutes, hostileMutes, manyMutes } from '../../examples/exampleMutes.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { long, offline } from '../../storyKinds.ts'
import { withShell } from '../parts/withShell.tsx'

/** The list of muted words and names; the specification does not have this page (Q512). */
const meta = {
  title: '画面/見たくない言葉/一覧 MuteListScreen',
  component: MuteListScreen,
  args: { words: exampleMutes, now: exampleNow, onAdd: fn(), onEdit: fn(), onRemove: fn(), limit: 200 },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '見たくない言葉や名前の一覧です。終わりの日時、チャンネル、探しかたを、言葉ごとに変えられます（Q512）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof MuteListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（Q512）',
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('feed', { name: '見たくない言葉' })).getAllByRole('article')
    await expect(rows).toHaveLength(exampleMutes.length)
    await expect(canvas.getByText('5件（うち期限切れ1件）')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '言葉を足す' }))
    await expect(args.onAdd).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'アンを編集する' }))
    await expect(args.onEdit).toHaveBeenCalledWith('アン')
    await userEvent.click(canvas.getByRole('button', { name: '年越しライブの期限を更新する' }))
    await expect(args.onEdit).toHaveBeenCalledWith('年越シライブ')
    await userEvent.click(canvas.getByRole('button', { name: 'アンをはずす' }))
    await expect(args.onRemove).toHaveBeenCalledWith('アン', true)
  },
}

export const Removed: Story = {
  name: 'ひとつはずした：元にもどせる（Q512）',
  args: { words: exampleMutes.map((word, at) => ({ ...word, isRemoved: at === 1 })) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'ネタバレを元にもどす' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('ネタバレ', false)
    await expect(canvas.queryByRole('button', { name: 'ネタバレを編集する' })).toBeNull()
  },
}

export const Empty: Story = {
  name: 'まだない（Q512）',
  args: { words: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '言葉を足す' }))
    await expect(args.onAdd).toHaveBeenCalled()
  },
}

export const Full: Story = {
  name: '200件でいっぱい（Q514）',
  args: { words: manyMutes(200) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^ミュートできる200件に達しました/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '言葉を足す' })).toBeNull()
  },
}

export const MoreThanFull: Story = {
  name: '10,000件ある：見える行だけを描く（Q514）',
  args: { words: manyMutes(10_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^ミュートできるのは200件までです/)).toBeVisible()
    const rows = canvas.getAllByRole('article')
    await expect(rows.length).toBeLessThan(60)
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000')
  },
}

export const Hostile: Story = { name: 'とても長い言葉、右から左の文字、記号', args: { words: hostileMutes } }

export const Long: Story = { name: 'とても長い文字', ...long }

export const Temporary: Story = {
  name: '端末に残せない',
  args: { isTemporary: true },
  play: async ({ canvas }) => expect(canvas.getByText(/^共用の端末か/)).toBeVisible(),
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

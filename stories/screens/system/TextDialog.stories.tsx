import { TextDialog } from '@tsudoi/design-system/screens/system/TextDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

const meta = {
  title: '画面/共通/運営からのことば TextDialog',
  component: TextDialog,
  args: {
    onClose: fn(),
    text: 'ようこそ、集いへ。\n推しのチャンネルをフォローすると、配信の予定やお知らせがホームに届きます。\nまずは気になるチャンネルをのぞいてみてください。',
  },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: '運営がリモート設定で公開したことばを伝えるダイアログです（W158、S114）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof TextDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：リモート設定の文章（W158, S114）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'ようこそ、集いへ。' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Hostile: Story = {
  name: '長い一行とタグは、そのまま読む（S114, X15）',
  parameters: { picture: false },
  args: { text: `<b>お知らせ</b>\n${'集'.repeat(120)}<img src=x onerror=alert(1)>` },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '<b>お知らせ</b>' })
    await expect(dialog.querySelector('img, b')).toBeNull()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
}

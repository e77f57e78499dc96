import { LaterFullDialog } from '@tsudoi/design-system/screens/later/LaterFullDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

/** The dialog that says that the list of items kept for later is full (Q491). */
const meta = {
  title: '画面/あとで見る/いっぱい LaterFullDialog',
  component: LaterFullDialog,
  args: { limit: 300, onOpenList: fn(), onCancel: fn() },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: 'あとで見る項目がいっぱいで、新しい項目を保存できないときに表示します（Q491）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LaterFullDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（Q491）',
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('この項目は保存していません。')
    await userEvent.click(screen.getByRole('button', { name: '一覧を開く' }))
    await expect(args.onOpenList).toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  name: 'キーボードでとじる',
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

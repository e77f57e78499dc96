import { LeftDialog } from '@tsudoi/design-system/screens/account/LeftDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

/** The dialog shown after the account was deleted (W058). */
const meta = {
  title: '画面/アカウント/退会のあと LeftDialog',
  component: LeftDialog,
  args: { onClose: fn() },
  parameters: {
    docs: { ...inFrame, description: { component: '退会が終わったことを知らせるダイアログです（W058）。' } },
  },
} satisfies Meta<typeof LeftDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：退会した（W058）',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

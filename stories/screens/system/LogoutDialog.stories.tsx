import { LogoutDialog } from '@tsudoi/design-system/screens/system/LogoutDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

/** The confirmation before logging out (W034). */
const meta = {
  title: '画面/共通/ログアウト LogoutDialog',
  component: LogoutDialog,
  args: { open: true, onLogout: fn(), onCancel: fn() },
  parameters: {
    docs: { ...inFrame, description: { component: 'ログアウトの前にたずねるダイアログです（W034）。' } },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LogoutDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '標準：確認',
  parameters: { picture: true },
}

export const LoggedOut: Story = {
  name: 'ログアウトする',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ログアウトする' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

export const Kept: Story = {
  name: 'やめておく',
  play: async ({ args }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onLogout).not.toHaveBeenCalled()
  },
}

export const Pending: Story = { name: 'ログアウトしています', args: { isPending: true } }

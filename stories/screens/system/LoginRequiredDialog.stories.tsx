import { LoginRequiredDialog } from '@tsudoi/design-system/screens/system/LoginRequiredDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { inFrame } from '../../inFrame.ts'

/** The dialog shown when a guest tries an action for members (W155). */
const meta = {
  title: '画面/共通/ログインが必要です LoginRequiredDialog',
  component: LoginRequiredDialog,
  args: {
    open: true,
    onClose: fn(),
    hrefs: { login: '/login?callback=%2Fchannel%2Ftodai', signUp: '/signup?callback=%2Fchannel%2Ftodai' },
  },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component: 'ゲストが会員だけの操作をしたときのダイアログです。ログインと会員登録へ案内します（W013、W155）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof LoginRequiredDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: '標準：開いている（W013、W155）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async () => {
    const login = await screen.findByRole('link', { name: 'ログインする' })
    await expect(login).toHaveAttribute('href', '/login?callback=%2Fchannel%2Ftodai')
  },
}

export const ClosedByEscape: Story = {
  name: 'Escで閉じる（W155）',
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

import { loading, ready } from '@tsudoi/design-system/loadable'
import { LeaveScreen } from '@tsudoi/design-system/screens/account/LeaveScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { exampleBalance } from '../../examples/exampleBalance.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The page on which the member deletes the account (W058). */
const meta = {
  title: '画面/アカウント/退会 LeaveScreen',
  component: LeaveScreen,
  args: { balance: ready(exampleBalance), onLeave: fn(), accountHref: '/account' },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '退会の前に、失われるものを伝え、同意をもらうページです（W058）。' } },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof LeaveScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { name: '標準：確認（W058）', parameters: { picture: { modes: ['day', 'stage'] } } }

export const Export: Story = {
  name: '先にデータを書き出す（Q500）',
  args: { exportHref: '/mypage/export' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'データを書き出す' })).toHaveAttribute('href', '/mypage/export'),
}

export const WithoutExport: Story = {
  name: '書き出しのないサービス',
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: /書き出す/ })).toBeNull(),
}

export const Unread: Story = {
  name: '読まずに進む',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退会の手続きへ進む' }))
    await expect(canvas.getByText(/チェックを入れてください/)).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await expect(args.onLeave).not.toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  name: 'キーボードで退会する',
  play: async ({ canvas, args }) => {
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: '退会しない' })).toHaveFocus()
    await expect(args.onLeave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '退会する' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Leaving: Story = {
  name: '手続き中',
  args: { defaultRead: true, isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(canvas.getByRole('button', { name: /退会の手続きをしています/ })).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { balance: loading } }

export const Failed: Story = { name: '失敗', args: { balance: failedLoad() } }

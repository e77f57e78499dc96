import { MessageDialog } from '@tsudoi/design-system/screens/system/MessageDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { drawFailure } from '../../examples/exampleFailure.ts'

const meta = {
  title: '画面/共通/エラーの知らせ',
  component: MessageDialog,
  args: { open: true, onClose: fn(), message: drawFailure },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MessageDialog>

export default meta
type Story = StoryObj<typeof meta>

export const CoinsSafe: Story = {
  name: 'コインが減っていないと伝える',
  parameters: { picture: { modes: ['day', 'stage'] } },
}

export const Closed: Story = {
  name: '読んで閉じる',
  play: async ({ args }) => {
    await expect(await screen.findByText('コインは減っていません。')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Timeout: Story = {
  name: '通信タイムアウト',
  args: {
    message: {
      title: '通信タイムアウト',
      cause: '時間内に応答がありませんでした。',
      remedy: '電波のよい場所で、もう一度お試しください。',
    },
  },
}

export const TitleOnly: Story = {
  name: '一文だけ',
  args: { message: { title: '購入期間外です' } },
}

export const Consequence: Story = {
  name: '閉じると起きることを言うボタン',
  args: { message: { title: 'このアカウントは利用停止中です' }, button: 'ログアウトする' },
}

import { MessageDialog } from '@tsudoi/design-system/screens/system/MessageDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { drawFailure } from '../../examples/exampleFailure.ts'
import { inFrame } from '../../inFrame.ts'

const meta = {
  title: '画面/共通/エラーの知らせ MessageDialog',
  component: MessageDialog,
  args: { open: true, onClose: fn(), message: drawFailure },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          'エラーを知らせるダイアログです。何が起きたか、コインが減ったか、どうすればよいかを伝えます（W020〜W033）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof MessageDialog>

export default meta
type Story = StoryObj<typeof meta>

export const CoinsSafe: Story = {
  name: '標準：コインが減っていないと伝える',
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

export const Lead: Story = {
  name: '断られたお支払いのページへ進む',
  args: {
    message: {
      title: 'コインが足りません',
      cause: 'ガチャ「パレード」（1回）は、お支払いできませんでした。必要なコインより、所持コインが少ない状態です。',
      remedy: 'コインを購入すると引けます。',
      coins: 'コインは減っていません。',
    },
    lead: { label: 'ガチャのページへ', onPress: fn() },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ガチャのページへ' }))
    await expect(args.lead?.onPress).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Consequence: Story = {
  name: '閉じると起きることを言うボタン',
  args: { message: { title: 'このアカウントは利用停止中です' }, button: 'ログアウトする' },
}

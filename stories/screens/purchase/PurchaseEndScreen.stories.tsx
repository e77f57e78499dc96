import { loading, ready } from '@tsudoi/design-system/loadable'
import { PurchaseEndScreen } from '@tsudoi/design-system/screens/purchase/PurchaseEndScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleOrder, convenienceStoreOrder } from '../../examples/examplePurchase.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The page that opens when the member returns from the payment gateway (W074–W076, R042–R044). */
const meta = {
  title: '画面/購入/お支払いの結果 PurchaseEndScreen',
  component: PurchaseEndScreen,
  args: {
    viewer: 'member',
    end: ready({ outcome: 'paid', order: exampleOrder }),
    hrefs: {
      login: '/login',
      signUp: '/signup',
      again: '/purchase/coin-1000',
      back: '/channel/todai',
      orders: '/order-history',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '決済の画面から戻ったときのページです。お支払いの結果を伝えます（W074〜W076、R042〜R044）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PurchaseEndScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {
  name: '標準：完了（W074）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('コインが届きました')
    await expect(canvas.getByRole('link', { name: '元の画面へもどる' })).toHaveAttribute('href', '/channel/todai')
  },
}

/** Expects the heading of an outcome, and its text about the money. */
const expectOutcome = (title: string, money: RegExp): NonNullable<Story['play']> =>
  async function play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    await expect(canvas.getByText(money)).toBeVisible()
  }

export const Checking: Story = {
  name: '確認中：失敗とは言わない（X13）',
  args: { end: ready({ outcome: 'checking', order: exampleOrder }) },
  parameters: { picture: true },
  play: expectOutcome('お支払いを確認しています', /代金がかかったかどうかは、まだわかりません/),
}

export const Unpaid: Story = {
  name: '支払い待ち（コンビニ）',
  args: { end: ready({ outcome: 'unpaid', order: convenienceStoreOrder }) },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1234-5678-9012')).toBeVisible()
    await expect(canvas.getByText(/代金はまだかかっていません。お店でお支払い番号を伝えて/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お支払いページを開く' })).toBeVisible()
  },
}

export const LeftAtGateway: Story = {
  name: '支払い待ち（決済会社のページを離れた）',
  args: { end: ready({ outcome: 'unpaid', order: { ...convenienceStoreOrder, slipNumber: undefined } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/代金はまだかかっていません。決済会社のページで/)).toBeVisible()
    await expect(canvas.queryByText('お支払い番号')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'お支払いページを開く' })).toBeVisible()
  },
}

export const UnpaidByCard: Story = {
  name: '支払い待ち（先に選んだカードでの注文、Q389）',
  args: {
    end: ready({ outcome: 'unpaid', order: { ...convenienceStoreOrder, slipNumber: undefined, isByCard: true } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^はじめに選んだカードでの注文です。代金はまだかかっていません。/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お支払いページを開く' })).toBeVisible()
  },
}

export const Cancelled: Story = {
  name: '取り消し（W075）',
  args: { end: ready({ outcome: 'cancelled', order: exampleOrder }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/代金はかかりません/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'もう一度お支払いへ' })).toHaveAttribute(
      'href',
      '/purchase/coin-1000',
    )
  },
}

export const Failure: Story = {
  name: '支払えなかった（W076）',
  args: { end: ready({ outcome: 'failed', order: exampleOrder }) },
  parameters: { picture: true },
  play: expectOutcome('お支払いができませんでした', /代金はかかりません/),
}

export const Expired: Story = {
  name: '期限切れ',
  args: { end: ready({ outcome: 'expired', order: exampleOrder }) },
  play: expectOutcome('お支払いの期限が過ぎました', /代金はかかりません/),
}

export const Unknown: Story = {
  name: 'どの注文かわからない',
  args: { end: ready({ outcome: 'unknown' }) },
  play: expectOutcome('お支払いの結果は、注文の履歴にあります', /注文の履歴で確かめてください/),
}

export const Loading: Story = { name: '読みこみ中', args: { end: loading } }

export const Failed: Story = { name: '失敗', args: { end: failedLoad() } }

export const Guest: Story = {
  name: 'ゲスト',
  args: { viewer: 'guest', end: loading },
  parameters: { shell: { viewer: 'guest' } },
}

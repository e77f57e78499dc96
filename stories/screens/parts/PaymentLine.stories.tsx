import { PaymentLine } from '@tsudoi/design-system/screens/parts/PaymentLine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { PaymentInDoubt } from '../../../design-system/screens/payment.types.ts'
import { withShell } from './withShell.tsx'

const draw: PaymentInDoubt = {
  key: '1a2b3c4d',
  what: 'ガチャ「夏至のパレード」',
  quantity: '10回',
  price: { unit: 'coins', amount: 300, first: 'free' },
  state: 'asking',
  code: '1A2B-3C4D-5E6F',
  canResend: true,
  href: '/order-history',
}
const pack: PaymentInDoubt = {
  ...draw,
  what: '有償コイン 1,000コイン',
  quantity: '1個',
  price: { unit: 'yen', amount: 1_100, coins: 1_000 },
}

/** A payment whose answer was lost. */
const meta = {
  title: '画面/部品/お支払いの確認中',
  component: PaymentLine,
  args: { payment: draw, onCopy: fn(), onResend: fn(), onClose: fn() },
  decorators: [withShell],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentLine>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '確認中（X13）：コインが減ったかはまだわからない',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'お支払いを確認していますガチャ「夏至のパレード」 10回（300コイン）。コインが減ったかどうかは、まだわかりません。',
    )
    await userEvent.click(canvas.getByRole('button', { name: '番号をコピー' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度送る' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: '閉じる' })).toBeNull()
    await expect(canvas.queryByText(/失敗|できませんでした/)).toBeNull()
  },
}

export const Waiting: Story = {
  name: '2分たってもわからない：注文の履歴が確かめつづける',
  args: { payment: { ...pack, state: 'waiting' } },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/代金がかかったかどうかは、まだわかりません/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '注文の履歴で確かめる' })).toHaveAttribute('href', '/order-history')
  },
}

export const Done: Story = {
  name: '支払われていた',
  args: { payment: { ...draw, state: 'done' } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('300コインをお支払いいただきました。')
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'もう一度送る' })).toBeNull()
  },
}

export const NotDone: Story = {
  name: '支払われていなかった',
  args: { payment: { ...draw, state: 'notDone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('コインは減っていません。')
  },
}

export const Ordered: Story = {
  name: '注文は届いている',
  args: { payment: { ...pack, state: 'ordered', href: '/purchase/coin-1000/complete?transactionId=o' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '注文のページへ' })).toBeVisible()
  },
}

export const ByCard: Story = {
  name: '送りなおせない（カード）、コピーした',
  args: { payment: { ...pack, canResend: false }, isCopied: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'もう一度送る' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'コピーしました' })).toBeVisible()
  },
}

export const Long: Story = {
  name: '長い名前、文字200%',
  args: { payment: { ...draw, what: `ガチャ「${'夏至のパレード'.repeat(8)}」` }, isAboveTabBar: true },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}

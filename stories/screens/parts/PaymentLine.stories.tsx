import { BottomBars } from '@tsudoi/design-system/components/BottomBars'
import { PaymentLine } from '@tsudoi/design-system/screens/parts/PaymentLine'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { PaymentInDoubt } from '../../../design-system/screens/payment.types.ts'
import { withShell } from './withShell.tsx'
import { inFrame } from '../../inFrame.ts'

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

/** The bar that shows payments whose response was lost. */
const meta = {
  title: '画面/共通/お支払いの確認中 PaymentLine',
  component: PaymentLine,
  args: { payments: [draw], onCopy: fn(), onResend: fn(), onClose: fn() },
  decorators: [
    (Story, { globals }) => <BottomBars isAboveTabBar={globals['frame'] !== 'none'}>{Story()}</BottomBars>,
    withShell,
  ],
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          '結果がまだわからないお支払いを知らせる、画面の下の帯です。いまの状態と、できることを示します（X13）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PaymentLine>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準、確認中（X13）：コインが減ったかはまだわからない',
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
    await expect(canvas.getByText(/もう一度送っても、二重に支払われることはありません。/)).toBeVisible()
    await expect(canvas.queryByText(/失敗|できませんでした/)).toBeNull()
  },
}

export const Waiting: Story = {
  name: '2分たってもわからない：注文の履歴が確かめつづける',
  args: { payments: [{ ...pack, state: 'waiting' }] },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/代金がかかったかどうかは、まだわかりません/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '注文の履歴で確かめる' })).toHaveAttribute('href', '/order-history')
  },
}

export const Unproven: Story = {
  name: '1日たってもわからない（Q292）：減っていないとは言わず、閉じられる',
  args: { payments: [{ ...draw, state: 'waiting', isUnproven: true }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'お支払いを確かめられませんでしたガチャ「夏至のパレード」 10回（300コイン）。コインが減ったかどうかは、ここではわかりません。購入履歴で確かめるか、確認番号でお問い合わせください。',
    )
    await expect(canvas.queryByText(/減っていません/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  name: '支払われていた',
  args: { payments: [{ ...draw, state: 'done' }] },
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
  args: { payments: [{ ...draw, state: 'notDone' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('コインは減っていません。')
  },
}

export const Ordered: Story = {
  name: '注文は届いている',
  args: { payments: [{ ...pack, state: 'ordered', href: '/purchase/coin-1000/complete?transactionId=o' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('お支払いがまだのときは、注文のページで続けられます。')
    await expect(canvas.getByRole('link', { name: '注文のページへ' })).toBeVisible()
  },
}

export const ByCard: Story = {
  name: '送りなおせない（カード）：送りなおすとは言わない、コピーした',
  args: { payments: [{ ...pack, canResend: false }], copied: pack.code },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '代金がかかったかどうかは、まだわかりません。わかり次第、ここでお知らせします。',
    )
    await expect(canvas.queryByText(/もう一度送って/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'もう一度送る' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'コピーしました' })).toBeVisible()
  },
}

export const NotCopied: Story = {
  name: '番号をコピーできない（Q113）：自分で選んでもらう',
  args: { payments: [draw], refused: draw.code },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('コピーできませんでした。')
    await expect(getComputedStyle(canvas.getByText(draw.code)).userSelect).toBe('all')
  },
}

const several: PaymentInDoubt[] = [
  draw,
  { ...pack, key: '2b3c4d5e', state: 'waiting', code: '2B3C-4D5E-6F70' },
  { ...draw, key: '3c4d5e6f', quantity: '1回', state: 'notDone', code: '3C4D-5E6F-7081' },
]

export const Several: Story = {
  name: '3件（X13）：いちばん古い1件と、件数',
  args: { payments: several },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('お支払いの確認が', { exact: false })).toHaveTextContent(
      'お支払いの確認が3件あります',
    )
    await expect(canvas.getAllByRole('status')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'すべて見る', expanded: false })).toBeVisible()
  },
}

export const Unfolded: Story = {
  name: '3件（X13）：すべて開いて、1件ずつ送りなおす、閉じる',
  args: { payments: several },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'すべて見る' }))
    const entry = (code: string) => within(canvas.getByText(code).closest('li')!)
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
    await userEvent.click(entry('2B3C-4D5E-6F70').getByRole('button', { name: 'もう一度送る' }))
    await expect(args.onResend).toHaveBeenLastCalledWith(several[1])
    await userEvent.click(entry('1A2B-3C4D-5E6F').getByRole('button', { name: '番号をコピー' }))
    await expect(args.onCopy).toHaveBeenLastCalledWith(several[0])
    await userEvent.click(entry('3C4D-5E6F-7081').getByRole('button', { name: '閉じる' }))
    await expect(args.onClose).toHaveBeenLastCalledWith(several[2])
    await expect(canvas.getByRole('complementary', { name: 'お支払いの確認' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: '1件だけ見る', expanded: true })).toBeVisible()
  },
}

export const Long: Story = {
  name: '長い名前、文字200%',
  args: { payments: [{ ...draw, what: `ガチャ「${'夏至のパレード'.repeat(8)}」` }] },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}

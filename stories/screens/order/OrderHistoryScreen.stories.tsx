import { loading } from '@tsudoi/design-system/loadable'
import { OrderHistoryScreen } from '@tsudoi/design-system/screens/order/OrderHistoryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleOrders, examplePeriods, exampleViewings, longOrder } from '../../examples/exampleOrders.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The order history (W077, W131, R045). */
const meta = {
  title: '画面/注文/履歴 OrderHistoryScreen',
  component: OrderHistoryScreen,
  args: {
    viewer: 'member',
    history: { kind: 'coins', orders: pagedExample(exampleOrders) },
    period: 'all',
    periods: examplePeriods,
    look: { onLook: fn() },
    onOpenShop: fn(),
    hrefs: {
      login: '/login',
      signUp: '/signup',
      coins: '/order-history',
      viewings: '/order-history?kind=viewings',
      channels: '/channel',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '注文の履歴です。お支払いの状態を、もう一度確かめられます（W077、W131、R045）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof OrderHistoryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W077）：それぞれの状態',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('注文の履歴')
    await expect(canvas.getByText('1234-5678-9012')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お支払いページを開く' })).toHaveAttribute(
      'href',
      'https://pay.example.jp/orders/waiting',
    )
  },
}

export const Look: Story = {
  name: 'お支払い待ちの注文を、もう一度確かめる（R045、W077）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'いまの状態を確かめる' }))
    await expect(args.look.onLook).toHaveBeenCalledWith('waiting')
  },
}

export const Looking: Story = {
  name: '確かめている',
  args: { look: { onLook: fn(), looking: 'waiting' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '確かめています' }))
    await expect(args.look.onLook).not.toHaveBeenCalled()
  },
}

export const StillWaiting: Story = {
  name: '確かめたが、まだ待っている',
  args: { look: { onLook: fn(), looked: { id: 'waiting', time: '2026-01-31T19:42:00+09:00' } } },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('19:42に確かめました。まだお支払いを待っています。')).toBeVisible()
  },
}

export const Paid: Story = {
  name: '見ているあいだに支払われた：一度だけ伝える',
  args: { news: '1,100コインのお支払いを確かめました。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,100コインのお支払いを確かめました。').tagName).toBe('OUTPUT')
  },
}

export const Loading: Story = { name: '読みこみ中', args: { history: { kind: 'coins', orders: { items: loading } } } }

export const Empty: Story = {
  name: '空（W131）',
  args: { history: { kind: 'coins', orders: pagedExample([]) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'コインショップを開く' }))
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = { name: '失敗', args: { history: { kind: 'coins', orders: { items: failedLoad() } } } }

export const EmptyPeriod: Story = {
  name: '期間でしぼって空（W077）',
  args: { history: { kind: 'coins', orders: pagedExample([]) }, period: '2024' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2024年' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('link', { name: 'すべての期間を見る' })).toHaveAttribute('href', '/order-history')
  },
}

export const Viewings: Story = {
  name: '視聴の購入（W131）',
  args: { history: { kind: 'viewings', viewings: pagedExample(exampleViewings) } },
  parameters: { picture: true },
  play: async ({ canvas }) => expect(canvas.getAllByText('800円')).toHaveLength(2),
}

export const NoViewings: Story = {
  name: '視聴の購入が空',
  args: { history: { kind: 'viewings', viewings: pagedExample([]) } },
}

export const FailedViewings: Story = {
  name: '視聴の購入が失敗',
  args: { history: { kind: 'viewings', viewings: { items: failedLoad() } } },
}

export const LongName: Story = {
  name: '長い名前、読めない日付',
  args: { history: { kind: 'coins', orders: pagedExample([longOrder, ...exampleOrders]) } },
}

export const ManyItems: Story = {
  name: '続きがある',
  args: { history: { kind: 'coins', orders: pagedExample(exampleOrders, { more: 'idle', onMore: fn() }) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(args.history.kind === 'coins' && args.history.orders.onMore).toHaveBeenCalledOnce()
  },
}

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest', history: { kind: 'coins', orders: { items: loading } } },
  parameters: { shell: { viewer: 'guest' } },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

import { FinalConfirm, type FinalConfirmProps } from '@tsudoi/design-system/screens/parts/FinalConfirm'
import { cartOrder } from '@tsudoi/design-system/screens/preorder/preorder.order'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleBalance, hugeBalance } from '../../examples/exampleBalance.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import {
  exampleCartOrder,
  exampleDrawOrder,
  exampleEntriesOrder,
  exampleEpisodeOrder,
  examplePackOrder,
  exampleRentalOrder,
  exampleVideoOrder,
} from '../../examples/exampleOrder.ts'
import { examplePreorder, boxItem } from '../../examples/examplePreorders.ts'
import {
  dialogBodyOf,
  expectNothingFolded,
  expectNoWiderThanView,
  expectReadableWhenZoomed,
  expectWholeInView,
} from './expectWholeInView.ts'
import { inFrame } from '../../inFrame.ts'

const paid = { gachaId: 'parade', count: 10 }

/** The final confirmation before any payment. */
const meta = {
  title: '画面/共通/お支払いの最終確認 FinalConfirm',
  component: FinalConfirm,
  args: {
    open: true,
    order: exampleDrawOrder,
    paid,
    balance: exampleBalance,
    now: exampleNow,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component: 'コインやお金を払う前の最終確認です。何を、いくつ、いくらで、いつまでかを一画面で示します（X13）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof FinalConfirm>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog')
/** The text of a row, by its label. */
const row = (box: HTMLElement, term: string) => within(box).getByText(term).nextElementSibling

export const Ready: Story = {
  name: '標準、コインで（X13、S020）：最終確認のすべての行',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
  play: async ({ args }) => {
    const box = await dialog()
    await expect(box).toHaveAccessibleName('この内容で引きますか')
    await expect(row(box, '内容')).toHaveTextContent('ガチャ「夏至のパレード」')
    await expect(row(box, '数量')).toHaveTextContent('10回')
    await expect(row(box, 'お支払い金額')).toHaveTextContent('300コイン')
    await expect(row(box, 'お支払い')).toHaveTextContent('所持コインで、すぐに')
    await expect(row(box, 'お届け')).toHaveTextContent('すぐ')
    await expect(row(box, '申込期間')).toHaveTextContent('2026/02/28(土) 23:59まで')
    await expect(row(box, '取り消し')).toHaveTextContent('取り消せません')
    await expect(row(box, 'いまのコイン')).toHaveTextContent('有償 2,400コイン＋無償 880コイン＝計 3,280コイン')
    await expect(row(box, 'お支払いのあと')).toHaveTextContent('有償 2,400コイン＋無償 580コイン＝計 2,980コイン')
    await expect(within(box).getByText('無償コインから先に使われます。')).toBeVisible()
    for (const name of ['提供割合', '利用規約', '特定商取引法の表記', '資金決済法に基づく表示'])
      await expect(within(box).getByRole('link', { name })).toBeVisible()
    await userEvent.click(within(box).getByRole('button', { name: '10回引く 300コイン' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(paid)
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const Yen: Story = {
  name: '円で',
  args: { order: examplePackOrder },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ args }) => {
    const box = await dialog()
    await expect(row(box, 'お支払い金額')).toHaveTextContent('1,100円（税込）')
    await expect(row(box, 'お支払いのあと')).toHaveTextContent('有償 3,400コイン＋無償 880コイン＝計 4,280コイン')
    await userEvent.click(within(box).getByRole('button', { name: '購入をやめる' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const OnPhone: Story = {
  name: '390×844：一画面にすべて、はいといいえは同じ重さ（コイン）',
  globals: { viewport: { value: 'phone' } },
  play: async () => expectWholeInView(await dialog()),
}

export const YenOnPhone: Story = {
  name: '390×844：一画面にすべて（円、終わりの近い販売）',
  args: { order: examplePackOrder },
  globals: { viewport: { value: 'phone' } },
  play: async () => expectWholeInView(await dialog()),
}

export const OwnLimit: Story = {
  name: 'ご自身で決めた目安（Q529）：今月の購入と上限',
  args: { order: examplePackOrder, ownLimit: { spent: 3_200, limit: 5_000 } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = await dialog()
    await expect(within(box).getByText(/^今月/)).toHaveTextContent('今月 3,200円 / 上限 5,000円（ご自身で決めた目安）')
    await expectWholeInView(box)
  },
}

export const Largest: Story = {
  name: '文字200%：横にはみ出さず、重ならない',
  args: { order: examplePackOrder, balance: hugeBalance },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
  play: async () => expectNoWiderThanView(await dialog()),
}

const everyOrder = [
  examplePackOrder,
  exampleDrawOrder,
  exampleEpisodeOrder,
  exampleRentalOrder,
  exampleVideoOrder,
  exampleEntriesOrder,
  exampleCartOrder,
]

/** Shows one order after the other: cancelling opens the next one. */
function OrdersInSequence({ order: _first, ...props }: FinalConfirmProps<object>) {
  const [at, setAt] = useState(0)
  const order = everyOrder[at]
  return order ? <FinalConfirm {...props} key={at} order={order} onCancel={() => setAt(at + 1)} /> : <p>すべて見た</p>
}

export const Narrow: Story = {
  name: '320px（X13）：七つの注文のどれも、横にはみ出さない',
  args: { balance: hugeBalance },
  globals: { viewport: { value: 'narrow' } },
  render: (args) => <OrdersInSequence {...args} />,
  play: async () => {
    for (const { title, cancel } of everyOrder) {
      const box = await screen.findByRole('dialog', { name: title })
      await expect(innerWidth).toBe(320)
      await expectNoWiderThanView(box)
      await userEvent.click(within(box).getByRole('button', { name: cancel }))
    }
    await screen.findByText('すべて見た')
  },
}

export const Zoomed: Story = {
  name: '320×256（拡大400%）：本文に三行入らなければ、ダイアログ全体を送って、行もボタンもすべて読める',
  args: { balance: hugeBalance },
  globals: { viewport: { value: 'zoomed' } },
  render: (args) => <OrdersInSequence {...args} />,
  play: async () => {
    for (const { title, cancel } of everyOrder) {
      const box = await screen.findByRole('dialog', { name: title })
      await expectReadableWhenZoomed(box, within(box).getByRole('button', { name: cancel }))
      await userEvent.click(within(box).getByRole('button', { name: cancel }))
    }
    await screen.findByText('すべて見た')
  },
}

/** Twelve kinds of items: more than fit into the viewport. */
const longCart = Array.from({ length: 12 }, (_, at) => ({
  item: { ...boxItem, id: `stand-${at}`, name: `アクリルスタンド 4個入りの箱 その${at + 1}` },
  count: at + 1,
  coins: 580 * (at + 1),
}))

export const LongCart: Story = {
  name: '一画面に入らないかご（Q305）：略さずに送って読め、はい、いいえ、金額はいつも見える',
  args: {
    order: { ...exampleCartOrder, ...cartOrder(examplePreorder, longCart, '/preorder/benio-festival') },
    balance: hugeBalance,
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = await dialog()
    const body = dialogBodyOf(box)
    await expectNothingFolded(box)
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    for (const { item, count } of longCart) await expect(row(box, '数量')).toHaveTextContent(`${item.name} ${count}個`)
    // The lower edge of an order taller than the viewport fades, but not at the end of the scroll.
    const fade = box.querySelector('[data-fade]')!
    const { bottom } = body.getBoundingClientRect()
    await expect(Math.abs(fade.getBoundingClientRect().bottom - bottom)).toBeLessThanOrEqual(1)
    const links = within(box).getByRole('link', { name: '利用規約' })
    await expect(links.getBoundingClientRect().top).toBeGreaterThan(bottom)
    body.focus()
    await expect(body).toHaveFocus()
    body.scrollTo({ top: body.scrollHeight })
    await expect(links.getBoundingClientRect().bottom).toBeLessThanOrEqual(fade.getBoundingClientRect().top + 12)
    // The button remains at its position while scrolling.
    const yes = within(box).getByRole('button', { name: '予約する 45,240コイン' })
    await expect(yes.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    await expectNoWiderThanView(box)
  },
}

export const Unsaid: Story = {
  name: 'どちらのコインが先か、決まっていない',
  args: { order: { ...exampleDrawOrder, price: { unit: 'coins', amount: 300, first: 'unsaid' } } },
  play: async () => {
    const box = await dialog()
    await expect(row(box, 'お支払いのあと')).toHaveTextContent(/^計 2,980コイン$/)
    await expect(within(box).queryByText('無償コインから先に使われます。')).toBeNull()
  },
}

export const Free: Story = {
  name: '無料',
  args: {
    order: { ...exampleDrawOrder, price: { unit: 'coins', amount: 0, first: 'free' }, quantity: '1回', until: null },
  },
  play: async () => {
    const box = await dialog()
    await expect(row(box, 'お支払い金額')).toHaveTextContent('無料')
    await expect(row(box, '申込期間')).toHaveTextContent('期限はありません')
  },
}

export const Over: Story = {
  name: '終了：開いているあいだに期間が終わった（S120、E068）',
  args: { order: { ...examplePackOrder, until: exampleNow } },
  parameters: { picture: true },
  play: async ({ args }) => {
    const box = await dialog()
    await expect(within(box).getByRole('status')).toHaveTextContent('申込期間が終わりました')
    await expect(row(box, '申込期間')).toHaveTextContent(/終了$/)
    await expect(within(box).getByRole('button', { name: '1,100円で購入' })).toBeDisabled()
    await userEvent.click(within(box).getByRole('button', { name: '購入をやめる' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const OverWhileSending: Story = {
  name: '送っているあいだに期間が終わった：支払われたかどうかは言わない',
  args: { order: { ...examplePackOrder, until: exampleNow }, isPending: true },
  play: async () => {
    const box = await dialog()
    await expect(within(box).getByRole('status')).toHaveTextContent(/^申込期間が終わりました。$/)
  },
}

export const Reminder: Story = {
  name: '自分の目安を超える：もう一度言い、止めない（Q132）',
  args: {
    order: examplePackOrder,
    reminder: '今月の購入は合わせて5,001円になり、ご自身で決めた目安の5,000円を超えます。',
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: true },
  play: async ({ args }) => {
    const box = await dialog()
    await expect(within(box).getByText(/ご自身で決めた目安の5,000円を超えます。/)).toBeVisible()
    await expectWholeInView(box)
    await userEvent.click(within(box).getByRole('button', { name: '1,100円で購入' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const PriceChanged: Story = {
  name: '確かめたあとに金額が変わった（Q353、X13）：前といまの金額を言い、もう一度たずねる',
  args: { changedFrom: { unit: 'coins', amount: 250, first: 'free' } },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ args }) => {
    const box = await dialog()
    await expect(within(box).getByRole('alert')).toHaveTextContent(
      'お支払い金額が、250コインから300コインに変わりました。お支払いは行われていません。',
    )
    await expect(row(box, 'お支払い金額')).toHaveTextContent(/^300コイン$/)
    await expectWholeInView(box)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(within(box).getByRole('button', { name: '10回引く 300コイン' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(paid)
  },
}

export const YenPriceChanged: Story = {
  name: '円の金額が変わった（Q353）：税込で言う',
  args: { order: examplePackOrder, changedFrom: { unit: 'yen', amount: 980, coins: 1_000 } },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const box = await dialog()
    await expect(within(box).getByRole('alert')).toHaveTextContent('980円（税込）から1,100円（税込）に変わりました。')
    await expectNoWiderThanView(box)
  },
}

export const NewPriceUnread: Story = {
  name: '金額が変わったが、新しい金額を読めない（Q353）',
  args: { changedFrom: exampleDrawOrder.price },
  play: async () => {
    const alert = within(await dialog()).getByRole('alert')
    await expect(alert).toHaveTextContent('新しい金額を読みこめませんでした。お支払いは行われていません。')
  },
}

export const Confirming: Story = {
  name: '送っている',
  args: { isPending: true },
  play: async ({ args }) => {
    const box = await dialog()
    await userEvent.click(within(box).getByRole('button', { name: /300コイン/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(box).getByRole('button', { name: '閉じる' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

export const BalanceUnknown: Story = {
  name: '所持コインが読めない',
  args: { balance: undefined },
  play: async () => {
    await expect(row(await dialog(), 'いまのコイン')).toHaveTextContent('計 —')
  },
}

export const Long: Story = {
  name: '長い名前と大きな数',
  args: {
    balance: hugeBalance,
    order: { ...exampleDrawOrder, what: `ガチャ「${'夏至のパレード'.repeat(8)}」`, quantity: '9,999,999回' },
  },
}

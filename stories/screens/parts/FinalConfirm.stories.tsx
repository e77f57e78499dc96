import { FinalConfirm } from '@tsudoi/design-system/screens/parts/FinalConfirm'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleBalance, hugeBalance } from '../../examples/exampleBalance.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleDrawOrder, examplePackOrder } from '../../examples/exampleOrder.ts'

const paid = { gachaId: 'parade', count: 10 }

/** The last step before anything is paid. */
const meta = {
  title: '画面/部品/お支払いの最終確認',
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
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FinalConfirm>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog')
/** What a row says, by its term. */
const row = (box: HTMLElement, term: string) => within(box).getByText(term).nextElementSibling

export const Ready: Story = {
  name: 'コインで（X13、S020）：最終確認のすべての行',
  parameters: { picture: { modes: ['day', 'stage'] } },
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

/** 390 × 844: nothing lies below, and both answers are of one size. */
const wholeInView = async () => {
  const box = await dialog()
  const { bottom } = box.getBoundingClientRect()
  await expect(bottom).toBeLessThanOrEqual(844)
  const body = box.querySelector('[tabindex="0"]')!
  await expect(body.scrollHeight).toBeLessThanOrEqual(body.clientHeight)
  const [no, yes] = within(box)
    .getAllByRole('button')
    .slice(-2)
    .map((button) => button.getBoundingClientRect())
  await expect([yes!.width, yes!.height]).toEqual([no!.width, no!.height])
}

export const OnPhone: Story = {
  name: '390×844：一画面にすべて、はいといいえは同じ重さ（コイン）',
  globals: { viewport: { value: 'phone' } },
  play: wholeInView,
}

export const YenOnPhone: Story = {
  name: '390×844：一画面にすべて（円、終わりの近い販売）',
  args: { order: examplePackOrder },
  globals: { viewport: { value: 'phone' } },
  play: wholeInView,
}

export const Largest: Story = {
  name: '文字200%：横にはみ出さず、重ならない',
  args: { order: examplePackOrder, balance: hugeBalance },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
  play: async () => {
    const box = await dialog()
    const body = box.querySelector('[tabindex="0"]')!
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
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
  name: '開いているあいだに期間が終わった（S120、E068）',
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
    await wholeInView()
    await userEvent.click(within(box).getByRole('button', { name: '1,100円で購入' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Confirming: Story = {
  name: '送っている',
  args: { confirming: true },
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

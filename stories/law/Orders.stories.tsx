import { FinalConfirm } from '@tsudoi/design-system/screens/parts/FinalConfirm'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { exampleBalance } from '../examples/exampleBalance.ts'
import { exampleNow } from '../examples/exampleNow.ts'
import {
  exampleCartOrder,
  exampleDrawOrder,
  exampleEntriesOrder,
  exampleEpisodeOrder,
  examplePackOrder,
  exampleRentalOrder,
  exampleVideoOrder,
} from '../examples/exampleOrder.ts'
import { expectWholeInView } from '../screens/parts/expectWholeInView.ts'
import { inFrame } from '../inFrame.ts'

/**
 * Checks the rules of docs/law.md, section "What is sold". The final confirmation shows all texts of each kind of order
 * on one phone screen.
 */
const meta = {
  title: '法令/お支払いの最終確認/種類ごと Orders',
  component: FinalConfirm,
  args: {
    open: true,
    order: examplePackOrder,
    paid: {},
    balance: exampleBalance,
    now: exampleNow,
    onConfirm: fn(),
    onCancel: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      ...inFrame,
      description: {
        component:
          '注文の種類ごとに、最終確認の文がすべて電話の一画面に収まることを確かめます（docs/law.md「What is sold」）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof FinalConfirm>

export default meta
type Story = StoryObj<typeof meta>

/** Expects every row of an order to be visible without scrolling. */
const showsRows = (rows: Readonly<Record<string, string>>): Pick<Story, 'play'> => ({
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expectWholeInView(dialog)
    const box = within(dialog)
    for (const [term, words] of Object.entries(rows)) {
      const beside = box.getByText(term).nextElementSibling
      await expect(beside).toBeVisible()
      await expect(beside).toHaveTextContent(words)
    }
  },
})

const withCoins = { お支払い: '所持コインで、すぐに', お届け: 'お支払いのあと、すぐ', 取り消し: '取り消せません' }

export const Pack: Story = {
  name: 'L51：コインのまとまり（特商法12条の6、X13）：390×844の一画面にすべて',
  ...showsRows({
    内容: '有償コイン 1,000コイン',
    数量: '1個',
    お支払い金額: '1,100円（税込）',
    お支払い: 'PayPay。次の画面で手続きをしたとき',
    お届け: 'お支払いのあと、すぐ。有効期限はありません',
    申込期間: '2026/02/01(日) 12:00まで',
    取り消し: '取り消し・返金ができません',
  }),
}

export const Draw: Story = {
  name: 'L52：ガチャ（特商法12条の6、X13）：390×844の一画面にすべて',
  args: { order: exampleDrawOrder },
  ...showsRows({
    内容: 'ガチャ「夏至のパレード」',
    数量: '10回',
    お支払い金額: '300コイン',
    申込期間: '2026/02/28(土) 23:59まで',
    ...withCoins,
  }),
}

export const Episode: Story = {
  name: 'L53：ストーリーの話（特商法12条の6、X13）：390×844の一画面にすべて',
  args: { order: exampleEpisodeOrder },
  ...showsRows({
    内容: 'ストーリー「郵便局の灯」第十三話「雪どけの音」',
    数量: '1話（購入すると、何度でも読めます）',
    お支払い金額: '30コイン',
    申込期間: '2026/07/30(木) 12:00まで',
    ...withCoins,
  }),
}

export const Rental: Story = {
  name: 'L54：レンタルする動画（特商法12条の6、X13）：390×844の一画面にすべて',
  args: { order: exampleRentalOrder },
  ...showsRows({
    内容: '動画「深夜便 第47夜 見のがし配信」',
    数量: '1本（お支払いから48時間。公開の終わりのほうが早いときは、それまで）',
    お支払い金額: '100コイン',
    申込期間: '2026/03/31(火) 23:59まで',
    ...withCoins,
  }),
}

export const Video: Story = {
  name: 'L55：購入する動画（特商法12条の6、X13）：390×844の一画面にすべて',
  args: { order: exampleVideoOrder },
  ...showsRows({
    内容: '動画「灯台ふもとライブ 完全版」',
    数量: '1本（公開が終わるまで、何度でも見られます）',
    お支払い金額: '480コイン',
    申込期間: '2026/03/31(火) 23:59まで',
    ...withCoins,
  }),
}

export const Entries: Story = {
  name: 'L56：抽選の申込（特商法12条の6、X13）：390×844の一画面にすべて',
  args: { order: exampleEntriesOrder },
  ...showsRows({
    内容: '抽選「パレードの旗、さしあげます」',
    数量: '3口',
    お支払い金額: '150コイン',
    お支払い: withCoins.お支払い,
    お届け: '結果は2026/02/07(土) 18:00に発表。賞品は、えらんだあと',
    申込期間: '2026/02/05(木) 23:59まで',
    取り消し: '申し込んだあとは、取り消せません。はずれても、コインはもどりません',
  }),
}

export const Cart: Story = {
  name: 'L57：予約のかご（特商法12条の6、X13）：390×844の一画面にすべて',
  args: { order: exampleCartOrder },
  ...showsRows({
    内容: '予約「灯籠流しの夜店」',
    数量: '手のひら灯籠 2個、アクリルスタンド 4個入りの箱 1個（全3個）',
    お支払い金額: '1,380コイン',
    お支払い: withCoins.お支払い,
    お届け: '来月の終わりごろから、順にお届けします。',
    申込期間: '2026/02/08(日) 21:00まで',
    取り消し: withCoins.取り消し,
  }),
}

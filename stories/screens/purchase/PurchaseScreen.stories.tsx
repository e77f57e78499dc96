import { loading, ready } from '@tsudoi/design-system/loadable'
import { MonthLimits } from '@tsudoi/design-system/screens/purchase/MonthLimits'
import { PurchaseScreen } from '@tsudoi/design-system/screens/purchase/PurchaseScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { examplePaymentOptions } from '../../examples/exampleCards.ts'
import { exampleLimits } from '../../examples/exampleLimits.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleShop, exhaustedPack } from '../../examples/exampleShop.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const [, , pack = exhaustedPack, , limited = exhaustedPack] = exampleShop
const refused = (title: string, cause: string, remedy: string) =>
  ready({ state: 'refused' as const, failure: { title, coins: '購入は行われていません。', cause, remedy } })

/** The page of one coin pack (W073, R041). */
const meta = {
  title: '画面/購入/コインの購入 PurchaseScreen',
  component: PurchaseScreen,
  args: {
    viewer: 'member',
    offered: ready({ state: 'buyable', pack }),
    now: exampleNow,
    ways: examplePaymentOptions,
    chosen: 'PAY_PAY',
    onPay: fn(),
    hrefs: {
      login: '/login',
      signUp: '/signup',
      back: '/channel/todai',
      top: '/home',
      methods: '/purchase/method?id=coin-1000',
      settlement: '/account/settlement',
      commercial: '#commercial',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'コインのまとまりをひとつ購入するページです。値段とお支払い方法を確かめます（W073、R041）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PurchaseScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W073）',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'PayPay' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'コンビニ' }))
    await expect(canvas.getByText(/店頭で伝える番号/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '内容の確認へ進む' }))
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ method: 'CONVENIENCE' }))
    await expect(canvas.getByRole('link', { name: '購入をやめる' })).toHaveAttribute('href', '/channel/todai')
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPay' }))
  },
}

export const ByCard: Story = {
  name: '登録したカードで（W073、Q121）',
  args: { chosen: 'PERSISTENT_CARD.card-visa' },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Visa 末尾4242（2030/12まで）' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '内容の確認へ進む' }))
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ card: 'card-visa' }))
  },
}

export const NewCard: Story = {
  name: 'カードを入力してから（W073、W070）',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'クレジットカード' }))
    await expect(canvas.getByText(/次に、カードを入力します/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'カードの入力へ進む' })).toHaveAttribute(
      'href',
      '/purchase/card/edit?id=coin-1000',
    )
    await expect(canvas.getByRole('link', { name: 'お支払い方法とカードを見る' })).toHaveAttribute(
      'href',
      '/purchase/method?id=coin-1000',
    )
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

export const Limited: Story = {
  name: '回数と期間に限り',
  args: { offered: ready({ state: 'buyable', pack: limited }) },
  parameters: { picture: true },
}

export const JustEnded: Story = {
  name: '終了：開いているあいだに販売が終わった（S120）',
  args: { offered: ready({ state: 'buyable', pack: { ...pack, end: exampleNow } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '内容の確認へ進む' })).toBeDisabled()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { offered: loading } }

export const Failed: Story = { name: '失敗', args: { offered: failedLoad() } }

export const OutsidePeriod: Story = {
  name: '販売期間外',
  args: {
    offered: refused('購入期間外です', '販売の期間が終わりました。', '販売中のものから選び直してください。'),
  },
  parameters: { picture: true },
}

export const OverHolding: Story = {
  name: '所持上限・売り切れ',
  args: {
    offered: refused(
      '所持上限です',
      '有償コインの所持上限を超えるため購入することができません。',
      'コインを使ってから、もう一度お試しください。',
    ),
  },
}

export const OverPack: Story = {
  name: '購入できる回数の上限（Q87）',
  args: {
    offered: refused(
      '購入できる回数の上限です',
      'このコインは、おひとりさまが購入できる回数まで、購入または注文されています。',
      'ほかのコインを選ぶか、お支払い待ちの注文を確かめてください。',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('購入できる回数の上限です')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '元の画面へもどる' })).toHaveAttribute('href', '/channel/todai')
    await expect(canvas.queryByRole('button', { name: '内容の確認へ進む' })).toBeNull()
  },
}

export const OverMonth: Story = {
  name: '購入上限（E067、W160）：年齢ごとの上限と、自分の行',
  args: {
    offered: refused(
      '購入上限です',
      '今月の購入上限金額を超えるため購入することができません。',
      '上限は、登録した生年月日に応じてアカウントごとに決まります。翌月1日から、また購入できます。',
    ),
    limits: <MonthLimits limits={ready(exampleLimits)} />,
  },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: '年齢ごとの、1か月の購入上限' }))
    await expect(table.getAllByRole('row')).toHaveLength(4)
    await expect(table.getByRole('row', { current: true })).toHaveTextContent('18歳以上あなた（21歳）300,000円')
    await expect(canvas.queryByRole('button', { name: '内容の確認へ進む' })).toBeNull()
    await expect(canvas.getByText('購入は行われていません。')).toBeVisible()
    await expect(canvas.queryByText(/お支払い方法を選んでください/)).toBeNull()
  },
}

export const LimitsNotRead: Story = {
  name: '購入上限：年齢ごとの上限が読めない',
  args: { ...OverMonth.args, limits: <MonthLimits limits={failedLoad()} /> },
}

export const Missing: Story = { name: 'ない', args: { offered: ready(undefined) } }

export const Long: Story = {
  name: '大きな数',
  args: {
    offered: ready({
      state: 'buyable',
      pack: { ...limited, coins: 9_999_999, yen: 9_999_999, salesCopy: '冬のありがとうパック'.repeat(6) },
    }),
  },
}

export const Guest: Story = {
  name: 'ゲスト',
  args: { viewer: 'guest', offered: loading },
  parameters: { shell: { viewer: 'guest' } },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

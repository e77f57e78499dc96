import { loading, ready } from '@tsudoi/design-system/loadable'
import {
  PreorderPurchaseScreen,
  type PreorderPurchaseScreenProps,
} from '@tsudoi/design-system/screens/preorder/PreorderPurchaseScreen'
import type { PreorderCart } from '@tsudoi/design-system/screens/preorder/preorder.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { exampleBalance, smallBalance } from '../../examples/exampleBalance.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import {
  preorderChannel,
  cartChangeOfEachKind,
  endedPreorder,
  examplePreorder,
  filledCart,
  preorderHrefs,
} from '../../examples/examplePreorders.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** Keeps the counts in state, as the app does. */
function WithCart(props: PreorderPurchaseScreenProps) {
  const [counts, setCounts] = useState(props.cart.counts)
  const set = (id: string, count: number) => setCounts((before) => ({ ...before, [id]: count }))
  return <PreorderPurchaseScreen {...props} cart={{ ...props.cart, counts, onCountChange: set }} />
}

const cart: PreorderCart = { counts: filledCart, changes: [], onCountChange: fn(), onAccept: fn() }

/** The cart of a preorder before payment (W115, R083). */
const meta = {
  title: '画面/予約/確認 PreorderPurchaseScreen',
  component: PreorderPurchaseScreen,
  args: {
    now: exampleNow,
    viewer: 'member',
    channel: preorderChannel,
    preorder: ready({ preorder: examplePreorder }),
    cart,
    balance: exampleBalance,
    hasAddress: true,
    onNext: fn(),
    onOpenShop: fn(),
    hrefs: preorderHrefs,
  },
  render: (args) => <WithCart {...args} />,
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '予約のカートを、お支払いの前に確かめるページです（W115、R083）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: preorderChannel },
  },
} satisfies Meta<typeof PreorderPurchaseScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W115）：品ごとの数と金額、合計',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('合計').nextElementSibling).toHaveTextContent('1,380コイン')
    await userEvent.click(canvas.getByRole('button', { name: '最後の確認へ進む' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Undo: Story = {
  name: '0で外した品を、もとにもどす（S122）',
  play: async ({ canvas }) => {
    // A live region is announced only if it exists before its text.
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'アクリルスタンド 4個入りの箱を1個減らす' }))
    const back = canvas.getByRole('button', { name: '1個にもどす' })
    await expect(back).toHaveFocus()
    await expect(status).toHaveTextContent('をカートから外しました。')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('spinbutton', { name: 'アクリルスタンド 4個入りの箱の数' })).toHaveValue('1')
    await expect(canvas.getByRole('heading', { name: 'アクリルスタンド 4個入りの箱' })).toHaveFocus()
  },
}

export const Changed: Story = {
  name: '変わったところを一行ずつ：確かめるまで先へ進めない（W115、S124、Q74）',
  args: { cart: { ...cart, changes: cartChangeOfEachKind } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    const changes = within(canvas.getByRole('region', { name: 'カートの内容が変わりました' }))
    await expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '「手のひら灯籠」は、1個400コインから450コインに変わりました。',
      '「雨の日の番傘」は、残り12個になりました。20個を12個に減らします。',
      '「鳥居の手ぬぐい」は、予約できなくなりました。1個を外します。',
      '「アクリルスタンド 4個入りの箱」の特典が変わりました。前：「鬼火の散歩」　いま：「雨の傘」',
      '「アクリルスタンド 1個（ランダム）」は、別の画面で3個から5個に変わりました。',
    ])
    await expect(canvas.getByRole('heading', { name: 'カートの内容が変わりました' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: '最後の確認へ進む' })).toBeDisabled()
    await userEvent.click(changes.getByRole('button', { name: '確かめて、いまの内容にする' }))
    await expect(args.cart.onAccept).toHaveBeenCalledOnce()
  },
}

export const NotEnoughCoins: Story = {
  name: 'コインが足りない（W115）',
  args: { balance: smallBalance },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('足りない分').nextElementSibling).toHaveTextContent('1,360コイン')
    await userEvent.click(canvas.getByRole('button', { name: 'コインショップを開く' }))
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: '断られた：理由と、コインが減っていないこと（W115）',
  args: {
    refused: {
      title: '在庫が足りません',
      cause: 'ほかの方の予約で、残りが少なくなりました。',
      remedy: '変わったところを確かめて、もう一度お進みください。',
      coins: 'コインは減っていません。',
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('コインは減っていません。')).toBeVisible(),
}

export const NoAddress: Story = {
  name: 'お届け先がまだない',
  args: { hasAddress: false },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'お届け先を登録する' })).toHaveAttribute('href', '/address'),
}

export const AddressUnknown: Story = {
  name: 'お届け先がまだわからない',
  args: { hasAddress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お届け先を確かめる' })).toBeVisible()
    await expect(canvas.queryByText(/登録した住所にお送りします/)).toBeNull()
  },
}

export const Empty: Story = {
  name: 'カートが空',
  args: { cart: { ...cart, counts: {} } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '品をえらぶ' })).toHaveAttribute('href', preorderHrefs.preorder),
}

export const Ended: Story = {
  name: '終了：受付の終わり',
  args: { preorder: ready({ preorder: endedPreorder }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '最後の確認へ進む' })).toBeNull(),
}

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest', preorder: loading, balance: undefined },
  parameters: { shell: { viewer: 'guest' } },
}

export const Loading: Story = { name: '読みこみ中', args: { preorder: loading } }

export const Failed: Story = { name: '失敗', args: { preorder: failedLoad() } }

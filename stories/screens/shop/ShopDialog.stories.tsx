import { loading, ready } from '@tsudoi/design-system/loadable'
import { ShopDialog } from '@tsudoi/design-system/screens/shop/ShopDialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { exampleBalance, hugeBalance } from '../../examples/exampleBalance.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleShop, exhaustedPack } from '../../examples/exampleShop.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { inFrame } from '../../inFrame.ts'
import { hostile, offline } from '../../storyKinds.ts'

const meta = {
  title: '画面/ショップ/コインショップ ShopDialog',
  component: ShopDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    now: exampleNow,
    balance: ready(exampleBalance),
    items: { items: ready(exampleShop) },
    onBuy: fn(),
    hrefs: {
      about: '/account/faq?type=shop',
      history: '#coin-history',
      settlement: '/account/settlement',
      commercial: '#commercial',
    },
  },
  parameters: {
    docs: {
      ...inFrame,
      description: { component: 'コインを買うショップのダイアログです。どのページからも開けます（W156）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ShopDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（S107、W156）',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'コインショップ' })
    await expect(dialog).toHaveTextContent(/3,280.*有償 2,400.*無償 880/)
  },
}

export const Links: Story = {
  name: 'リンクと履歴（S109、W156）',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '1,100円で購入' }))
    await expect(args.onBuy).toHaveBeenCalledWith(expect.objectContaining({ id: 'coin-1000' }))
    await expect(screen.getByRole('link', { name: 'コインについて' })).toHaveAttribute('href', '/account/faq?type=shop')
    await expect(screen.getByRole('link', { name: '資金決済法に基づく表示' })).toBeVisible()
    await expect(screen.getByRole('link', { name: '特定商取引法の表記' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'コイン履歴' })).toHaveAttribute('href', '#coin-history')
  },
}

export const MorePacks: Story = {
  name: '続きがある',
  args: { items: { items: ready(exampleShop), more: 'idle', onMore: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'もっと見る' }))
    await expect(args.items.onMore).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { balance: loading, items: { items: loading } } }

export const Empty: Story = {
  name: '販売物がない（S108、W156）',
  args: { items: { items: ready([]) } },
  parameters: { picture: true },
  play: async () => {
    await expect(await screen.findByText('ただいま、購入できる販売物がありません')).toBeVisible()
  },
}

export const Failed: Story = { name: '失敗', args: { balance: failedLoad(), items: { items: failedLoad() } } }

export const PricesOnly: StoryObj<typeof ShopDialog> = {
  name: '値段だけ',
  args: { onBuy: undefined },
  play: async () => {
    await expect(await screen.findByText('1,100円')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /購入/ })).toBeNull()
  },
}

export const NotBuyable: Story = {
  name: '売り切れ・販売前・販売終了（W156）',
  args: {
    items: {
      items: ready([
        exhaustedPack,
        { ...exhaustedPack, id: 'coming', start: '2026-02-01T00:00:00+09:00' },
        { ...exhaustedPack, id: 'ended', end: '2026-01-30T00:00:00+09:00' },
      ]),
    },
  },
  play: async () => {
    for (const words of [/売り切れ/, /販売前/, /販売終了/]) await expect(await screen.findByText(words)).toBeVisible()
  },
}

export const LongName: Story = {
  name: '大きな数',
  args: {
    balance: ready(hugeBalance),
    items: {
      items: ready([
        {
          ...exhaustedPack,
          coins: 9_999_999,
          yen: 9_999_999,
          remainingQuantity: 1,
          salesCopy: '冬のありがとうパック'.repeat(6),
        },
      ]),
    },
  },
}

export const Guest: StoryObj<typeof ShopDialog> = {
  name: 'ゲスト',
  args: { balance: undefined, onBuy: undefined },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

import { loading, ready } from '@tsudoi/design-system/loadable'
import { LotteryPurchaseScreen } from '@tsudoi/design-system/screens/lottery/LotteryPurchaseScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleBalance, smallBalance } from '../../examples/exampleBalance.ts'
import {
  bareLottery,
  closedLottery,
  exampleLottery,
  lotteryChannel,
  lotteryHrefs,
  lotteryPageData,
} from '../../examples/exampleLotteries.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The page on which a member buys lottery entries, with their number and price (W112, R080). */
const meta = {
  title: '画面/抽選の申込/口数 LotteryPurchaseScreen',
  component: LotteryPurchaseScreen,
  args: {
    now: exampleNow,
    viewer: 'member',
    channel: lotteryChannel,
    lottery: ready(lotteryPageData(exampleLottery)),
    count: 3,
    balance: exampleBalance,
    onCountChange: fn(),
    onNext: fn(),
    onOpenShop: fn(),
    hrefs: lotteryHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '抽選の申込の口数をえらぶページです。合計の金額と、残るコインがわかります（W112、R080）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: lotteryChannel },
  },
} satisfies Meta<typeof LotteryPurchaseScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W112）：口数、合計、残るコイン',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('合計').nextElementSibling).toHaveTextContent('150コイン')
    await expect(canvas.getByText('お支払いのあと').nextElementSibling).toHaveTextContent('3,130コイン')
    await userEvent.click(canvas.getByRole('button', { name: '口数を1口増やす' }))
    await expect(args.onCountChange).toHaveBeenLastCalledWith(4)
    const field = canvas.getByRole('spinbutton', { name: '口数の数' })
    await userEvent.clear(field)
    await userEvent.type(field, '９９')
    await expect(args.onCountChange).toHaveBeenLastCalledWith(10)
    await expect(canvas.getByRole('alert')).toHaveTextContent('10口までです。')
    await userEvent.click(canvas.getByRole('button', { name: '内容の確認へ進む' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const NotEnoughCoins: Story = {
  name: 'コインが足りない（W112）',
  args: { balance: smallBalance },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('足りない分').nextElementSibling).toHaveTextContent('130コイン')
    await userEvent.click(canvas.getByRole('button', { name: 'コインショップを開く' }))
    await expect(args.onOpenShop).toHaveBeenCalledOnce()
  },
}

export const Free: Story = {
  name: '無料の抽選：コインの話をしない',
  args: { lottery: ready(lotteryPageData(bareLottery)), count: 1 },
  play: async ({ canvas }) => expect(canvas.queryByText('合計')).toBeNull(),
}

export const Refused: Story = {
  name: '断られた：理由と、コインが減っていないこと（W112、E023）',
  args: {
    refused: {
      title: 'おひとりさまの上限をこえています',
      cause: 'ほかの画面で、先に申し込まれています。',
      remedy: '申込済みの口数を確かめて、口数をえらび直してください。',
      coins: 'コインは減っていません。',
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText('コインは減っていません。')).toBeVisible(),
}

export const Closed: Story = {
  name: '終了：受付が終わり、もう申し込めない（W112）',
  args: { lottery: ready(lotteryPageData(closedLottery, { state: 'waiting' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '内容の確認へ進む' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '申込の内容を見る' })).toHaveAttribute('href', lotteryHrefs.result)
  },
}

export const LimitReached: Story = {
  name: '上限まで申し込んだ',
  args: { lottery: ready(lotteryPageData({ ...exampleLottery, entries: 10 }, { state: 'waiting' })) },
  play: async ({ canvas }) => expect(canvas.getByText('おひとりさま、10口までです。')).toBeVisible(),
}

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest', lottery: loading, balance: undefined },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', '/login'),
}

export const Loading: Story = { name: '読みこみ中', args: { lottery: loading } }

export const Failed: Story = { name: '失敗', args: { lottery: failedLoad() } }

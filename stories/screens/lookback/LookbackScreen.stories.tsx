import { loading, ready } from '@tsudoi/design-system/loadable'
import { lookbackOf } from '@tsudoi/design-system/screens/lookback/lookback.rules'
import type { LookbackList, LookbackLists } from '@tsudoi/design-system/screens/lookback/lookback.types'
import { LookbackScreen } from '@tsudoi/design-system/screens/lookback/LookbackScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  emptyLookbackLists,
  exampleLookbackLists,
  exampleLookbackNow,
  exampleLookbackRange,
  hostileLookbackEntry,
  longLookbackEntry,
  lookbackListsWith,
} from '../../examples/exampleLookback.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

const yearOf = (lists: LookbackLists) => ready(lookbackOf(lists, exampleLookbackRange, exampleLookbackNow))
const failed: LookbackList = { state: 'failed' }

/**
 * The look back: what the member collected, watched and took part in during a year; the specification does not have
 * this page (Q523).
 */
const meta = {
  title: '画面/ふりかえり/1年 LookbackScreen',
  component: LookbackScreen,
  args: {
    label: '2026年',
    isOver: false,
    years: [
      { label: '2026年', href: '/mypage/lookback?year=2026', isCurrent: true },
      { label: '2025年', href: '/mypage/lookback?year=2025', isCurrent: false },
    ],
    starts: [
      { label: '1月1日から', href: '/mypage/lookback?year=2026', isCurrent: true },
      { label: '誕生日から', href: '/mypage/lookback?year=2026&from=birthday', isCurrent: false },
    ],
    lookback: yearOf(exampleLookbackLists),
    onRetry: fn(),
    coins: undefined,
    onCoinsToggle: fn(),
    hrefs: { channels: '/channel' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          '会員の推し活の1年をまとめた画面です。写真、動画、ストーリー、公演などの記録を数え、わからないことは「わからない」と伝えます。お金のことは、ボタンを押したときだけ表示します（Q523）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'profile' },
  },
} satisfies Meta<typeof LookbackScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：1年の記録、それぞれのリンク',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '灯台放送局' })).toHaveAttribute('href', '/channel/todai')
    await expect(canvas.getByText('3種類')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'きらめく夜' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'この1年を画像でシェアする' })).toHaveAttribute('href', '#share')
    await expect(canvas.queryByText('使ったコイン')).toBeNull()
  },
}

export const Birthday: Story = {
  name: '誕生日からの1年',
  args: {
    label: '2025年の誕生日からの1年',
    starts: [
      { label: '1月1日から', href: '/mypage/lookback?year=2025', isCurrent: false },
      { label: '誕生日から', href: '/mypage/lookback?year=2025&from=birthday', isCurrent: true },
    ],
  },
}

export const WithoutBirthday: Story = {
  name: '誕生日がなく、ほかの年もない',
  args: { starts: undefined, years: [{ label: '2026年', href: '/mypage/lookback?year=2026', isCurrent: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: '年' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: '誕生日から' })).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { lookback: loading } }

export const ListsArrive: Story = {
  name: '一部はまだ読みこみ中',
  args: { lookback: yearOf(lookbackListsWith({ photo: { state: 'loading' } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1本')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'この1年を画像でシェアする' })).toBeNull()
  },
}

export const Empty: Story = {
  name: '空：今年はまだない',
  args: { lookback: yearOf(emptyLookbackLists) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026年の記録はまだありません')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'チャンネルをさがす' })).toHaveAttribute('href', '/channel')
  },
}

export const EmptyPast: Story = {
  name: '空：過ぎた年',
  args: { label: '2024年', isOver: true, lookback: yearOf(emptyLookbackLists) },
  play: async ({ canvas }) => expect(canvas.getByText('2024年の記録は残っていません')).toBeVisible(),
}

export const Failed: Story = { name: '失敗', args: { lookback: failedLoad() } }

export const OneListFailed: Story = {
  name: '一部だけ読みこめなかった：数を言わない',
  args: { lookback: yearOf(lookbackListsWith({ video: failed, lottery: failed })), onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('動画、抽選の記録を読みこめませんでした。')
    await expect(canvas.queryByText('灯台放送局', { selector: 'a *' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Offline: Story = {
  name: 'オフライン：端末に残る一覧だけ',
  args: { lookback: yearOf(lookbackListsWith({ talk: failed, lottery: failed, preorder: failed })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3種類')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'この1年を画像でシェアする' })).toBeVisible()
  },
}

export const WithoutTalks: Story = {
  name: 'ライブトークの一覧がないサーバー',
  args: { lookback: yearOf(lookbackListsWith({ talk: { state: 'absent' } })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('ライブトーク')).toBeNull()
    await expect(canvas.getByRole('link', { name: '灯台放送局' })).toBeVisible()
  },
}

export const TooMany: Story = {
  name: '多すぎて数えられない一覧',
  args: { lookback: yearOf(lookbackListsWith({ photo: { state: 'ready', entries: [], since: exampleLookbackNow } })) },
  play: async ({ canvas }) => expect(canvas.getAllByText('件数が多いため、数えられません').length).toBeGreaterThan(3),
}

export const AtLeast: Story = {
  name: '過ぎた年：以上',
  args: {
    label: '2025年',
    isOver: true,
    lookback: ready(
      lookbackOf(
        lookbackListsWith({
          video: {
            state: 'ready',
            entries: [
              { ...longLookbackEntry, key: 'old', name: '第一夜', time: '2025-05-01T00:00:00Z' },
              { ...longLookbackEntry, key: 'new', canRepeat: true },
            ],
          },
        }),
        { start: '2024-12-31T15:00:00.000Z', end: '2025-12-31T15:00:00.000Z' },
        exampleLookbackNow,
      ),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('1本以上')).toBeVisible(),
}

export const Coins: Story = {
  name: '使ったコインを見る',
  args: { coins: ready({ used: 12_340, since: '2026-03-01T00:00:00Z' }), onCoinsToggle: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('12,340')).toBeVisible()
    await expect(canvas.getByText('2026/03/01(日)からの記録で数えています。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '使ったコインを隠す' }))
    await expect(args.onCoinsToggle).toHaveBeenCalledOnce()
  },
}

export const CoinsLoading: Story = { name: '使ったコインを読みこみ中', args: { coins: loading } }

export const CoinsFailed: Story = { name: '使ったコインを読みこめない', args: { coins: failedLoad() } }

export const LongTexts: Story = {
  name: '長い文字',
  args: {
    lookback: yearOf(
      lookbackListsWith({
        photo: { state: 'ready', entries: [longLookbackEntry] },
        video: { state: 'ready', entries: [longLookbackEntry] },
        story: { state: 'ready', entries: [longLookbackEntry, { ...longLookbackEntry, key: 'two' }] },
      }),
    ),
  },
}

export const Hostile: Story = {
  name: '悪意のある答え',
  args: {
    lookback: yearOf({ ...emptyLookbackLists, photo: { state: 'ready', entries: [hostileLookbackEntry] } }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, a[href^="javascript"]')).toBeNull()
    await expect(canvasElement).toHaveTextContent('<img src=x onerror=alert(1)>')
  },
}

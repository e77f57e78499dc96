import { loading, ready } from '@tsudoi/design-system/loadable'
import { LotteryScreen } from '@tsudoi/design-system/screens/lottery/LotteryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  announcedLottery,
  bareLottery,
  closedLottery,
  comingLottery,
  exampleLottery,
  lotteryChannel,
  longLottery,
  lotteryHrefs,
  lotteryPageData,
  soldOutLottery,
  wonResult,
} from '../../examples/exampleLotteries.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { calendarExample, expectCalendarButton } from '../parts/calendarExample.tsx'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The page of a lottery (W111, R079). */
const meta = {
  title: '画面/抽選の申込/抽選 LotteryScreen',
  component: LotteryScreen,
  args: {
    now: exampleNow,
    viewer: 'member',
    channel: lotteryChannel,
    lottery: ready(lotteryPageData(exampleLottery)),
    hrefs: lotteryHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '抽選の申込のページです。賞品、期間、1口の値段を確かめて申し込めます（W111、R079）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: lotteryChannel },
  },
} satisfies Meta<typeof LotteryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W111）：受付中、賞品は当選の人数といっしょに',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '申し込む' })).toHaveAttribute('href', lotteryHrefs.purchase)
    await expect(canvas.getByText('1口50コインです。残り2,480口。')).toBeVisible()
    const prizes = within(canvas.getByRole('region', { name: '賞品' })).getAllByRole('listitem')
    await expect(prizes.map((prize) => within(prize).getByText(/^当選は/).textContent)).toEqual([
      '当選は5名',
      '当選は30名',
      '当選は1,200名',
    ])
    const steps = within(canvas.getByRole('region', { name: '抽選の流れ' })).getAllByRole('listitem')
    await expect(steps.map((step) => /申込|抽選|選択期限|確定/.exec(step.textContent ?? '')?.[0])).toEqual([
      '申込',
      '抽選',
      '選択期限',
      '確定',
    ])
    await expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[0]])
  },
}

export const Guest: Story = {
  name: 'ゲスト：ログインへ（W111）',
  args: { viewer: 'guest', hrefs: { ...lotteryHrefs, top: '/top' } },
  parameters: { shell: { viewer: 'guest', channel: lotteryChannel } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインして申し込む' })).toHaveAttribute('href', lotteryHrefs.purchase),
}

export const Entered: Story = {
  name: '申込済み：口数を追加できる',
  args: { lottery: ready(lotteryPageData({ ...exampleLottery, entries: 3 }, { state: 'waiting' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/申込済み.*3口/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '口数を追加する' })).toBeVisible()
  },
}

export const LimitReached: Story = {
  name: 'おひとりさまの上限まで申し込んだ',
  args: { lottery: ready(lotteryPageData({ ...exampleLottery, entries: 10 }, { state: 'waiting' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('おひとりさまの上限の10口まで、申し込みました。')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /申し込む|追加/ })).toBeNull()
  },
}

export const BeforeStart: Story = {
  name: '受付の前',
  args: { lottery: ready(lotteryPageData(comingLottery)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/02/01(日) 12:00から申し込めます。')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '申し込む' })).toBeNull()
  },
}

export const SoldOut: Story = {
  name: '口数の上限に達した（W111）',
  args: { lottery: ready(lotteryPageData(soldOutLottery)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('口数の上限に達しました')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '申し込む' })).toBeNull()
  },
}

export const Closed: Story = {
  name: '終了：受付の終わり、発表の前（W111）',
  args: { lottery: ready(lotteryPageData(closedLottery, { state: 'waiting' })) },
  play: async ({ canvas }) => {
    const now = within(canvas.getByRole('region', { name: '抽選の流れ' })).getAllByRole('listitem')[1]
    await expect(now).toHaveAttribute('aria-current', 'step')
  },
}

export const ChoiceWaits: Story = {
  name: '当たって、まだ選んでいない：えらぶまで知らせる',
  args: { lottery: ready(lotteryPageData(announcedLottery, wonResult)) },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('当たりました。受け取る賞品が、まだ決まっていません。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '賞品をえらぶ' })).toHaveAttribute('href', lotteryHrefs.result)
    await expect(canvas.getByText('2026/02/14(土) 18:00まで')).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中（W111）', args: { lottery: loading }, parameters: { picture: true } }

export const Failed: Story = { name: '失敗', args: { lottery: failedLoad() } }

export const Missing: Story = {
  name: '見つからない（E022）',
  args: { lottery: ready('missing' as const) },
  parameters: { shell: {} },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'TOPへ' })).toHaveAttribute('href', '/home'),
}

export const Hidden: Story = {
  name: '公開の期間外（E053）',
  args: { lottery: ready('hidden' as const), channel: { id: '', name: '', href: '/channel' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('この抽選は、公開されていません'),
}

export const Bare: Story = {
  name: '最小の内容：無料、賞品は未発表',
  args: { lottery: ready(lotteryPageData(bareLottery)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('賞品は、まだ発表されていません。')).toBeVisible()
    await expect(canvas.getByText('無料です。コインは使いません。')).toBeVisible()
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: { lottery: ready(lotteryPageData(longLottery)) },
  globals: { viewport: { value: 'phone' } },
  parameters: { picture: true },
}

export const IntoCalendar: Story = {
  name: '締め切りと発表をカレンダーに入れる（Q477）',
  args: { lottery: ready(lotteryPageData(exampleLottery)), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, true),
}

export const NotIntoCalendar: Story = {
  name: '発表のあとは、カレンダーに入れない',
  args: { lottery: ready(lotteryPageData(announcedLottery)), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, false),
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

import { loading, ready } from '@tsudoi/design-system/loadable'
import { DrawScreen } from '@tsudoi/design-system/screens/draw/DrawScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { bareChannel } from '../../examples/exampleChannels.ts'
import {
  prizesAsOf,
  bareDraw,
  comingDraw,
  examplePrizes,
  drawHrefs,
  endedDraw,
  endingDraw,
  longDraw,
  longPrizes,
  lostEntry,
  openEntry,
  prizesRunningOut,
  drawPageData,
  drawChannel,
  wonEntry,
} from '../../examples/exampleDraws.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The page of a channel's free prize draw (W091, R059). */
const meta = {
  title: '画面/抽選/抽選 DrawScreen',
  component: DrawScreen,
  args: {
    now: exampleNow,
    channel: drawChannel,
    draw: ready(drawPageData(openEntry)),
    prizes: ready(prizesAsOf(examplePrizes)),
    onFollow: fn(),
    hrefs: drawHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          'チャンネルの無料の抽選のページです。期間、賞品、参加の決まりがわかり、引くページへ進めます（W091、R059）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: drawChannel },
  },
} satisfies Meta<typeof DrawScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W091）：引ける',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '引く画面へ進む' })).toHaveAttribute('href', drawHrefs.entry)
    await expect(await canvas.findByRole('link', { name: '賞品だけを見る' })).toHaveAttribute('href', drawHrefs.prizes)
    await expect(canvas.getByText('無料で、1日に1回引けます。コインは使いません。')).toBeVisible()
  },
}

export const RowsAreSaid: Story = {
  name: '賞品、本数、確率はひとつの文で読まれる（W092）',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: '賞品と確率' })).getAllByRole('listitem')
    const said = list.map((row) => row.querySelector('.sr-only')?.textContent)
    await expect(said).toEqual([
      '栞 深夜のパーソナリティ、写真、残り10本、確率1.0%',
      '灯台のふもとのスタジオ、写真、残り100本、確率9.0%',
      '投票ポイント5、本数の定めなし、確率30.0%',
      '10コイン、本数の定めなし、確率30.0%',
      'はずれ、確率30.0%',
    ])
    for (const row of list)
      for (const part of row.children)
        await expect(part.className === 'sr-only' || part.getAttribute('aria-hidden') === 'true').toBe(true)
  },
}

export const Guest: Story = {
  name: 'ゲスト：ログインへ（W091）',
  args: { draw: ready(drawPageData({ state: 'guest' })) },
  parameters: { shell: { viewer: 'guest', channel: drawChannel } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインして引く' })).toHaveAttribute('href', drawHrefs.entry),
}

export const FollowFirst: Story = {
  name: 'フォローしていない（W091）',
  args: { draw: ready(drawPageData({ state: 'follow' })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('チャンネルをフォローすると、引けます。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '灯台放送局をフォローする' }))
    await expect(args.onFollow).toHaveBeenCalledWith(true)
  },
}

export const Won: Story = {
  name: '今日は当たり（W091）',
  args: { draw: ready(drawPageData(wonEntry)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('栞 深夜のパーソナリティが、当たりました')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '結果をくわしく見る' })).toHaveAttribute('href', drawHrefs.entry)
    await expect(canvas.queryByRole('link', { name: '引く画面へ進む' })).toBeNull()
  },
}

export const Lost: Story = { name: '今日ははずれ（W091）', args: { draw: ready(drawPageData(lostEntry)) } }

export const RunningOut: Story = {
  name: 'なくなった賞品は、確率0%と終了',
  args: { prizes: ready(prizesAsOf(prizesRunningOut)) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('栞 深夜のパーソナリティ、写真、残り0本（終了）、確率0.0%'),
    ).toBeInTheDocument()
    await expect(canvas.getByText('はずれ、確率31.0%')).toBeInTheDocument()
  },
}

export const WrongOdds: Story = {
  name: '確率の合計が100%をこえる：確率は出さない',
  args: { prizes: ready(prizesAsOf(examplePrizes.map((prize) => ({ ...prize, percent: 40 })))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('確率を表示できません')
    await expect(canvas.queryByText(/確率40/)).toBeNull()
  },
}

export const EndingSoon: Story = { name: 'まもなく終了', args: { draw: ready(drawPageData(openEntry, endingDraw)) } }

export const BeforeStart: Story = {
  name: '開始の前（W091）',
  args: {
    draw: ready(
      drawPageData(
        { state: 'closed', title: 'まだ始まっていません', text: '2026/02/01(日) 00:00から引けます。' },
        comingDraw,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/02/01(日) 00:00から引けます。')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '引く画面へ進む' })).toBeNull()
  },
}

export const PeriodOver: Story = {
  name: '終了：期間の終わり（W091）',
  args: {
    draw: ready(
      drawPageData({ state: 'closed', title: '終了しました', text: '当たった賞品は、お渡し済みです。' }, endedDraw),
    ),
  },
  parameters: { picture: true },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { draw: loading, prizes: loading },
  parameters: { picture: true },
}

export const Failed: Story = { name: '失敗', args: { draw: failedLoad(), prizes: failedLoad() } }

export const PrizesFailed: Story = { name: '賞品を読めない', args: { prizes: failedLoad() } }

export const Missing: Story = {
  name: '見つからない（E022）',
  args: { draw: ready('missing' as const) },
  parameters: { shell: {} },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'TOPへ' })).toHaveAttribute('href', '/home'),
}

export const Hidden: Story = {
  name: '公開の期間外（E053）',
  args: { draw: ready('hidden' as const) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('この抽選は、公開されていません')
    await expect(canvas.getByRole('link', { name: 'チャンネルへもどる' })).toHaveAttribute('href', drawChannel.href)
  },
}

export const Bare: Story = {
  name: '最小の内容',
  args: {
    channel: { ...bareChannel, href: bareChannel.href },
    draw: ready(drawPageData(openEntry, bareDraw)),
    prizes: ready(prizesAsOf([])),
  },
  parameters: { shell: { channel: bareChannel } },
  play: async ({ canvas }) => expect(await canvas.findByText('賞品はまだ発表されていません')).toBeVisible(),
}

export const LongName: Story = {
  name: '長い名前、たくさんの賞品',
  args: { draw: ready(drawPageData(openEntry, longDraw)), prizes: ready(prizesAsOf(longPrizes)) },
  parameters: { picture: true },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

import { loading, ready } from '@tsudoi/design-system/loadable'
import { DrawPrizesScreen } from '@tsudoi/design-system/screens/draw/DrawPrizesScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  prizesAsOf,
  examplePrizes,
  drawHrefs,
  endedDraw,
  longDraw,
  longPrizes,
  openEntry,
  drawPageData,
  drawChannel,
} from '../../examples/exampleDraws.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The prizes of a prize draw, with stock and odds (W092, R060). */
const meta = {
  title: '画面/抽選/賞品 DrawPrizesScreen',
  component: DrawPrizesScreen,
  args: {
    channel: drawChannel,
    draw: ready(drawPageData(openEntry)),
    prizes: ready(prizesAsOf(examplePrizes)),
    hrefs: drawHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '無料の抽選の賞品の一覧です。残りの本数と当たる確率がわかります（W092、R060）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: drawChannel },
  },
} satisfies Meta<typeof DrawPrizesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W092）：いつの確率か',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/01/31(土) 19:42 現在')).toBeVisible()
    await expect(canvas.getByText('はずれ、確率30.0%')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: '引く画面へ進む' })).toHaveAttribute('href', drawHrefs.entry)
    await expect(canvas.getByRole('link', { name: '抽選のページへもどる' })).toHaveAttribute('href', drawHrefs.draw)
  },
}

export const Guest: Story = {
  name: 'ゲスト（W092）',
  args: { draw: ready(drawPageData({ state: 'guest' })) },
  parameters: { shell: { viewer: 'guest', channel: drawChannel } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'ログインして引く' })).toBeVisible(),
}

export const PeriodOver: Story = {
  name: '終了：引くボタンはない',
  args: {
    draw: ready(
      drawPageData({ state: 'closed', title: '終了しました', text: '当たった賞品は、お渡し済みです。' }, endedDraw),
    ),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: '引く画面へ進む' })).toBeNull(),
}

export const Empty: Story = { name: '賞品がない（W092）', args: { prizes: ready(prizesAsOf([])) } }

export const Loading: Story = { name: '読みこみ中', args: { draw: loading, prizes: loading } }

export const Failed: Story = { name: '失敗', args: { draw: ready(drawPageData(openEntry)), prizes: failedLoad() } }

export const LongName: Story = {
  name: '長い名前、たくさんの賞品',
  args: { draw: ready(drawPageData(openEntry, longDraw)), prizes: ready(prizesAsOf(longPrizes)) },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

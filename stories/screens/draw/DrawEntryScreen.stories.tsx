import { loading, ready } from '@tsudoi/design-system/loadable'
import { DrawEntryScreen } from '@tsudoi/design-system/screens/draw/DrawEntryScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  prizesAsOf,
  exampleDraw,
  examplePrizes,
  drawHrefs,
  endedDraw,
  longDraw,
  longPrizes,
  lostEntry,
  openEntry,
  drawPageData,
  drawChannel,
  wonEntry,
} from '../../examples/exampleDraws.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The page on which a member enters a prize draw: the final check, then the result (W093, R061). */
const meta = {
  title: '画面/抽選/引く DrawEntryScreen',
  component: DrawEntryScreen,
  args: {
    now: exampleNow,
    channel: drawChannel,
    draw: ready(drawPageData(openEntry)),
    prizes: ready(prizesAsOf(examplePrizes)),
    attempt: { state: 'none' },
    isJustDrawn: false,
    onEnter: fn(),
    hrefs: drawHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: '無料の抽選を引くページです。引く前に内容を確かめ、そのまま結果を見られます（W093、R061）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: drawChannel },
  },
} satisfies Meta<typeof DrawEntryScreen>

export default meta
type Story = StoryObj<typeof meta>

const onStage = { shell: { stage: true, current: 'channel', channel: drawChannel } }

export const Ready: Story = {
  name: '標準（W093）：無料と回数を確かめて引く',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2026/01/31(土)の1回')).toBeVisible()
    await expect(canvas.getByText('無料です。コインは減りません。')).toBeVisible()
    canvas.getByRole('button', { name: '無料で1回引く' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  name: '引いている途中：二度は押せない（W093）',
  args: { attempt: { state: 'sending' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '引いています' }))
    await expect(args.onEnter).not.toHaveBeenCalled()
  },
}

export const Checking: Story = {
  name: '答えが届かない：確認中（W093）',
  args: { attempt: { state: 'checking' } },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(said).toContain('結果を確認中です。')
  },
}

export const NotEntered: Story = {
  name: '引けたかどうかがわからない（W093、E001）',
  args: {
    attempt: {
      state: 'failed',
      failure: {
        title: '通信タイムアウト',
        coins: 'コインは使いません。もう一度引いても、今日の結果はひとつです。',
        cause: '時間内に応答がありませんでした。',
        remedy: '電波のよい場所で、もう一度お試しください。',
      },
    },
  },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('今日の結果はひとつです')
    await userEvent.click(canvas.getByRole('button', { name: '無料でもう一度引く' }))
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}

export const Won: Story = {
  name: '当たり（当選、W093）：文が先、いまはここ',
  args: { draw: ready(drawPageData(wonEntry)), isJustDrawn: true },
  parameters: { ...onStage, picture: true },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent('栞 深夜のパーソナリティが、当たりました')
    await expect(heading).toHaveFocus()
    await expect(canvas.getByText(/お渡ししました/)).toBeVisible()
    await expect(canvas.getByText('次は、2026/02/01(日) 00:00から引けます。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'コレクションで見る' })).toHaveAttribute('href', '/collection')
  },
}

export const WonEarlier: Story = {
  name: '開きなおした当たり：焦点は動かない（W093）',
  args: { draw: ready(drawPageData(wonEntry)) },
  parameters: onStage,
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).not.toHaveFocus(),
}

export const WonCoins: Story = {
  name: 'コインが当たり',
  args: {
    draw: ready(
      drawPageData({ state: 'entered', outcome: { entered: '2026-01-31T19:41:00+09:00', prize: examplePrizes[3] } }),
    ),
    isJustDrawn: true,
  },
  parameters: onStage,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/コインに加えました/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'コレクションで見る' })).toBeNull()
  },
}

export const Lost: Story = {
  name: 'はずれ（W093）',
  args: { draw: ready(drawPageData(lostEntry)), isJustDrawn: true },
  parameters: { ...onStage, picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('今日は、はずれでした')
    await expect(canvas.getByText('次は、2026/02/01(日) 00:00から引けます。')).toBeVisible()
  },
}

export const LastDay: Story = {
  name: '最後の日の結果：次はない',
  args: { draw: ready(drawPageData(lostEntry, { ...exampleDraw, end: '2026-01-31T23:59:00+09:00' })) },
  parameters: onStage,
  play: async ({ canvas }) =>
    expect(await canvas.findByText('この抽選は、2026/01/31(土) 23:59で終わります。')).toBeVisible(),
}

export const FollowFirst: Story = {
  name: 'フォローしていない（W093）',
  args: { draw: ready(drawPageData({ state: 'follow' })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /引く/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: '抽選のページでフォローする' })).toHaveAttribute(
      'href',
      drawHrefs.draw,
    )
  },
}

export const PeriodOver: Story = {
  name: '終了：期間の終わり（W093、E053）',
  args: {
    draw: ready(
      drawPageData({ state: 'closed', title: '終了しました', text: '当たった賞品は、お渡し済みです。' }, endedDraw),
    ),
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /引く/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: '抽選のページへもどる' })).toHaveAttribute('href', drawHrefs.draw)
  },
}

export const Loading: Story = { name: '読みこみ中', args: { draw: loading, prizes: loading } }

export const Failed: Story = { name: '失敗', args: { draw: failedLoad(), prizes: failedLoad() } }

export const LongName: Story = {
  name: '長い名前',
  args: {
    draw: ready(
      drawPageData(
        { state: 'entered', outcome: { entered: exampleNow, prize: { ...longPrizes[0]!, image: undefined } } },
        longDraw,
      ),
    ),
  },
  parameters: onStage,
}

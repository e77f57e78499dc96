import { loading, ready } from '@tsudoi/design-system/loadable'
import { LotteryResultScreen } from '@tsudoi/design-system/screens/lottery/LotteryResultScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  announcedLottery,
  chosenResult,
  chosenPhotoResult,
  closedLottery,
  exampleLottery,
  lotteryChannel,
  lotteryHrefs,
  lotteryPageData,
  wonResult,
} from '../../examples/exampleLotteries.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The result of a member's entries, and the choice of a prize (W113, R081). */
const meta = {
  title: '画面/抽選の申込/結果 LotteryResultScreen',
  component: LotteryResultScreen,
  args: {
    now: exampleNow,
    viewer: 'member',
    channel: lotteryChannel,
    lottery: ready(lotteryPageData(announcedLottery, wonResult)),
    attempt: { state: 'none' },
    hasAddress: true,
    onChoose: fn(),
    onAskAgain: fn(),
    hrefs: lotteryHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: '抽選の申込の結果のページです。当選した方は、ここで賞品をえらびます（W113、R081）。' },
    },
    layout: 'fullscreen',
    shell: { stage: true, current: 'channel', channel: lotteryChannel },
  },
} satisfies Meta<typeof LotteryResultScreen>

export default meta
type Story = StoryObj<typeof meta>

const byDay = { shell: { current: 'channel', channel: lotteryChannel } }

export const Unchosen: Story = {
  name: '標準、当選して未選択（W113、S125）：期限を見て、たずねられてから決める',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('未選択')).toBeVisible()
    await expect(canvas.getByText('2026/02/14(土) 18:00まで。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'これにする：ことはの旗' }))
    await expect(args.onChoose).not.toHaveBeenCalled()
    const question = within(canvas.getByRole('region', { name: '「ことはの旗」に決めますか' }))
    await expect(question.getByRole('heading')).toHaveFocus()
    await userEvent.click(question.getByRole('button', { name: 'この賞品に決める' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('flag-1')
    // The confirmation has disappeared, and the focus is on the heading.
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'これにする：ことはの旗' }))
    await userEvent.click(canvas.getByRole('button', { name: '選びなおす' }))
    const flag = canvas.getByRole('button', { name: 'これにする：ことはの旗' })
    await expect(flag).toHaveFocus()
    // Removes the focus for the screenshot.
    flag.blur()
  },
}

export const Checking: Story = {
  name: '確認中（W113）：答えが来ない間は、選びなおせない',
  args: { attempt: { state: 'checking', itemId: 'flag-1' } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('確認中')).toBeVisible()
    await expect(canvas.queryByText('未選択')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'これにする：灯里の旗' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度確かめる' }))
    await expect(args.onAskAgain).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  name: '送っている途中も確認中',
  args: { attempt: { state: 'sending', itemId: 'flag-1' } },
}

export const Chosen: Story = {
  name: '選択済（W113）：お届け先へ',
  args: { lottery: ready(lotteryPageData(announcedLottery, chosenResult)) },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('選択済')).toBeVisible()
    await expect(canvas.getByText('ことはの旗に決まりました。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /これにする/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'お届け先を確かめる' })).toHaveAttribute('href', '/address')
  },
}

export const NoAddress: Story = {
  name: 'お届け先がまだない',
  args: { lottery: ready(lotteryPageData(announcedLottery, chosenResult)), hasAddress: false },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'お届け先を登録する' })).toHaveAttribute('href', '/address'),
}

export const ChosenPhoto: Story = {
  name: '選択済：写真はコレクションへ',
  args: { lottery: ready(lotteryPageData(announcedLottery, chosenPhotoResult)), hasAddress: undefined },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'コレクションで見る' })).toHaveAttribute('href', '/collection'),
}

export const Lost: Story = {
  name: 'はずれ（W113）',
  args: { lottery: ready(lotteryPageData(announcedLottery, { state: 'lost' })) },
  parameters: { ...byDay, picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('今回は、はずれでした')
    const steps = within(canvas.getByRole('region', { name: '抽選の流れ' })).getAllByRole('listitem')
    await expect(steps[3]).toHaveAttribute('aria-current', 'step')
  },
}

export const Waiting: Story = {
  name: '発表を待つ（W113）',
  args: { lottery: ready(lotteryPageData(closedLottery, { state: 'waiting' })) },
  parameters: { ...byDay, picture: true },
  play: async ({ canvas }) => expect(canvas.getByText('申込は3口')).toBeInTheDocument(),
}

export const Untold: Story = {
  name: '発表の時刻になり、結果がまだ届かない',
  args: { lottery: ready(lotteryPageData(announcedLottery, { state: 'untold' })) },
  parameters: byDay,
}

export const NotEntered: Story = {
  name: '申し込んでいない',
  args: { lottery: ready(lotteryPageData(exampleLottery)) },
  parameters: byDay,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '申し込む' })).toHaveAttribute('href', lotteryHrefs.purchase),
}

export const Guest: Story = {
  name: 'ゲスト（Q17）',
  args: { viewer: 'guest', lottery: loading },
  parameters: { shell: { viewer: 'guest' } },
}

export const Loading: Story = { name: '読みこみ中', args: { lottery: loading }, parameters: byDay }

export const Failed: Story = { name: '失敗', args: { lottery: failedLoad() }, parameters: byDay }

import { loading, ready } from '@tsudoi/design-system/loadable'
import { VoteRewardScreen } from '@tsudoi/design-system/screens/vote/VoteRewardScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { amountRewards, participateRewards, votePageData, voteChannel, voteHrefs } from '../../examples/exampleVotes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The rewards of a ranking campaign (W108, R076). */
const meta = {
  title: '画面/投票/特典 VoteRewardScreen',
  component: VoteRewardScreen,
  args: {
    now: exampleNow,
    channel: voteChannel,
    vote: ready(votePageData),
    byAmount: ready(amountRewards),
    participate: ready(participateRewards),
    receiving: {},
    onReceive: fn(),
    hrefs: voteHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '投票の特典のページです。参加した方への特典を受け取れます（W108、R076）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: voteChannel },
  },
} satisfies Meta<typeof VoteRewardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W108）：受け取れる参加特典と、ポイントに応じた特典',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '絵はがき 灯台の昼を受け取る' }))
    await expect(args.onReceive).toHaveBeenCalledWith('postcard')
    await expect(canvas.getAllByText('受け取り済み')).toHaveLength(3)
    await expect(canvas.getByText('あと240ポイント')).toBeVisible()
    await expect(canvas.getByText(/受け取り期間.*2026\/02\/13\(金\) 22:00/)).toBeVisible()
  },
}

export const Receiving: Story = {
  name: '受け取っている途中（W108）：二度は押せない',
  args: { receiving: { id: 'postcard' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '絵はがき 灯台の昼を受け取る' }))
    await expect(args.onReceive).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  name: '受け取れなかった（W108、E064）',
  args: {
    receiving: {
      failed: { id: 'postcard', text: '受け取り期間が終わりました。参加特典の受け取りは締め切られました。' },
    },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('受け取り期間が終わりました'),
}

export const PeriodOver: Story = {
  name: '終了：受け取り期間のあと、ボタンはない（W108、E064）',
  args: { now: '2026-02-13T22:00:00+09:00' },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('受け取り期間は終わりました。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /受け取る/ })).toBeNull()
  },
}

export const Guest: Story = {
  name: 'ゲスト（W108）',
  args: {
    vote: ready({ ...votePageData, points: undefined }),
    byAmount: loading,
    participate: loading,
  },
  parameters: { shell: { viewer: 'guest', channel: voteChannel } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインする' })).toHaveAttribute('href', voteHrefs.login),
}

export const Empty: Story = {
  name: '特典がない（W108）',
  args: {
    byAmount: ready({ voted: 0, rewards: [] }),
    participate: ready({ voted: 0, rewards: [] }),
  },
}

export const Loading: Story = { name: '読みこみ中', args: { vote: loading, byAmount: loading, participate: loading } }

export const Failed: Story = { name: '失敗', args: { byAmount: failedLoad(), participate: failedLoad() } }

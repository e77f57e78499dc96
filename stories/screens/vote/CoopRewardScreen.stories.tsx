import { loading, ready } from '@tsudoi/design-system/loadable'
import { CoopRewardScreen } from '@tsudoi/design-system/screens/vote/CoopRewardScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { coopHrefs, exampleCoopVote, coopRewards, coopVoteChannel } from '../../examples/exampleVotes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'

/** The rewards that all votes together unlock (W110, R078). */
const meta = {
  title: '画面/投票/みんなの投票のお礼 CoopRewardScreen',
  component: CoopRewardScreen,
  args: {
    channel: coopVoteChannel,
    vote: ready(exampleCoopVote),
    rewards: ready(coopRewards),
    receiving: {},
    onReceive: fn(),
    hrefs: coopHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: 'みんなの票で届くお礼のページです。届いたお礼を受け取れます（W110、R078）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: coopVoteChannel },
  },
} satisfies Meta<typeof CoopRewardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W110）：受け取り済み、受け取れる、まだ',
  parameters: { picture: { modes: ['day'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '朝もやの湖を受け取る' }))
    await expect(args.onReceive).toHaveBeenCalledWith('lake')
    await expect(canvas.getByText('受け取り済み')).toBeVisible()
    await expect(canvas.getByText('あと3,520票')).toBeVisible()
  },
}

export const NotVoted: Story = {
  name: '投票していない（W110）：届いていても、受け取れない',
  args: {
    vote: ready({ ...exampleCoopVote, points: { voted: 0, votable: 10 } }),
    rewards: ready(coopRewards.map((each) => ({ ...each, isReached: false, isReceived: false }))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('投票した方が受け取れます')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /受け取る/ })).toBeNull()
  },
}

export const Guest: Story = {
  name: 'ゲスト（W110）',
  args: {
    vote: ready({ ...exampleCoopVote, points: undefined }),
    rewards: ready(coopRewards.map((each) => ({ ...each, isReached: false, isReceived: false }))),
  },
  parameters: { shell: { viewer: 'guest', channel: coopVoteChannel } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインして受け取る' })).toHaveAttribute('href', coopHrefs.login),
}

export const Empty: Story = { name: 'お礼がない（W110）', args: { rewards: ready([]) } }

export const Loading: Story = { name: '読みこみ中', args: { vote: loading, rewards: loading } }

export const Failed: Story = { name: '失敗', args: { rewards: failedLoad() } }

import { loading, ready } from '@tsudoi/design-system/loadable'
import { CoopVoteScreen } from '@tsudoi/design-system/screens/vote/CoopVoteScreen'
import { VoteSheet } from '@tsudoi/design-system/screens/vote/VoteSheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { coopHrefs, exampleCoopVote, coopRewards, longVote, coopVoteChannel } from '../../examples/exampleVotes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { inFrame } from '../../inFrame.ts'

/** A cooperative vote, in which all members vote towards one goal (W109, R077). */
const meta = {
  title: '画面/投票/みんなの投票 CoopVoteScreen',
  component: CoopVoteScreen,
  args: {
    now: exampleNow,
    channel: coopVoteChannel,
    vote: ready(exampleCoopVote),
    rewards: ready(coopRewards),
    onVote: fn(),
    hrefs: coopHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '会員みんなで目標をめざす投票のページです（W109、R077）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: coopVoteChannel },
  },
} satisfies Meta<typeof CoopVoteScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W109）：目標、みんなの票、自分の票、段階',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('目標10,000票のうち、6,480票')).toBeInTheDocument()
    await expect(await canvas.findByText(/目標まで、あと3,520票/)).toHaveTextContent('64%')
    await expect(canvas.getByText('そのうち、あなたの票は24票です。')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '投票する' }))
    await expect(args.onVote).toHaveBeenCalledOnce()
  },
}

export const Voting: Story = {
  name: '投票する（W109）：目標のための一票',
  parameters: { docs: inFrame },
  args: {
    sheet: (
      <VoteSheet
        draft={{ subject: { id: 'shinyou-firewood', name: '冬じたく 薪一万本' }, amount: '10', photoIds: [] }}
        step={{ at: 'edit' }}
        points={{ voted: 24, votable: 10 }}
        until={exampleCoopVote.campaign.end}
        isClosed={false}
        onDraft={fn()}
        onNext={fn()}
        onBack={fn()}
        onVote={fn()}
        onClose={fn()}
        hrefs={{ reward: coopHrefs.reward, collection: coopHrefs.collection }}
      />
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText('10ポイントで、10票が入ります')).toBeInTheDocument()
    await expect(dialog.queryByText(/ボーナス/)).toBeNull()
  },
}

export const OnPhone: Story = {
  name: '電話の幅で、票の数と単位は横に並ぶ（W109）',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const unit = (await canvas.findByText(/^目標[\d,]+票$/)).parentElement
    const figure = unit?.previousElementSibling?.getBoundingClientRect()
    await expect(unit?.getBoundingClientRect().left).toBeGreaterThanOrEqual(figure?.right ?? Infinity)
  },
}

export const Reached: Story = {
  name: '目標に届いた（W109）',
  args: { vote: ready({ ...exampleCoopVote, achieved: 10_240 }) },
  parameters: { picture: { modes: ['stage'] } },
  play: async ({ canvas }) => expect(await canvas.findByText(/目標に届きました/)).toBeVisible(),
}

export const Guest: Story = {
  name: 'ゲスト（W109）',
  args: { vote: ready({ ...exampleCoopVote, points: undefined }) },
  parameters: { shell: { viewer: 'guest', channel: coopVoteChannel } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'ログインして投票する' })).toHaveAttribute('href', coopHrefs.login),
}

export const Over: Story = {
  name: '終了：締め切りのあと（W109）',
  args: { now: '2026-02-06T22:00:00+09:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/投票は締め切りました/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '投票する' })).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { vote: loading, rewards: loading } }

export const Failed: Story = { name: '失敗', args: { vote: failedLoad(), rewards: failedLoad() } }

export const LongName: Story = {
  name: '長い名前、大きな数',
  args: { vote: ready({ ...exampleCoopVote, campaign: longVote.campaign, goal: 999_999_999, achieved: 123_456_789 }) },
}

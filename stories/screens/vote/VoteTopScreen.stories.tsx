import { loading, ready } from '@tsudoi/design-system/loadable'
import { VoteTopScreen } from '@tsudoi/design-system/screens/vote/VoteTopScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import {
  exampleBonus,
  finalRanking,
  exampleVote,
  longRanking,
  longVote,
  unpublishedRanking,
  votePageData,
  exampleRanking,
  voteChannel,
  voteHrefs,
} from '../../examples/exampleVotes.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The first page of a ranking campaign, in which members vote for targets (W105, R073). */
const meta = {
  title: '画面/投票/投票 VoteTopScreen',
  component: VoteTopScreen,
  args: {
    now: exampleNow,
    channel: voteChannel,
    vote: ready(votePageData),
    ranking: ready(exampleRanking),
    bonus: exampleBonus,
    hrefs: voteHrefs,
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'ランキングの投票のページです。期間、使えるポイント、いまの上位がわかります（W105、R073）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: voteChannel },
  },
} satisfies Meta<typeof VoteTopScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W105）：期間、使えるポイントとその出どころ、上位、ボーナスと持っている写真',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '投票する' })).toHaveAttribute('href', voteHrefs.targets)
    await expect(await canvas.findByText(/毎日0:00に、この投票で使える10ポイント/)).toBeVisible()
    await expect(canvas.getByText('いま使えるのは32ポイント')).toBeInTheDocument()
    await expect(canvas.getByText('持っている写真で、票が30%増えます（上限50%）。')).toBeVisible()
    await expect(canvas.getAllByText('持っています')).toHaveLength(2)
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1)
    await expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '紙の舟',
      '潮待ちの手紙',
      '消灯のうた',
    ])
  },
}

export const Guest: Story = {
  name: 'ゲスト（W105）：ログインへ、自分の票はない',
  args: { vote: ready({ ...votePageData, points: undefined }), bonus: { ...exampleBonus, owned: [] } },
  parameters: { shell: { viewer: 'guest', channel: voteChannel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ログインして投票する' })).toHaveAttribute('href', voteHrefs.login)
    await expect(await canvas.findByRole('heading', { name: 'ボーナス' })).toBeVisible()
    await expect(canvas.queryByText(/いま使えるのは/)).toBeNull()
    await expect(canvas.queryByText('持っていません')).toBeNull()
  },
}

export const NoBonus: Story = {
  name: 'ボーナスのない期間、順位はまだ（W105）',
  args: { bonus: undefined, ranking: ready(unpublishedRanking) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('最初の順位は、2026/01/31(土) 20:00に発表します。')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'ボーナス' })).toBeNull()
  },
}

export const BeforeStart: Story = {
  name: '開始の前（W105）',
  args: { vote: ready({ ...votePageData, campaign: { ...exampleVote, start: '2026-02-01T12:00:00+09:00' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/まだ始まっていません。2026\/02\/01\(日\) 12:00から/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '投票する' })).toBeNull()
  },
}

export const Over: Story = {
  name: '終了：締め切りのあと（W105、E063）',
  args: {
    vote: ready({ ...votePageData, campaign: { ...exampleVote, end: '2026-01-31T12:00:00+09:00' } }),
    ranking: ready(finalRanking),
    bonus: undefined,
  },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/投票は締め切りました/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '投票する' })).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { vote: loading, ranking: loading, bonus: undefined } }

export const Failed: Story = { name: '失敗', args: { vote: failedLoad(), ranking: failedLoad(), bonus: undefined } }

export const Missing: Story = {
  name: '見つからない（E022）',
  args: { vote: ready('missing' as const) },
  parameters: { shell: {} },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'TOPへ' })).toHaveAttribute('href', '/home'),
}

export const Hidden: Story = {
  name: '公開の期間外（E053）',
  args: { vote: ready('hidden' as const) },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('この投票は、公開されていません'),
}

export const LongName: Story = {
  name: '長い名前',
  args: { vote: ready(longVote), ranking: ready(longRanking) },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

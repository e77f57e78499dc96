import { loading, ready } from '@tsudoi/design-system/loadable'
import { CampaignListScreen } from '@tsudoi/design-system/screens/campaign/CampaignListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleCampaigns, longCampaign, manyCampaigns, pastCampaigns } from '../../examples/exampleCampaigns.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** The list of all campaigns of one channel, or of all channels. The specification does not have this page (Q375). */
const meta = {
  title: '画面/キャンペーン/一覧 CampaignListScreen',
  component: CampaignListScreen,
  args: {
    phase: 'current',
    campaigns: { items: ready(exampleCampaigns) },
    now: exampleNow,
    hrefOf: (phase) => (phase === 'current' ? '/campaign' : '/campaign?list=past'),
    hrefs: { channels: '/channel' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component:
          'ひとつのチャンネル、またはすべてのチャンネルのキャンペーンの一覧です。仕様書にはない、集いの追加です（Q375）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel' },
  },
} satisfies Meta<typeof CampaignListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：受付中、参加済み、これから',
  parameters: { picture: { modes: ['day', 'stage'], widths: [390] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('キャンペーン')
    await expect(canvas.getByText('残り5時間')).toBeVisible()
    await expect(canvas.getByText('今日は参加済み')).toBeVisible()
    await expect(canvas.getByText(/^ランキング投票\s2\/1 00:42まで$/)).toBeVisible()
    await expect(canvas.getByText(/^イベント\s2\/2 21:42から$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'パレードの旗、さしあげます' })).toHaveAttribute(
      'href',
      '/lottery/lemonade-flag',
    )
  },
}

export const Past: Story = {
  name: '終了：当選、落選、結果発表',
  args: { phase: 'past', campaigns: { items: ready(pastCampaigns), more: 'idle', onMore: fn() } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('当選')).toBeVisible()
    await expect(canvas.getByText('結果発表')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await expect(args.campaigns.onMore).toHaveBeenCalledOnce()
  },
}

export const OfChannel: Story = {
  name: 'ひとつのチャンネルの12件',
  args: { channelName: '灯台放送局', campaigns: { items: ready(manyCampaigns) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('灯台放送局のキャンペーン')
    await expect(canvas.getByText('結果待ち')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(12)
  },
}

export const Loading: Story = { name: '読みこみ中', args: { campaigns: { items: loading } } }

export const Empty: Story = {
  name: '空：開催中のものがない',
  args: { campaigns: { items: ready([]) } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'チャンネルをさがす' })).toHaveAttribute('href', '/channel'),
}

export const EmptyPast: Story = {
  name: '空：終わったものがない',
  args: { phase: 'past', campaigns: { items: ready([]) } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '開催中のキャンペーンを見る' })).toHaveAttribute('href', '/campaign'),
}

export const Failed: Story = { name: '失敗', args: { campaigns: { items: failedLoad() } } }

export const LongName: Story = { name: '長い名前', args: { campaigns: { items: ready([longCampaign]) } } }

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

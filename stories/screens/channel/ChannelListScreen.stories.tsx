import { loading } from '@tsudoi/design-system/loadable'
import { ChannelListScreen } from '@tsudoi/design-system/screens/channel/ChannelListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  bareChannel,
  exampleChannels,
  exampleChannelsForGuests,
  longNameChannel,
  manyChannels,
} from '../../examples/exampleChannels.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The list of channels (W081). */
const meta = {
  title: '画面/チャンネル/一覧 ChannelListScreen',
  component: ChannelListScreen,
  args: { channels: pagedExample(exampleChannels, { total: 6 }), hrefs: { campaigns: '/campaign', top: '/top' } },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'チャンネルの一覧です。気になるチャンネルをさがして、フォローできます（W081）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel' },
  },
} satisfies Meta<typeof ChannelListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W081）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('フォロー中')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /紅緒と鬼火/ })).toHaveAttribute('href', '/channel/benio')
  },
}

export const Loading: Story = {
  name: '読みこみ中（W081）',
  args: { channels: { items: loading } },
  parameters: { picture: true },
}

export const Empty: Story = {
  name: '空（W081）',
  args: { channels: pagedExample([], { total: 0 }) },
  parameters: { picture: true },
}

export const Failed: Story = {
  name: '失敗',
  args: { channels: { items: failedLoad() } },
  parameters: { picture: true },
}

export const MoreFailed: Story = {
  name: '続きを読みこめない',
  args: { channels: pagedExample(exampleChannels, { total: 80, more: 'failed', onMore: fn() }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /灯台放送局/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読みこむ' }))
    await expect(args.channels.onMore).toHaveBeenCalledOnce()
  },
}

export const LongName: Story = {
  name: '長い名前',
  args: { channels: pagedExample([longNameChannel, bareChannel, ...exampleChannels], { total: 8 }) },
}

export const ManyItems: Story = {
  name: 'たくさん',
  args: { channels: pagedExample(manyChannels, { total: 12_345, more: 'idle', onMore: fn() }) },
}

export const Guest: Story = {
  name: 'ゲスト',
  args: { channels: pagedExample(exampleChannelsForGuests, { total: 6 }) },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('フォロー中')).toBeNull()
  },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

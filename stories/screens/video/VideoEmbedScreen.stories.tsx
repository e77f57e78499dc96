import { loading, ready } from '@tsudoi/design-system/loadable'
import { VideoEmbedScreen } from '@tsudoi/design-system/screens/video/VideoEmbedScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { freeVideo, videoForSale, videoChannel } from '../../examples/exampleVideos.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { exampleVideoStage } from './exampleVideoStage.tsx'

/** A video inside the mobile app, without the app's frame (W087, R055). */
const meta = {
  title: '画面/動画/アプリの中の動画 VideoEmbedScreen',
  component: VideoEmbedScreen,
  args: {
    now: exampleNow,
    channel: videoChannel,
    video: ready(freeVideo),
    player: exampleVideoStage,
    trailer: { isPlaying: false, onPlay: fn() },
    onBuy: fn(),
    hrefs: { serial: '/serial-code', gacha: '/channel/todai/gacha', contact: '/account/contact' },
    channelsHref: '/channel',
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: {
    docs: { description: { component: 'アプリの中に表示する動画です。集いの枠組みは表示しません（W087、R055）。' } },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof VideoEmbedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：再生（W087）',
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /動画プレイヤー/ })).toBeVisible()
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}

export const ForCoins: Story = {
  name: '購入して見る（W087）',
  args: { video: ready(videoForSale), player: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '購入して見る 480コイン' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { name: '読みこみ中', args: { video: loading, player: undefined } }

export const NotFound: Story = {
  name: '見つからない（W087）',
  args: { video: failedLoad(), gone: 'notFound', player: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('動画が見つかりません')).toBeVisible()
  },
}

export const Failed: Story = { name: '失敗（W087）', args: { video: failedLoad(), player: undefined } }

import { loading } from '@tsudoi/design-system/loadable'
import { VideoListScreen } from '@tsudoi/design-system/screens/video/VideoListScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import { exampleVideos, freeVideo, longVideo, rentalVideo, videoChannel } from '../../examples/exampleVideos.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { pagedExample } from '../parts/pagedExample.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile } from '../../storyKinds.ts'

/** The videos of a channel (W085, R053). */
const meta = {
  title: '画面/動画/動画の一覧 VideoListScreen',
  component: VideoListScreen,
  args: {
    now: exampleNow,
    channel: videoChannel,
    videos: pagedExample(exampleVideos),
    hrefs: { channels: '/channel', specials: '/channel/todai/special' },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: {
        component: 'チャンネルの動画の一覧です。種類、視聴方法、どこまで見たかがわかります（W085、R053）。',
      },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: videoChannel },
  },
} satisfies Meta<typeof VideoListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準：ピックアップ・種類・視聴方法・どこまで見たか（W085）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    const row = (title: string) =>
      within(canvas.getByRole('heading', { level: 2, name: title }).closest<HTMLElement>('[role=listitem], article')!)
    const live = row('深夜便 第48夜「潮待ちの手紙」')
    await expect(live.getByText('放送中')).toBeVisible()
    await expect(live.getByText('ピックアップ')).toBeVisible()
    await expect(row('新曲「錨」プレミア公開').getByText('22:30から')).toBeVisible()
    await expect(row('灯台放送局 三分でわかる自己紹介').getByText('YouTube')).toBeVisible()
    await expect(row('「港の明け方」ミュージックビデオ').getByText('視聴済み')).toBeVisible()
    const [rented, rental] = canvas
      .getAllByRole('heading', { level: 2, name: '深夜便 第47夜 見のがし配信' })
      .map((title) => within(title.closest<HTMLElement>('[role=listitem]')!))
    await expect(rented!.getByText('レンタル中 残り22時間')).toBeVisible()
    await expect(rented!.getByText('新着')).toBeVisible()
    await expect(rented!.getByText('25:03まで視聴')).toBeVisible()
    await expect(rental!.getByText('レンタル 48時間 100コイン')).toBeVisible()
    for (const words of ['購入済み', '無料', 'シリアルコード', 'ガチャの特典', 'ウェブ決済 1,650円'])
      await expect(canvas.getAllByText(words)[0]).toBeVisible()
  },
}

export const Guest: Story = {
  name: 'ゲスト（S066）',
  args: { videos: pagedExample([{ ...freeVideo, isViewed: undefined }, rentalVideo]) },
  parameters: { shell: { viewer: 'guest', current: 'channel', channel: videoChannel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('無料')).toBeVisible()
    await expect(canvas.queryByText('視聴済み')).toBeNull()
  },
}

export const Loading: Story = { name: '読みこみ中（W085）', args: { videos: { items: loading } } }

export const Empty: Story = {
  name: '動画がない（W085）',
  args: { videos: pagedExample([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('いま見られる動画はありません')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'チャンネルへもどる' })[1]).toHaveAttribute(
      'href',
      '/channel/todai',
    )
  },
}

export const NextPage: Story = {
  name: '次のページが読みこめない（W085）',
  args: { videos: pagedExample(exampleVideos.slice(5), { more: 'failed', onMore: fn() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('続きを読みこめませんでした')
  },
}

export const Long: Story = {
  name: 'たくさんの動画、遠くの行は描かない（W085）',
  args: { videos: pagedExample(Array.from({ length: 60 }, (_, at) => ({ ...freeVideo, id: `video-${at}` }))) },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('main')).getAllByRole('listitem')
    await expect(rows).toHaveLength(60)
    const isRendered = (at: number) =>
      within(rows[at]!).getByRole('heading').checkVisibility({ contentVisibilityAuto: true })
    const seen = () => [0, 30, 59].map(isRendered)
    await waitFor(() => expect(seen()).toEqual([true, false, false]))
    within(rows[59]!).getByRole('link').focus()
    await waitFor(() => expect(seen()).toEqual([true, false, true]))
  },
}

export const ChannelClosed: Story = {
  name: 'チャンネルが公開期間外',
  args: { gone: 'channelClosed', videos: { items: failedLoad() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('このチャンネルは公開期間外です')).toBeVisible()
  },
}

export const Failed: Story = { name: '失敗', args: { videos: { items: failedLoad() } } }

export const LongName: Story = {
  name: '文字200%・長い名前',
  args: {
    videos: pagedExample([
      { ...longVideo, badge: 'PICKUP' },
      { ...longVideo, id: 'second' },
    ]),
  },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

import { loading, ready } from '@tsudoi/design-system/loadable'
import type { GachaSummary } from '@tsudoi/design-system/screens/programme.types'
import { CalendarSubscription } from '@tsudoi/design-system/screens/channel/CalendarSubscription'
import { ChannelScreen } from '@tsudoi/design-system/screens/channel/ChannelScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { bareChannel, benio, lemonade, longNameChannel, setsugen, todai } from '../../examples/exampleChannels.ts'
import { manyCampaigns } from '../../examples/exampleCampaigns.ts'
import { exampleFailure } from '../../examples/exampleFailure.ts'
import { exampleGachaList } from '../../examples/exampleGacha.ts'
import { exampleNow } from '../../examples/exampleNow.ts'
import { emptyOverview, exampleOverview } from '../../examples/exampleOverview.ts'
import { todaiStory } from '../../examples/exampleStories.ts'
import { exampleProgramme, longTitleProgramme } from '../../examples/exampleProgramme.ts'
import { exampleSpecials, videosOfTodai } from '../../examples/exampleVideos.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { withShell } from '../parts/withShell.tsx'
import { hostile, offline } from '../../storyKinds.ts'

/** A gacha of the channel 灯台放送局. */
const album: GachaSummary = {
  ...exampleGachaList[0]!,
  id: 'todai-album',
  name: '岬の写真帖',
  href: '/channel/todai/gacha',
  image: '/textures/todai/harbour.svg',
}

/** A channel with members only, without videos, special pages and gacha. */
const withoutMore = { videos: ready([]), specials: ready([]), gacha: ready([]) }

/** A channel's own page (W082). */
const meta = {
  title: '画面/チャンネル/チャンネル ChannelScreen',
  component: ChannelScreen,
  args: {
    now: exampleNow,
    channel: ready(todai),
    overview: ready(exampleOverview),
    stories: ready([todaiStory]),
    videos: ready(videosOfTodai),
    specials: ready(exampleSpecials),
    gacha: ready([album]),
    tabs: [
      { value: 'top', label: 'トップ', href: '/channel/todai' },
      { value: 'gacha', label: 'ガチャ', href: '/channel/todai/gacha' },
    ],
    onFollow: fn(),
    hrefs: {
      channels: '/channel',
      stories: '/channel/todai/story',
      videos: '/channel/todai/movie',
      specials: '/channel/todai/special',
      campaigns: '/channel/todai/campaign',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: {
      description: { component: 'チャンネルのページです。紹介、番組、ガチャ、投稿をまとめて見られます（W082）。' },
    },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: todai },
  },
} satisfies Meta<typeof ChannelScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: '標準（W082）',
  parameters: { picture: { modes: ['day', 'stage', 'large', 'forced'] } },
}

export const NothingGoingOn: Story = {
  name: 'キャンペーンがない',
  args: { overview: ready({ ...exampleOverview, campaigns: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('いま開催中のものはありません。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'すべてのキャンペーンを見る' })).toHaveAttribute(
      'href',
      '/channel/todai/campaign',
    )
  },
}

export const TwelveCampaigns: Story = {
  name: 'キャンペーンが12件：はじめの6件と、すべてへのリンク',
  args: { overview: ready({ ...exampleOverview, campaigns: manyCampaigns }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '公開収録、最後の一曲' })).toHaveAttribute(
      'href',
      '/vote/ranking/todai-last-song',
    )
    await expect(canvas.queryByText('これから始まるもの その1')).toBeNull()
  },
}

export const WithoutCampaigns: Story = {
  name: 'キャンペーンを知らせないホスト',
  args: { overview: ready({ ...exampleOverview, campaigns: undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ストーリー' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'キャンペーン' })).toBeNull()
  },
}

export const Videos: Story = {
  name: '動画と特集へ（W082、W085、W088）',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '深夜便 第47夜 見のがし配信' })).toHaveAttribute(
      'href',
      '/channel/todai/movie/todai-night-47',
    )
    await expect(canvas.getByText('レンタル中 残り22時間')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '動画をすべて見る' })).toHaveAttribute('href', '/channel/todai/movie')
    await expect(canvas.getByRole('link', { name: '特集をすべて見る' })).toHaveAttribute(
      'href',
      '/channel/todai/special',
    )
  },
}

export const FollowAndShare: Story = {
  name: 'フォローをやめる・シェアする',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '灯台放送局をフォロー中' }))
    await expect(args.onFollow).toHaveBeenCalledWith(false)
    await expect(canvas.getByRole('link', { name: '灯台放送局をシェアする' })).toHaveAttribute('href', '#share')
  },
}

export const Loading: Story = {
  name: '読みこみ中',
  args: { channel: loading, overview: loading, videos: loading, specials: loading, gacha: loading },
  parameters: { picture: true },
}

export const Empty: Story = {
  name: '空',
  args: { overview: ready(emptyOverview), ...withoutMore, tabs: [] },
}

export const Failed: Story = {
  name: '失敗',
  args: { channel: failedLoad(), overview: failedLoad(), gacha: failedLoad() },
}

export const PublicationOver: Story = {
  name: '終了：公開期間が終わった（W082）',
  args: {
    channel: failedLoad({
      ...exampleFailure,
      title: 'このチャンネルは公開を終了しました',
      cause: '公開期間が終わっています。',
      remedy: 'ほかのチャンネルをご覧ください。',
    }),
  },
}

export const NotFollowed: Story = {
  name: 'フォローしていない',
  args: { channel: ready({ ...benio, isFollowed: false }) },
  parameters: { shell: { channel: benio } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '紅緒と鬼火をフォローする' }))
    await expect(args.onFollow).toHaveBeenCalledWith(true)
  },
}

export const Yellow: Story = {
  name: '黄色の推し色',
  args: { channel: ready({ ...lemonade, isFollowed: false }) },
  parameters: { shell: { channel: lemonade }, picture: { modes: ['day', 'stage'], widths: [390] } },
}

export const White: Story = {
  name: '白の推し色',
  args: { channel: ready(setsugen) },
  parameters: { shell: { channel: setsugen }, picture: true },
}

export const LongName: Story = {
  name: '長い名前',
  args: {
    channel: ready(longNameChannel),
    overview: ready({ ...exampleOverview, programme: [longTitleProgramme] }),
  },
  parameters: { picture: true },
}

export const ManyItems: Story = {
  name: 'たくさん',
  args: { overview: ready({ ...exampleOverview, programme: exampleProgramme }), gacha: ready(exampleGachaList) },
}

export const Bare: StoryObj<typeof ChannelScreen> = {
  name: '名前だけ',
  args: { channel: ready(bareChannel), overview: ready(emptyOverview), ...withoutMore, tabs: [] },
  parameters: { shell: { channel: bareChannel } },
}

export const Guest: Story = {
  name: 'ゲスト',
  args: { channel: ready({ ...todai, isFollowed: undefined }) },
  parameters: { shell: { viewer: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '灯台放送局をフォローする' })).toBeVisible()
  },
}

const subscription = { canOpen: true, isMaking: false, onMake: fn(), onCopy: fn() }
const address = `webcal://tsudoi.example/v2/ip/todai/calendar/demo-${'0f'.repeat(32)}.ics`

export const CalendarOffered: Story = {
  name: 'カレンダーの購読をすすめる（Q480）',
  args: { calendar: <CalendarSubscription {...subscription} /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '購読のアドレスを作る' }))
    await expect(subscription.onMake).toHaveBeenCalled()
    await expect(canvas.queryByRole('textbox', { name: '購読のアドレス' })).toBeNull()
  },
}

export const CalendarAddress: Story = {
  name: '購読のアドレスを作ったあと（Q480）',
  args: { calendar: <CalendarSubscription {...subscription} address={address} copied="copied" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: '購読のアドレス' })).toHaveValue(address)
    await expect(canvas.getByRole('link', { name: 'カレンダーで開く' })).toHaveAttribute('href', address)
    await expect(canvas.getByText(/^コピーしました。/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '新しいアドレスを作る' })).toBeVisible()
  },
}

export const CalendarInWebview: Story = {
  name: 'アプリのなかの購読のアドレス：コピーだけ',
  args: { calendar: <CalendarSubscription {...subscription} canOpen={false} address={address} copied="refused" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^コピーできませんでした。/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'カレンダーで開く' })).toBeNull()
  },
}

export const CalendarBeingMade: Story = {
  name: '購読のアドレスを作っている',
  args: { calendar: <CalendarSubscription {...subscription} isMaking /> },
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

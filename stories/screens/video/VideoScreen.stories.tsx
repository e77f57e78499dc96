import { loading, ready } from '@tsudoi/design-system/loadable'
import { VideoScreen } from '@tsudoi/design-system/screens/video/VideoScreen'
import { LaterButton } from '@tsudoi/design-system/screens/parts/LaterButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { exampleNow } from '../../examples/exampleNow.ts'
import {
  examplePlaylist,
  freeVideo,
  gachaPrivilegeVideo,
  longVideo,
  rentalVideo,
  rentedVideo,
  serialCodeVideo,
  videoForSale,
  videoChannel,
  webPaymentVideo,
} from '../../examples/exampleVideos.ts'
import { failedLoad } from '../parts/failedLoad.ts'
import { calendarExample, expectCalendarButton } from '../parts/calendarExample.tsx'
import { withShell } from '../parts/withShell.tsx'
import { exampleVideoStage } from './exampleVideoStage.tsx'
import { hostile, offline } from '../../storyKinds.ts'

const trailer = { isPlaying: false, onPlay: fn() }
const nextActions = { onPlay: fn(), onCancel: fn() }

/** A video on its own page (W086, R054). */
const meta = {
  title: '画面/動画/動画 VideoScreen',
  component: VideoScreen,
  args: {
    now: exampleNow,
    channel: videoChannel,
    video: ready(rentedVideo),
    player: exampleVideoStage,
    trailer,
    onBuy: fn(),
    hrefs: {
      channels: '/channel',
      serial: '/serial-code',
      gacha: '/channel/todai/gacha',
      contact: '/account/contact',
    },
  },
  decorators: [withShell],
  parameters: {
    docs: { description: { component: '動画のページです。再生、レンタル、続きの動画を扱います（W086、R054）。' } },
    layout: 'fullscreen',
    shell: { current: 'channel', channel: videoChannel },
  },
} satisfies Meta<typeof VideoScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The buttons that give access to the video, without those of the player and of the page's frame. */
const ways = (canvas: Pick<ReturnType<typeof within>, 'queryAllByRole'>) =>
  canvas
    .queryAllByRole('button', { name: /レンタル|購入|予告/ })
    .map((button: HTMLElement) => button.textContent?.replace(/\s/g, ''))

export const Ready: Story = {
  name: '標準：レンタル中、再生リストつき（W086）',
  args: { video: ready(rentedVideo), playlist: ready(examplePlaylist) },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '深夜便 第47夜 見のがし配信' })).toBeVisible()
    await expect(canvas.getByText('レンタル残り22時間')).toBeInTheDocument()
    await expect(ways(canvas)).toEqual([])
    const list = within(await canvas.findByRole('region', { name: 'つづけて見る' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByText('いま、この動画です')).toBeVisible()
  },
}

export const Free: Story = {
  name: '無料、視聴済み（W086、S119）',
  args: { video: ready(freeVideo) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('無料')).toBeVisible()
    await expect(canvas.getByText('視聴済み')).toBeVisible()
    await expect(canvas.getByText('長さ 4:32')).toBeInTheDocument()
  },
}

export const Rental: Story = {
  name: 'レンタルして見る（W086）',
  args: { video: ready(rentalVideo), player: undefined },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('レンタルすると、48時間、何度でも見られます。')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'レンタルして見る 100コイン' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '予告を見る（無料）' }))
    await expect(args.trailer.onPlay).toHaveBeenCalledOnce()
  },
}

export const RentalOver: Story = {
  name: '終了：レンタルの期間が終わった（W086）',
  args: { video: ready({ ...rentedVideo, accessEnd: exampleNow }), player: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('レンタルの期間が終わりました')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'もう一度レンタルする 100コイン' })).toBeVisible()
  },
}

export const Trailer: Story = {
  name: '予告の再生中も、購入のボタンはそのまま（W086）',
  args: { video: ready(videoForSale), trailer: { ...trailer, isPlaying: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(ways(canvas)).toEqual(['購入して見る480コイン']))
  },
}

export const SerialCode: Story = {
  name: 'シリアルコードで見る（W086）',
  args: { video: ready(serialCodeVideo), player: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'シリアルコードを登録する' })).toHaveAttribute(
      'href',
      '/serial-code',
    )
    await expect(ways(canvas)).toEqual([])
  },
}

export const GachaPrivilege: Story = {
  name: 'ガチャの特典（W086）',
  args: { video: ready(gachaPrivilegeVideo), player: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ガチャを見る' })).toHaveAttribute(
      'href',
      '/channel/todai/gacha',
    )
    await expect(ways(canvas)).toEqual([])
  },
}

export const WebPayment: Story = {
  name: 'ウェブ決済（W086）',
  args: { video: ready(webPaymentVideo), player: undefined },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('円（税込）')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'お支払いのしかたを問い合わせる' })).toHaveAttribute(
      'href',
      '/account/contact',
    )
    await expect(ways(canvas)).toEqual([])
  },
}

export const NotHere: Story = {
  name: 'ここでは見られない',
  args: { video: ready({ ...freeVideo, kind: 'NONE' }), player: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ほかの動画を見る' })).toHaveAttribute(
      'href',
      '/channel/todai/movie',
    )
  },
}

export const NextUp: Story = {
  name: 'つぎの動画まであと数秒、やめられる（W086）',
  args: {
    video: ready(freeVideo),
    playlist: ready(examplePlaylist),
    nextUp: { video: rentedVideo, seconds: 6, ...nextActions },
  },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    const next = within(await canvas.findByRole('region', { name: 'つぎの動画' }))
    await expect(next.getByText('6秒後')).toBeInTheDocument()
    await userEvent.click(next.getByRole('button', { name: '再生しない' }))
    await expect(args.nextUp?.onCancel).toHaveBeenCalledOnce()
    await userEvent.click(next.getByRole('button', { name: 'つぎの動画へ' }))
    await expect(args.nextUp?.onPlay).toHaveBeenCalledOnce()
  },
}

export const NextIsLocked: Story = {
  name: 'つぎの動画は押すまで始まらない（W086）',
  args: { video: ready(freeVideo), nextUp: { video: rentalVideo, ...nextActions } },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'つぎの動画' }))
    await expect(next.queryByText(/秒後/)).toBeNull()
    await expect(next.getByRole('button', { name: '閉じる' })).toBeVisible()
  },
}

export const Guest: Story = {
  name: 'ゲスト（W086、S066）',
  args: { video: ready({ ...rentalVideo, isViewed: undefined }), player: undefined },
  parameters: { shell: { viewer: 'guest', current: 'channel', channel: videoChannel } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'レンタルして見る 100コイン' })).toBeVisible()
  },
}

export const Loading: Story = { name: '読みこみ中（W086）', args: { video: loading, player: undefined } }

export const NotFound: Story = {
  name: '見つからない',
  args: { gone: 'notFound', video: failedLoad(), player: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('動画が見つかりません')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'ほかの動画を見る' })).toHaveAttribute(
      'href',
      '/channel/todai/movie',
    )
  },
}

export const Failed: Story = { name: '失敗', args: { video: failedLoad(), player: undefined } }

const later = <LaterButton isKept onToggle={fn()} listHref="/mypage/later" />

export const Later: Story = {
  name: 'あとで見る：保存してある（Q489）',
  args: { later },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'あとで見る', pressed: true })).toBeVisible(),
}

export const GoneButKept: Story = {
  name: '見られなくなったが、保存してある：はずせる（Q489）',
  args: { gone: 'notFound', video: failedLoad(), player: undefined, later },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'あとで見る' })).toBeVisible(),
}

export const LongName: Story = {
  name: '文字200%・長い名前',
  args: {
    video: ready(longVideo),
    playlist: ready({ name: longVideo.title, videos: [longVideo, { ...rentalVideo, id: 'second' }] }),
  },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
}

/** A premiere three hours after the time of the stories. */
const comingPremiere = { ...freeVideo, kind: 'PREMIER', start: '2026-01-31T22:42:00+09:00' } as const

export const IntoCalendar: Story = {
  name: 'プレミア公開の前に、カレンダーに入れる（Q477）',
  args: { video: ready(comingPremiere), player: undefined, calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, true),
}

export const NotIntoCalendar: Story = {
  name: '見られる動画は、カレンダーに入れない',
  args: { video: ready(freeVideo), calendar: calendarExample },
  play: ({ canvas }) => expectCalendarButton(canvas, false),
}

export const Offline: Story = { name: 'オフライン：前に読みこんだ内容と、ページの様子', ...offline }

export const Hostile: Story = { name: 'いたずらな文字：文字のまま見え、はみ出さない（X15）', ...hostile }

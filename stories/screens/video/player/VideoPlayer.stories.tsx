import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { VideoPlayer } from '@tsudoi/design-system/screens/video/player/VideoPlayer'
import type { VideoCommand, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { exampleNow } from '../../../examples/exampleNow.ts'
import {
  exampleLivePlayer,
  examplePlayer,
  examplePremierePlayer,
  exampleTogetherPlayer,
  playerFailure,
} from '../../../examples/examplePlayer.ts'

const poster = '/textures/todai/night.svg'
const still = <img src="/textures/todai/hero.svg" alt="" className="size-full object-cover" />

/** The video player, with a still picture in place of the video (W086, W087). */
const meta = {
  title: '画面/動画/プレイヤー VideoPlayer',
  component: VideoPlayer,
  args: {
    title: '深夜便 第48夜「潮待ちの手紙」',
    videoId: 'todai-live-tonight',
    poster,
    view: examplePlayer,
    now: exampleNow,
    onCommand: fn(),
    surface: still,
  },
  decorators: [
    (Story) => (
      <ChannelTheme id="todai" seed="#1464c8">
        <main className="mx-auto max-w-320">
          <h1 className="sr-only">動画</h1>
          <Story />
        </main>
      </ChannelTheme>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: '動画のプレイヤーです。ここでは、動画の代わりに静止画を表示しています（W086、W087）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof VideoPlayer>

export default meta
type Story = StoryObj<typeof meta>

/** The element that a pointer would hit at the centre of `element`. */
function elementAtCentre(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

/** Whether an element is inside another one, to the pixel. */
function isInside(inner: Element, outer: Element): boolean {
  const [small, large] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
  const isBeside = small.left >= large.left - 0.5 && small.right <= large.right + 0.5
  return isBeside && small.top >= large.top - 0.5 && small.bottom <= large.bottom + 0.5
}

/** The lightness of a colour on a white picture, 0 to 255. */
function lightness(colour: string): number {
  const brush = document.createElement('canvas').getContext('2d')!
  for (const fill of ['#fff', colour]) {
    brush.fillStyle = fill
    brush.fillRect(0, 0, 1, 1)
  }
  return Math.max(...brush.getImageData(0, 0, 1, 1).data.slice(0, 3))
}

export const Ready: Story = {
  name: '標準：再生中（W086）',
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '一時停止' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'pause' })
    await userEvent.click(canvas.getByRole('button', { name: '10秒もどる' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'seek', to: 493 })
    await expect(canvas.getByRole('status')).toHaveTextContent('10秒もどりました。8分13秒')
    await expect(canvas.getByRole('slider', { name: '再生位置' })).toHaveAttribute(
      'aria-valuetext',
      '8分23秒 / 24分12秒',
    )
  },
}

export const Targets: Story = {
  name: 'どの操作も44px（W086）',
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('slider')]
    await expect(controls.length).toBeGreaterThan(6)
    for (const control of controls) {
      const { width, height } = control.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}

export const Keys: Story = {
  name: 'キーで操作し、日本語で知らせる（W086）',
  play: async ({ canvas, args }) => {
    const player = canvas.getByRole('region', { name: /動画プレイヤー/ })
    canvas.getByRole('slider', { name: '再生位置' }).focus()
    await userEvent.keyboard('l')
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'seek', to: 513 })
    await expect(within(player).getByRole('status')).toHaveTextContent('10秒進みました。8分33秒')
    await userEvent.keyboard('m')
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'mute', isOn: true })
    await expect(within(player).getByRole('status')).toHaveTextContent('消音しました')
  },
}

export const SpacePressesTheButton: Story = {
  name: 'ボタンの上のスペースは、そのボタンを押す（W086）',
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '消音にする' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'mute', isOn: true })
    await expect(args.onCommand).not.toHaveBeenCalledWith({ do: 'pause' })
  },
}

export const KeysOff: Story = {
  name: '文字のキーはオフにできる（W086）',
  args: { view: { ...examplePlayer, hasShortcuts: false } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: '全画面' }).focus()
    await userEvent.keyboard('k')
    await expect(args.onCommand).not.toHaveBeenCalledWith({ do: 'pause' })
    await expect(canvas.getByRole('button', { name: '全画面' })).not.toHaveAttribute('aria-keyshortcuts')
  },
}

export const TimeUnderTheFinger: Story = {
  name: '指の下の時間（W086）',
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('slider', { name: '再生位置' })
    const { left, width, top } = bar.getBoundingClientRect()
    const finger = { pointerType: 'touch', clientX: left + width / 2, clientY: top + 20 }
    await fireEvent.pointerDown(bar, finger)
    await expect(await canvas.findByText('12:06')).toBeVisible()
    await expect(args.onCommand).not.toHaveBeenCalledWith(expect.objectContaining({ do: 'seek' }))
  },
}

export const Dragged: Story = {
  name: '離したところへ進む（W086）',
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('slider', { name: '再生位置' })
    const { left, width } = bar.getBoundingClientRect()
    await fireEvent.pointerDown(bar, { pointerType: 'touch', clientX: left })
    await fireEvent.change(bar, { target: { value: 726 } })
    await fireEvent.pointerUp(bar, { pointerType: 'touch', clientX: left + width / 2 })
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'seek', to: 726 })
  },
}

export const DoubleTap: Story = {
  name: '右を2回たたくと10秒進む（W086）',
  parameters: { picture: true },
  play: async ({ canvas, canvasElement, args }) => {
    const picture = canvasElement.querySelector('[data-part="picture"]')!
    const { right, top } = picture.getBoundingClientRect()
    const finger = { pointerType: 'touch', button: 0, clientX: right - 20, clientY: top + 20 }
    // Without a wait between the taps, because on a busy machine two slow ones are two single taps.
    const taps = [fireEvent.pointerUp(picture, finger), fireEvent.pointerUp(picture, finger)]
    await Promise.all(taps)
    const seeks = args.onCommand.mock.calls.filter(([command]) => command.do === 'seek')
    await expect(seeks).toEqual([[{ do: 'seek', to: 513 }]])
    await expect(canvas.getByText('＋10秒')).toBeVisible()
  },
}

export const MouseOnThePicture: Story = {
  name: '映像を押すと止まる（W086）',
  play: async ({ canvasElement, args }) => {
    const picture = canvasElement.querySelector('[data-part="picture"]')!
    await fireEvent.pointerUp(picture, { pointerType: 'mouse', button: 0 })
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'pause' })
  },
}

export const Resumed: Story = {
  name: '続きから、はじめからも（W086）',
  args: { view: { ...examplePlayer, stage: { is: 'video', playback: 'paused' }, resumedAt: 503 } },
  parameters: { picture: {} },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('8分23秒から再生')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'はじめから' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'fromStart' })
  },
}

export const Loading: Story = {
  name: '最初の映像まで、待ち受けの絵のまま（W086）',
  args: { view: { ...examplePlayer, stage: { is: 'video', playback: 'loading' } }, surface: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', poster)
  },
}

export const Waiting: Story = {
  name: '通信を待っている：白い映像の上でも見える（W086）',
  args: { view: { ...examplePlayer, stage: { is: 'video', playback: 'waiting' } } },
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const stick = canvasElement.querySelector('[class*=animate-sway]')!
    const ground = stick.closest('[data-part]')!
    await expect(lightness(getComputedStyle(stick).backgroundColor)).toBeGreaterThan(220)
    await expect(lightness(getComputedStyle(ground).backgroundColor)).toBeLessThan(100)
  },
}

export const Ended: Story = {
  name: '最後まで見た（W086）',
  args: { view: { ...examplePlayer, stage: { is: 'video', playback: 'ended' }, place: 1452, buffered: 1452 } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度再生' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'play' })
  },
}

export const Idle: Story = {
  name: '操作しないと、映像だけ（W086）',
  args: { view: { ...examplePlayer, isIdle: true } },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '一時停止' })
    await userEvent.tab()
    await expect(button.closest('[data-part="player"]')).toContainElement(document.activeElement as HTMLElement)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const IdleTap: Story = {
  name: '隠れた操作の場所をたたくと、操作が出るだけ（W086）',
  args: { view: { ...examplePlayer, isIdle: true, resumedAt: 503 } },
  play: async ({ canvas, canvasElement, args }) => {
    const picture = canvasElement.querySelector('[data-part="picture"]')!
    const controls = [...canvas.getAllByRole('button'), ...canvas.getAllByRole('slider')]
    await expect(controls.map(elementAtCentre)).toEqual(controls.map(() => picture))
    await fireEvent.pointerUp(picture, { pointerType: 'touch', button: 0 })
    await expect(args.onCommand.mock.calls).toEqual([[{ do: 'awake' }]])
    // The touch suppresses the click, which would press the control that appears under the finger.
    await expect(await fireEvent.touchEnd(picture)).toBe(false)
    // Keyboard focus shows the controls, and they can be pressed.
    await userEvent.tab()
    const play = canvas.getByRole('button', { name: '一時停止' })
    await expect(play).toContainElement(elementAtCentre(play) as HTMLElement)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const DataSaver: Story = {
  name: 'データセーバー、まず絵だけ（W086）',
  args: { view: { ...examplePlayer, stage: { is: 'poster', why: 'dataSaver' } } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /「深夜便.*」を再生/ }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'play' })
  },
}

export const PressedByKey: Story = {
  name: '再生を押したあとも、キーはプレイヤーのもの（W086）',
  render: function Pressed(args) {
    const [view, setView] = useState<PlayerView>({ ...examplePlayer, stage: { is: 'poster', why: 'asked' } })
    const handle = (command: VideoCommand) => {
      args.onCommand(command)
      if (command.do === 'play') setView(examplePlayer)
    }
    return <VideoPlayer {...args} view={view} onCommand={handle} />
  },
  play: async ({ canvas, args }) => {
    const player = canvas.getByRole('region', { name: /動画プレイヤー/ })
    canvas.getByRole('button', { name: /を再生$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: '一時停止' })).toBeVisible()
    await expect(within(player).getByRole('status')).toHaveTextContent('再生します')
    await expect(player).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'volume', to: 0.7 })
    player.blur()
  },
}

export const Blocked: Story = {
  name: '自動で再生できない（W086）',
  args: { view: { ...examplePlayer, stage: { is: 'blocked' } } },
  parameters: { picture: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /を再生$/ }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'play' })
  },
}

const startTime = '2026-01-31T15:04:09Z'

export const Room: Story = {
  name: 'プレミアの待合室（W086）',
  args: { view: { ...examplePremierePlayer, stage: { is: 'room', startTime: '2026-02-02T15:04:09Z' } } },
  parameters: { picture: { modes: ['day', 'stage'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName(/^あと2日/)
  },
}

export const RoomOfLive: Story = {
  name: '生放送の前、あと10秒（W086）',
  args: { view: { ...exampleLivePlayer, stage: { is: 'room', startTime } }, now: '2026-01-31T15:03:59Z' },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('あと10秒')
  },
}

export const RoomOver: Story = {
  name: 'はじまる瞬間（W086）',
  args: { view: { ...examplePremierePlayer, stage: { is: 'room', startTime } }, now: startTime },
  parameters: { picture: true },
}

export const Premiere: Story = {
  name: 'プレミア、だれも先へは進めない（W086）',
  args: { view: examplePremierePlayer },
  parameters: { picture: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider', { name: '再生位置' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: '10秒進む' })).toBeNull()
  },
}

export const RoomOfTogether: Story = {
  name: '一緒に見る時刻の前（Q531）',
  args: { view: { ...exampleTogetherPlayer, stage: { is: 'room', startTime } }, now: '2026-01-31T15:03:59Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('みんなで見はじめるまで')).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveAccessibleName('あと10秒')
  },
}

export const Together: Story = {
  name: '一緒に見ている：だれも先へは進めない（Q531）',
  args: { view: exampleTogetherPlayer },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider', { name: '再生位置' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'みんなの位置へもどる' })).toBeNull()
  },
}

export const TogetherBehind: Story = {
  name: '一緒に見ている：自分だけ止めたあと、みんなの位置へもどれる（Q532）',
  args: { view: { ...exampleTogetherPlayer, behind: 75, stage: { is: 'video', playback: 'paused' } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^みんなより1分15秒うしろ/)).toBeVisible()
    const button = canvas.getByRole('button', { name: 'みんなの位置へもどる' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'toLive' })
  },
}

export const Live: Story = {
  name: '生放送（W086）',
  args: { view: exampleLivePlayer },
  parameters: { picture: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('約6秒おくれ')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /LIVE/ })).toBeNull()
  },
}

export const LiveBehind: Story = {
  name: '生放送、今へもどる（W086）',
  args: { view: { ...exampleLivePlayer, place: 5_838, delay: 162 } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /LIVE.*約3分おくれ.*今へ/ }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'toLive' })
  },
}

const behind: PlayerView = { ...exampleLivePlayer, place: 4_838, delay: 1_162 }
const { captions } = examplePlayer
/** The states with the longest texts beside the buttons. */
const narrowViews: PlayerView[] = [
  examplePlayer,
  { ...examplePlayer, place: 20_000, span: { start: 0, end: 40_000 } },
  exampleLivePlayer,
  behind,
  { ...behind, captions },
]

/** Renders the players at a width in px. */
const narrow = (width: number): Pick<Story, 'globals' | 'render'> => ({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="space-y-2" style={{ width }}>
      {narrowViews.map((view, at) => (
        <VideoPlayer {...args} key={at} title={`${at + 1}`} view={view} />
      ))}
    </div>
  ),
})

/** Expects that every control is inside its player, does not overlap the next one, and shows its text. */
const fits: Story['play'] = async ({ canvas }) => {
  const players = canvas.getAllByRole('region', { name: /動画プレイヤー/ })
  await expect(players).toHaveLength(narrowViews.length)
  for (const player of players) {
    const parts = within(player)
    for (const button of parts.getAllByRole('button')) await expect(isInside(button, player)).toBe(true)
    const bar = parts.getByRole('button', { name: '設定' }).parentElement!
    const shown = [...bar.children].filter((part) => part.checkVisibility())
    for (const [at, part] of shown.entries()) {
      const next = shown[at + 1]?.getBoundingClientRect().left ?? Infinity
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(next + 0.5)
      if (part.matches('p')) await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
    }
    const toNow = parts.queryByText('今へ')
    if (toNow) await expect(isInside(toNow, toNow.closest('button')!)).toBe(true)
  }
}

export const Narrow320: Story = { name: '幅320px、どの操作も枠の中（W086）', ...narrow(320), play: fits }
export const Narrow320Largest: Story = {
  name: '幅320px、200%の文字、操作の帯は字幕の下（W086）',
  ...narrow(320),
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
  play: async (context) => {
    await fits(context)
    // The height by which captions are moved up (VideoPlayer).
    const lift = Math.max(96, 4.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    for (const settings of context.canvas.getAllByRole('button', { name: '設定' }))
      await expect(settings.parentElement?.parentElement?.offsetHeight).toBeLessThanOrEqual(lift)
  },
}
export const Narrow360: Story = { name: '幅360px、どの操作も枠の中（W086）', ...narrow(360), play: fits }

export const Consent: Story = {
  name: 'YouTube、押すまで送らない（W086）',
  args: { view: { ...examplePlayer, stage: { is: 'consent' } }, surface: null },
  parameters: { picture: {} },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByText(/Google\s*LLC/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'YouTubeを読みこんで再生する' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'openFrame' })
  },
}

export const Failed: Story = {
  name: '再生できなかった（W087）',
  args: { view: { ...examplePlayer, stage: { is: 'failed', failure: playerFailure } } },
  parameters: { picture: {} },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度再生する' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'retry' })
  },
}

export const Settings: Story = {
  name: '再生の設定（W086）',
  parameters: { picture: {} },
  args: {
    view: { ...examplePlayer, features: { ...examplePlayer.features, remote: 'airPlay' } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '設定' }))
    const panel = canvas.getByRole('region', { name: '再生の設定' })
    await userEvent.click(within(panel).getByRole('radio', { name: '1.5倍' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'speed', to: 1.5 })
    await userEvent.click(within(panel).getByRole('radio', { name: 'なし' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'caption', id: undefined })
    await userEvent.click(within(panel).getByRole('button', { name: '小さな窓で見る' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'pictureInPicture', isOn: true })
    await userEvent.click(within(panel).getByRole('button', { name: 'AirPlayで見る' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'remote' })
    await userEvent.click(within(panel).getByRole('checkbox', { name: '文字のキーで操作する' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'shortcuts', isOn: false })
  },
}

export const CaptionLook: Story = {
  name: '字幕の大きさと背景を選ぶ（Q522）',
  args: { view: { ...examplePlayer, captionLook: { size: 'usual', background: 'usual' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '設定' }))
    const size = canvas.getByRole('radiogroup', { name: '字幕の大きさ' })
    await userEvent.click(within(size).getByRole('radio', { name: 'とても大きい' }))
    await expect(args.onCommand).toHaveBeenCalledWith({
      do: 'captionLook',
      to: { size: 'larger', background: 'usual' },
    })
    const background = canvas.getByRole('radiogroup', { name: '字幕の背景' })
    await userEvent.click(within(background).getByRole('radio', { name: 'なし' }))
    await expect(args.onCommand).toHaveBeenCalledWith({ do: 'captionLook', to: { size: 'usual', background: 'none' } })
  },
}

export const SettingsClosed: Story = {
  name: '設定を閉じると、もとのボタンへ（W086）',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '設定' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('heading', { name: '再生の設定' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: '再生の設定' })).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const Bare: Story = {
  name: 'できることが少ない端末（W086）',
  args: {
    view: {
      ...examplePlayer,
      captions: [],
      captionId: undefined,
      features: { hasFullScreen: false, hasPictureInPicture: false, hasVolume: false },
    },
  },
  parameters: { picture: { widths: [390] } },
  play: async ({ canvas }) => {
    for (const name of ['字幕', '全画面']) await expect(canvas.queryByRole('button', { name })).toBeNull()
    await expect(canvas.queryByRole('slider', { name: '音量' })).toBeNull()
  },
}

export const LongName: Story = {
  name: '長い題、数時間（W086）',
  args: {
    title: '灯台放送局 深夜便 年越し特別編 第百夜「潮待ちの手紙をぜんぶ読むまで帰れない夜」完全版',
    poster: undefined,
    view: { ...examplePlayer, place: 20_000, span: { start: 0, end: 40_000 }, buffered: 22_000, resumedAt: 20_000 },
  },
  parameters: { picture: { widths: [390] } },
}

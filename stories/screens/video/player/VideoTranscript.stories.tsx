import { ChannelTheme } from '@tsudoi/design-system/components/ChannelTheme'
import { loading, ready } from '@tsudoi/design-system/loadable'
import { TranscriptFrame } from '@tsudoi/design-system/screens/video/player/TranscriptFrame'
import { VideoPlayer } from '@tsudoi/design-system/screens/video/player/VideoPlayer'
import { VideoTranscript } from '@tsudoi/design-system/screens/video/player/VideoTranscript'
import type { PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { exampleNow } from '../../../examples/exampleNow.ts'
import { exampleLivePlayer, examplePlayer, examplePremierePlayer } from '../../../examples/examplePlayer.ts'
import { endlessTranscript, exampleTranscript, hostileTranscript } from '../../../examples/exampleTranscript.ts'
import { failedLoad } from '../../parts/failedLoad.ts'

type Props = ComponentProps<typeof VideoTranscript>

/** The transcript in its frame, with the player. A press on a line moves the player there. */
function WithPlayer(args: Props) {
  const [place, setPlace] = useState(args.view.place)
  const [isOpen, setOpen] = useState(true)
  const view: PlayerView = { ...examplePlayer, ...args.view, captions: args.tracks, place }
  return (
    <TranscriptFrame
      mayHaveCaptions
      canOpen={args.tracks.length > 0}
      isOpen={isOpen}
      onOpenChange={setOpen}
      transcript={
        <VideoTranscript
          {...args}
          view={view}
          onSeek={(to) => {
            args.onSeek(to)
            setPlace(to)
          }}
          onClose={() => setOpen(false)}
        />
      }
    >
      <VideoPlayer
        title="深夜便 第48夜「潮待ちの手紙」"
        videoId="todai-live-tonight"
        view={view}
        now={exampleNow}
        onCommand={fn()}
        surface={<img src="/textures/todai/hero.svg" alt="" className="size-full object-cover" />}
      />
    </TranscriptFrame>
  )
}

/** The captions of a video as a text beside the player (Q520, Q521). */
const meta = {
  title: '画面/動画/文字で読む VideoTranscript',
  component: VideoTranscript,
  args: {
    lines: ready(exampleTranscript),
    view: examplePlayer,
    tracks: examplePlayer.captions,
    trackId: 'ja',
    onTrackChange: fn(),
    onSeek: fn(),
    onCopy: fn(),
    onClose: fn(),
  },
  render: (args) => <WithPlayer {...args} />,
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
        component:
          '動画の字幕を、文字で読む枠です。いまの場面についていき、さがせて、行を押すとその場面へ移ります（Q520、Q521）。',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof VideoTranscript>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getAllByRole' | 'queryByRole'>

const list = (canvas: Canvas) => canvas.getByRole('list', { name: '字幕の行' })
const box = (canvas: Canvas) => list(canvas).parentElement ?? document.body
const currentLine = (canvas: Canvas) => list(canvas).querySelector('[aria-current]')

/**
 * Matches the name of a line's button by the line's time. The name of the button that copies the line begins with the
 * time, too.
 */
const lineName = (moment: string) => ({ name: new RegExp(`^${moment}(?![\\d:]|の行)`) })

/** Whether a line is inside the visible part of the box. */
function isInBox(canvas: Canvas, line: Element | null): boolean {
  const [inner, outer] = [line?.getBoundingClientRect(), box(canvas).getBoundingClientRect()]
  return inner !== undefined && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
}

export const Ready: Story = {
  name: '標準：いまの行が見えている（Q520）',
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(isInBox(canvas, currentLine(canvas))).toBe(true))
    await expect(currentLine(canvas)).toHaveTextContent('8:12')
    await expect(canvas.queryByRole('button', { name: 'いまの場面へ' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', lineName('8:24')))
    await expect(args.onSeek).toHaveBeenCalledWith(504)
    await waitFor(() => expect(currentLine(canvas)).toHaveTextContent('8:24'))
    await userEvent.click(canvas.getByRole('button', { name: '8:24の行をコピー' }))
    await expect(args.onCopy).toHaveBeenCalledWith(expect.objectContaining({ start: 504 }))
  },
}

export const Scrolled: Story = {
  name: 'スクロールすると離れ、「いまの場面へ」でもどる（Q520）',
  play: async ({ canvas }) => {
    await waitFor(() => expect(isInBox(canvas, currentLine(canvas))).toBe(true))
    const pageTop = scrollY
    await fireEvent.wheel(box(canvas))
    box(canvas).scrollTop = 0
    await waitFor(() => expect(canvas.getByRole('button', lineName('0:00'))).toBeVisible())
    await expect(box(canvas).scrollTop).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'いまの場面へ' }))
    await waitFor(() => expect(isInBox(canvas, currentLine(canvas))).toBe(true))
    await expect(scrollY).toBe(pageTop)
  },
}

export const Search: Story = {
  name: 'さがす：かなの種類と幅を区別しない（Q520）',
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'さがす' })
    await userEvent.type(search, 'ゔぇるゔぇっと 灯籠')
    await waitFor(() => expect(canvas.getByText('15件のうち1件目')).toBeVisible())
    await waitFor(() => expect(isInBox(canvas, canvas.getByRole('button', lineName('1:24')))).toBe(true))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('15件のうち2件目')).toBeVisible()
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
    await expect(canvas.getByText('15件のうち15件目')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '次に見つかった行' }))
    await expect(canvas.getByText('15件のうち1件目')).toBeVisible()
    await expect(list(canvas).querySelectorAll('mark').length).toBeGreaterThan(0)
    await userEvent.clear(search)
    await userEvent.type(search, 'どこにもない')
    await waitFor(() => expect(canvas.getByText('見つかりません')).toBeVisible())
  },
}

export const Keys: Story = {
  name: 'キーで行を選ぶ（Q520）',
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(isInBox(canvas, currentLine(canvas))).toBe(true))
    const tabStops = within(list(canvas))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
    await expect(tabStops).toHaveLength(2)
    tabStops[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('button', lineName('8:24'))).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSeek).toHaveBeenCalledWith(504)
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('button', lineName('24:00'))).toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('button', lineName('0:00'))).toHaveFocus())
  },
}

export const Closed: Story = {
  name: '閉じると、もとのボタンへ（Q520）',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: '文字で読む' })
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '文字を閉じる' }))
    await expect(canvas.queryByRole('list', { name: '字幕の行' })).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await expect(list(canvas)).toBeVisible()
  },
}

export const Languages: Story = {
  name: '字幕の言葉がいくつかある（Q520）',
  args: { tracks: [...examplePlayer.captions, { id: 'en', label: 'English', language: 'en' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(args.onTrackChange).toHaveBeenCalledWith('en')
  },
}

export const Live: Story = {
  name: '生放送：流れたところまで、見もどせる行だけ押せる（Q521）',
  args: {
    view: { ...exampleLivePlayer, place: 5_700 },
    lines: ready(endlessTranscript.map((line, at) => ({ ...line, start: at * 10, end: at * 10 + 10 }))),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(currentLine(canvas)).toHaveTextContent('1:35:00'))
    await expect(canvas.queryByRole('button', lineName('1:35:10'))).toBeNull()
    await expect(currentLine(canvas)).toHaveAttribute('aria-setsize', '571')
    canvas.getByRole('button', lineName('1:35:00')).focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '0:00の行をコピー' })).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^0:00\s*汐里/ })).toBeNull()
  },
}

export const LiveBegins: Story = {
  name: '生放送：字幕はまだ（Q521）',
  args: { view: exampleLivePlayer, lines: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('話がはじまると、ここに文字が並びます。')).toBeVisible(),
}

export const Premiere: Story = {
  name: 'プレミア：流れたところまで、行は押せない（Q521）',
  args: { view: examplePremierePlayer },
  play: async ({ canvas }) => {
    await waitFor(() => expect(currentLine(canvas)).toHaveTextContent('8:12'))
    const names = within(list(canvas))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? '')
    await expect(names.every((name) => name.endsWith('の行をコピー'))).toBe(true)
    await expect(currentLine(canvas)).toHaveAttribute('aria-setsize', '42')
  },
}

export const Loading: Story = { name: '読みこみ中（Q520）', args: { lines: loading } }

export const Failed: Story = {
  name: '読みこめなかった（Q520）',
  args: { lines: failedLoad() },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'もう一度読みこむ' })).toBeVisible(),
}

export const Empty: Story = {
  name: '文字のない字幕（Q520）',
  args: { lines: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('この字幕には、読める文字がありません。')).toBeVisible(),
}

export const Copied: Story = {
  name: '行をコピーした（Q520）',
  args: { copied: { start: 503, how: 'copied' } },
  play: async ({ canvas }) => expect(canvas.getByText('8:23の行をコピーしました')).toBeVisible(),
}

export const CopyRefused: Story = {
  name: 'コピーできない端末（Q520）',
  args: { copied: { start: 503, how: 'refused' } },
  play: async ({ canvas }) => expect(canvas.getByText(/^コピーできません/)).toBeVisible(),
}

export const Endless: Story = {
  name: '3時間、10,000行：見える行だけを描く（Q520）',
  args: {
    lines: ready(endlessTranscript),
    view: { ...examplePlayer, place: 9_000, span: { start: 0, end: 10_800 } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(isInBox(canvas, currentLine(canvas))).toBe(true))
    await expect(currentLine(canvas)).toHaveAttribute('aria-setsize', '10000')
    await expect(within(list(canvas)).getAllByRole('listitem').length).toBeLessThan(80)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'さがす' }), 'ぼくです')
    await waitFor(() => expect(canvas.getByText('1,250件のうち1件目')).toBeVisible())
  },
}

/** Expects that nothing is wider than the viewport, neither the page nor the box. */
const expectNoWider = async (canvas: Canvas) => {
  const { documentElement } = document
  await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth)
  await expect(box(canvas).scrollWidth).toBeLessThanOrEqual(box(canvas).clientWidth)
}

export const Hostile: Story = {
  name: '字幕にマークアップ、逆向きの文字、長い語（Q520）',
  args: { lines: ready(hostileTranscript), view: { ...examplePlayer, place: 1 } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<script>alert(1)</script> &amp; {{海}}')).toBeVisible()
    await expectNoWider(canvas)
  },
}

export const Largest: Story = {
  name: '文字200%：横にはみ出さない（Q520）',
  args: { tracks: [...examplePlayer.captions, { id: 'en', label: 'English', language: 'en' }] },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(isInBox(canvas, currentLine(canvas))).toBe(true))
    await expectNoWider(canvas)
    await expect(box(canvas).clientHeight).toBeGreaterThan(120)
  },
}

export const LargestOnDesktop: Story = {
  name: '文字200%、広い画面：横にはみ出さない（Q520）',
  globals: { textSize: 'largest' },
  play: async ({ canvas }) => {
    await expectNoWider(canvas)
    await expect(box(canvas).clientHeight).toBeGreaterThan(120)
  },
}

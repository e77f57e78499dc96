import { loading, ready } from '@tsudoi/design-system/loadable'
import { keyName, gamepadButtonName } from '../../../../design-system/screens/story/player/inputNames.ts'
import { inputTable } from '../../../../design-system/screens/story/player/inputTable.ts'
import { initialPlayerState } from '@tsudoi/design-system/screens/story/player/player.rules'
import { defaultSettings, type PlayerState } from '@tsudoi/design-system/screens/story/player/player.types'
import { StoryPlayerScreen } from '@tsudoi/design-system/screens/story/player/StoryPlayerScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { benio, lemonade, todai } from '../../../examples/exampleChannels.ts'
import { exampleFailure } from '../../../examples/exampleFailure.ts'
import {
  brokenScript,
  exampleEpisode,
  exampleReward,
  exampleScript,
  exampleStoryEnd,
  hostileScript,
  longReaderName,
} from '../../../examples/exampleStory.ts'
import { hostileTexts } from '../../../examples/hostileTexts.ts'
import { EffectMoments } from './EffectMoments.tsx'
import { holdPictures } from './holdPictures.ts'
import { pressGamepadButton, StatefulPlayer, PlayerWithFailingReward } from './StatefulPlayer.tsx'
import { PlayerInNotchedWindow, PlayerInSmallWindow, PlayerOnPortraitPhones, PlayerWindows } from './PlayerWindows.tsx'
import { inFrame } from '../../../inFrame.ts'

const count = exampleScript.lines.length
const at = (position: number, form: PlayerState['form'] = 'PORTRAIT') => initialPlayerState(count, form, position)
const instant = { ...defaultSettings, textSpeed: 'instant' } as const

/** The story player (W094, W095, W164). */
const meta = {
  title: '画面/ストーリー/読む StoryPlayerScreen',
  component: StoryPlayerScreen,
  args: {
    channel: todai,
    episode: ready(exampleEpisode),
    state: at(2),
    settings: defaultSettings,
    isRead: (position) => position < 0,
    isFullScreen: false,
    end: exampleStoryEnd,
    hrefs: { story: '/channel/todai/story/todai-first-train' },
    actions: { onCommand: fn(), onShown: fn(), onJump: fn(), onSettings: fn() },
  },
  render: (args) => <StatefulPlayer {...args} />,
  parameters: {
    docs: {
      description: { component: 'ストーリーを読む画面です。縦と横のどちらの向きでも読めます（W094、W095、W164）。' },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof StoryPlayerScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const press = async (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }))
const words = (element: HTMLElement) => element.querySelector<HTMLElement>('.story-line')
const picture = (canvas: Canvas) => canvas.getByRole('figure', { name: /^舞台、/ })
/** The live region of the reward, after the one of the reading position. */
const reward = (canvas: Canvas) => canvas.getAllByRole('status').at(-1)
const [padA, padReturn, padUp, padDown, padBack] = [0, 7, 12, 13, 14]
const runningOn = (element: Element) => element.getAnimations({ subtree: true })

/** The test browser prefers reduced motion; this turns the preference off. */
function withMotion(): () => void {
  const asked = globalThis.matchMedia
  globalThis.matchMedia = (query) =>
    query.includes('prefers-reduced-motion') ? asked('not all') : asked.call(globalThis, query)
  return () => {
    globalThis.matchMedia = asked
  }
}

/**
 * Stops every animation at its start until the player finishes it, so that the test does not depend on the machine's
 * speed.
 */
function withStoppedTime(): () => void {
  const restore = withMotion()
  // oxlint-disable-next-line typescript/unbound-method -- called with the element as this
  const { animate } = Element.prototype
  Element.prototype.animate = function stopped(this: Element, ...how: Parameters<Element['animate']>) {
    const animation = animate.apply(this, how)
    animation.pause()
    return animation
  }
  return () => {
    Element.prototype.animate = animate
    restore()
  }
}

export const Portrait: Story = {
  name: '標準：縦の舞台（W094、R062）',
  parameters: { picture: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('第一話百回めの灯り')
    await expect(picture(canvas)).toHaveAccessibleName('舞台、灯太（左）と汐里（右）')
    await expect(words(canvasElement)).toHaveTextContent('汐里 （現れる）番組で読めなかった一通です。')
    const { width, height } = picture(canvas).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(720 / 1280, 2)
  },
}

export const Landscape: Story = {
  name: '横の舞台（W095、R063）',
  args: { state: at(2, 'LANDSCAPE') },
  parameters: { picture: {} },
  play: async ({ canvas }) => {
    const { width, height } = picture(canvas).getBoundingClientRect()
    await expect(width / height).toBeCloseTo(1280 / 720, 2)
  },
}

export const Three: Story = {
  name: '三人、だれが話しているかわかる（W094）',
  args: { state: at(5), channel: lemonade },
  parameters: { picture: true },
}

export const Told: Story = {
  name: '地の文には、帯がない（W094）',
  args: { state: at(6) },
  play: async ({ canvasElement }) => {
    await expect(words(canvasElement)).toHaveTextContent(/^汐里は、アコーディオンの蛇腹を、そっとひらいた。$/)
  },
}

export const EveryWindow: Story = {
  name: 'どの大きさの窓でも、舞台は欠けず、ことばは読める（W094、W095）',
  render: (args) => <PlayerWindows {...args} />,
  args: { settings: instant },
  parameters: {
    picture: { widths: [1280] },
    // The windows are scaled to a sixth, so touch targets look too small here; the play function measures their real
    // size.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
  play: async ({ canvasElement }) => {
    const windows = canvasElement.querySelectorAll<HTMLElement>('[data-window]')
    await expect(windows.length).toBe(16)
    for (const each of windows) await expectWhole(each)
    const zoomed = [...windows].filter((each) => each.dataset['window']?.endsWith(' 320×256'))
    await expect(zoomed.length).toBe(2)
    for (const each of zoomed) await expectThreeLines(each)
  },
}

/** The text at 200 % of its usual size, on a phone 320 px wide. */
export const Doubled: Story = {
  name: '320pxで文字が200%でも、めくって読め、欠けない（W094）',
  render: (args) => <PlayerInSmallWindow {...args} />,
  args: { state: { ...at(1), phase: 'shown' } },
  globals: { viewport: { value: 'phone' }, textSize: 'largest' },
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const window = canvasElement.querySelector<HTMLElement>('[data-window]')
    if (!window) throw new Error('No window.')
    await expectWhole(window)
    const text = window.querySelector('.story-text')
    await expect(text?.clientHeight).toBeGreaterThan(100)
    // The header, which is shown at first, covers no text.
    const head = window.querySelector('header')?.getBoundingClientRect()
    const name = window.querySelector('.story-name')?.getBoundingClientRect()
    await expect(head?.bottom).toBeLessThanOrEqual(name?.top ?? 0)
  },
}

export const UprightLandscape: Story = {
  name: '縦に持った電話でも、横の舞台の顔とことばは何にも隠れず、上の帯が去っても何も動かない（W095、R063）',
  render: (args) => <PlayerOnPortraitPhones {...args} />,
  args: { state: at(5, 'LANDSCAPE'), settings: instant },
  play: async ({ canvasElement }) => {
    const windows = [...canvasElement.querySelectorAll<HTMLElement>('[data-window]')]
    await expect(windows).toHaveLength(3)
    for (const textSize of ['100%', '200%']) {
      document.documentElement.style.fontSize = textSize
      for (const each of windows) {
        await expectUncovered(each, textSize)
        const before = standing(each)
        const menu = within(each).getByRole('button', { name: 'メニュー' })
        await userEvent.click(menu)
        const head = within(each).getByRole('banner')
        await waitFor(() => expect(isAbove(head, each)).toBe(true))
        await expect(standing(each)).toEqual(before)
        await userEvent.click(menu)
        await waitFor(() => expect(isAbove(head, each)).toBe(false))
        await expect(standing(each)).toEqual(before)
      }
    }
  },
}

const isAbove = (part: Element, window: Element) =>
  part.getBoundingClientRect().bottom <= window.getBoundingClientRect().top

/** The texts, positions and sizes of the player's elements except its header. */
const standing = (window: HTMLElement) =>
  [...window.querySelectorAll('figure, .story-name, .story-text, .story-controls button')].map((part) => {
    const { left, top } = window.getBoundingClientRect()
    const { x, y, width, height } = part.getBoundingClientRect()
    return [part.textContent, x - left, y - top, width, height]
  })

/**
 * Expects that faces (upper half of a board) are uncovered, that a line of text is visible, and that more text is
 * indicated.
 */
async function expectUncovered(window: HTMLElement, textSize: string): Promise<void> {
  const said = [window.dataset['window'], textSize]
  const box = (part: string) => {
    const found = window.querySelector(part)
    if (!found) throw new Error(`No ${part}.`)
    return found.getBoundingClientRect()
  }
  const [head, name, text, foot] = [box('header'), box('.story-name'), box('.story-text'), box('.story-foot')]
  const boards = [...window.querySelectorAll('[data-figure]')].map((board) => board.getBoundingClientRect())
  await expect([...said, boards.length]).toEqual([...said, 3])
  for (const { top, height } of boards) {
    await expect([...said, top >= head.bottom]).toEqual([...said, true])
    await expect([...said, top + height / 2 <= name.top + 1]).toEqual([...said, true])
  }
  await expect([...said, head.bottom <= text.top, text.bottom <= foot.top + 1]).toEqual([...said, true, true])
  const { lineHeight } = getComputedStyle(window.querySelector('.story-text') ?? window)
  await expect([...said, text.height >= 1.5 * Number.parseFloat(lineHeight)]).toEqual([...said, true])
}

export const SafeAreas: Story = {
  name: '絵は画面の端まで、ボタンは切り欠きを避ける（W094）',
  render: (args) => <PlayerInNotchedWindow {...args} />,
  args: { state: { ...at(2), phase: 'shown' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const window = canvasElement.querySelector('[data-window]')?.getBoundingClientRect()
    const top = window?.top ?? 0
    await expect(picture(canvas).getBoundingClientRect().top).toBe(top)
    const leave = canvas.getByRole('button', { name: 'ストーリーから出る' }).getBoundingClientRect()
    await expect(leave.top - top).toBeGreaterThanOrEqual(47)
    const next = canvas.getByRole('button', { name: '次へ進む' }).getBoundingClientRect()
    await expect(next.bottom - top).toBeLessThanOrEqual(844 - 34)
  },
}

export const LargeWords: Story = {
  name: '文字を200%にしても、めくって読める（S149、W095）',
  args: {
    state: { ...initialPlayerState(1, 'LANDSCAPE'), phase: 'shown' },
    settings: { ...defaultSettings, textSize: 200 },
    episode: ready({
      ...exampleEpisode,
      script: {
        ...exampleScript,
        lines: [
          {
            scene: 0,
            characterId: 'shiori',
            text: '百回めの灯りを、あなたの天井で、いっしょに数えましょう。'.repeat(8),
          },
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('.story-text')
    if (!text) throw new Error('No words.')
    await expect(getComputedStyle(text).fontSize).toBe('40px')
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
    text.scrollTop = text.scrollHeight
    await expect(text.scrollTop + text.clientHeight).toBeCloseTo(text.scrollHeight, -1)
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** Expects that the text has room for three lines, which is all that a low window has (Q449). */
async function expectThreeLines(window: HTMLElement): Promise<void> {
  const text = window.querySelector('.story-text')
  if (!text) throw new Error('No text.')
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text)
  const [line, ...padding] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat)
  const room = text.clientHeight - padding.reduce((sum, each) => sum + each, 0)
  await expect([window.dataset['window'], room >= 3 * line! - 1]).toEqual([window.dataset['window'], true])
}

/** Expects that nothing is outside of the window, and that nothing is clipped without being scrollable. */
async function expectWhole(window: HTMLElement): Promise<void> {
  const name = window.dataset['window']
  const frame = window.getBoundingClientRect()
  const scale = frame.width / window.offsetWidth
  const stage = window.querySelector('figure')?.getBoundingClientRect()
  if (!stage) throw new Error(`${name}: no stage`)
  const fits = Math.abs(stage.width - frame.width) < 1 || Math.abs(stage.height - frame.height) < 1
  await expect([name, fits]).toEqual([name, true])
  const head = window.querySelector('header')?.getBoundingClientRect()
  const text = window.querySelector('.story-text')?.getBoundingClientRect()
  await expect([name, (head?.bottom ?? 0) <= (text?.top ?? 0) + 1]).toEqual([name, true])
  for (const part of window.querySelectorAll('figure, h1, button, .story-name, .story-text')) {
    const box = part.getBoundingClientRect()
    const isInside =
      box.left >= frame.left - 1 &&
      box.right <= frame.right + 1 &&
      box.top >= frame.top - 1 &&
      box.bottom <= frame.bottom + 1
    await expect([name, part.className || part.tagName, isInside]).toEqual([name, part.className || part.tagName, true])
    if (part.tagName !== 'BUTTON') continue
    const isLarge = box.width / scale >= 43.9 && box.height / scale >= 43.9
    await expect([name, part.textContent, isLarge]).toEqual([name, part.textContent, true])
  }
  for (const part of window.querySelectorAll('.story-name, .story-text, .story-foot')) {
    await expect([name, part.className, part.scrollWidth <= part.clientWidth + 1]).toEqual([name, part.className, true])
  }
}

export const Effects: Story = {
  name: '動きの、はじめ・なか・おわり（W164）',
  render: () => <EffectMoments />,
  parameters: { picture: { widths: [390] } },
  play: async ({ canvasElement }) => {
    const stopped = runningOn(canvasElement).filter(({ playbackRate }) => playbackRate === 0)
    await expect(stopped).toHaveLength(30)
    const moving = stopped.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    const named = new Set(moving.flatMap((frame) => Object.keys(frame)))
    for (const always of ['offset', 'computedOffset', 'easing', 'composite']) named.delete(always)
    await expect([...named].toSorted()).toEqual(['opacity', 'transform'])
  },
}

const longLine = '港の灯台が、わたしの部屋の天井を、十二秒に一度なでていきます。'.repeat(20)

export const TapFinishes: Story = {
  name: 'タップで動きを終え、つぎのタップで進む（W164）',
  globals: { motion: 'full' },
  beforeEach: withStoppedTime,
  args: {
    settings: { ...defaultSettings, textSpeed: 'slow' },
    episode: ready({
      ...exampleEpisode,
      script: {
        ...exampleScript,
        lines: exampleScript.lines.map((line, position) => (position === 3 ? { ...line, text: longLine } : line)),
      },
    }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await press(canvas, '次へ進む')
    await expect(words(canvasElement)).toHaveTextContent(`灯太 （とびあがる）${longLine}`)
    await expect(runningOn(picture(canvas))).toHaveLength(1)
    await expect(CSS.highlights.has('words-coming')).toBe(true)
    await userEvent.click(picture(canvas))
    await expect(runningOn(picture(canvas))).toEqual([])
    await expect(CSS.highlights.has('words-coming')).toBe(false)
    await expect(words(canvasElement)).toHaveTextContent(longLine)
    await expect(args.actions.onShown).not.toHaveBeenCalled()
    await userEvent.click(picture(canvas))
    await expect(words(canvasElement)).toHaveTextContent('「港の灯台が')
  },
}

export const Arrives: Story = {
  name: '動きとことばが出そろうと、そう伝える（W164）',
  globals: { motion: 'full' },
  beforeEach: withStoppedTime,
  args: { state: { ...at(1), phase: 'arriving' }, settings: { ...defaultSettings, textSpeed: 'fast' } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(CSS.highlights.has('words-coming')).toBe(false), { timeout: 20_000 })
    const [slide, ...others] = runningOn(picture(canvas))
    await expect(others).toEqual([])
    await expect(args.actions.onShown).not.toHaveBeenCalled()
    slide?.finish()
    await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(1))
    await expect(canvas.getByRole('img', { name: `${count}行のうち2行目` })).toHaveClass('penlight-glow')
  },
}

export const WithoutMotion: Story = {
  name: '動きなしでは、ト書きが動きを伝える（W164）',
  args: { state: { ...at(1), phase: 'arriving' }, settings: { ...defaultSettings, hasEffects: false } },
  parameters: { picture: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('（左から入る）')).toBeVisible()
    await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(1))
    await expect(runningOn(picture(canvas))).toEqual([])
    await press(canvas, '次へ進む')
    await expect(canvas.getByText('（現れる）')).toBeVisible()
    await expect(runningOn(picture(canvas))).toEqual([])
  },
}

export const SaidOnce: Story = {
  name: '一行を一度だけ、話す人から、ひと続きに読み上げる（W164）',
  globals: { motion: 'full' },
  beforeEach: withMotion,
  args: { state: at(0), settings: { ...defaultSettings, textSpeed: 'fast' } },
  play: async ({ canvas, canvasElement, args }) => {
    const heading = canvas.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAccessibleDescription(/放送が終わっても/)
    const [region, ...others] = canvasElement.querySelectorAll('output')
    if (!region) throw new Error('No live region.')
    await expect(others).toEqual([])
    await expect(region).toBeEmptyDOMElement()
    const said: string[] = []
    const watch = new MutationObserver((changes) =>
      said.push(...changes.flatMap(({ addedNodes }) => Array.from(addedNodes, ({ textContent }) => textContent ?? ''))),
    )
    watch.observe(region, { subtree: true, childList: true, characterData: true })
    for (let line = 1; line < count; line += 1) {
      await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(line - 1), { timeout: 20_000 })
      await press(canvas, '次へ進む')
      // The heading is no longer described by the line, because a heading whose description changes is announced again.
      await expect(heading).toHaveAccessibleDescription('')
    }
    // After the whole text was revealed, nothing else was announced.
    await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(count - 1), { timeout: 20_000 })
    await waitFor(() => expect(region).toBeEmptyDOMElement())
    await expect(said).toHaveLength(count - 1)
    // On return from the end, the line is announced again.
    await press(canvas, '次へ進む')
    await canvas.findByRole('heading', { name: '第一話、おわり' })
    await waitFor(() => expect(region).toBeEmptyDOMElement())
    pressGamepadButton(padBack)
    await waitFor(() => expect(said.at(-1)).toMatch(/灯台の光は、だれにも気づかれないまま、消えた。$/))
    await expect(said.filter((words) => words.endsWith('消えた。'))).toHaveLength(2)
    watch.disconnect()
    await expect(said[0]).toBe('灯太。（左から入る）晴海さん、まだ起きてる? じゃあ、便りの残りを読もうか。')
    await expect(said[4]).toMatch(/^？？？。（下から入る）その天井/)
  },
}

export const SameWordsTwice: Story = {
  name: '同じことばが続いても、二度読み上げる（W164）',
  args: {
    state: initialPlayerState(3, 'PORTRAIT'),
    settings: instant,
    episode: ready({
      ...exampleEpisode,
      script: {
        ...exampleScript,
        lines: ['……。', '……。', '……。'].map((text) => ({ scene: 0, characterId: 'shiori', text })),
      },
    }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const said = () => canvasElement.querySelector('output > *')
    const next = async (line: number) => {
      await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(line))
      await press(canvas, '次へ進む')
      await expect(said()).toHaveTextContent('汐里。……。')
      return said()
    }
    const before = await next(0)
    await expect(await next(1)).not.toBe(before)
  },
}

export const KeyboardOnly: Story = {
  name: 'キーボードだけで最後まで。フォーカスを見失わない（W094）',
  args: { state: at(0), settings: instant },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    const next = canvas.getByRole('button', { name: '次へ進む' })
    while (document.activeElement !== next) {
      await userEvent.tab()
      await expect(document.activeElement).not.toBe(document.body)
    }
    for (let line = 1; line < count; line += 1) {
      await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(line - 1))
      await userEvent.keyboard('{Enter}')
      await expect(next).toHaveFocus()
      await canvas.findByRole('img', { name: `${count}行のうち${line + 1}行目` })
    }
    await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(count - 1))
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: '第一話、おわり' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'はじめから読む' }))
    await expect(canvas.getByRole('button', { name: '次へ進む' })).toHaveFocus()
  },
}

/** Moves the focus by gamepad until the element has it. */
async function choose(element: HTMLElement, button = padDown): Promise<void> {
  for (let press = 0; press < 60 && document.activeElement !== element; press += 1) pressGamepadButton(button)
  await expect(element).toHaveFocus()
}

export const PadOnly: Story = {
  name: 'コントローラーだけで、設定し、読み返し、最後まで読んで、つぎへ（W094、S149）',
  args: {
    state: at(0),
    end: { ...exampleStoryEnd, reward: { state: 'failed', failure: exampleFailure, onRetry: fn() } },
  },
  play: async ({ canvas, args }) => {
    pressGamepadButton(9)
    const settings = within(await screen.findByRole('dialog', { name: '読みかたの設定' }))
    await choose(settings.getByRole('radio', { name: 'すぐに全部' }))
    pressGamepadButton(padA)
    await expect(args.actions.onSettings).toHaveBeenCalledWith(instant)
    pressGamepadButton(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    for (let line = 1; line < count; line += 1) {
      await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(line - 1))
      pressGamepadButton(padA)
      await canvas.findByRole('img', { name: `${count}行のうち${line + 1}行目` })
    }
    pressGamepadButton(2)
    const log = within(await screen.findByRole('dialog', { name: '読み返す' }))
    await choose(log.getByRole('button', { name: '2行目から読む' }), padUp)
    pressGamepadButton(padA)
    await expect(args.actions.onJump).toHaveBeenCalledWith(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    pressGamepadButton(7)
    await canvas.findByRole('img', { name: `${count}行のうち${count}行目` })
    pressGamepadButton(padA)
    await expect(await canvas.findByRole('heading', { name: '第一話、おわり' })).toHaveFocus()
    await choose(canvas.getByRole('button', { name: 'もう一度受けとる' }))
    pressGamepadButton(padA)
    const { reward } = args.end
    await expect(reward.state === 'failed' && reward.onRetry).toHaveBeenCalledTimes(1)
    const next = canvas.getByRole('link', { name: 'つぎの話を読む' })
    const followed = fn((event: Event) => event.preventDefault())
    next.addEventListener('click', followed)
    await choose(next)
    pressGamepadButton(padA)
    await expect(followed).toHaveBeenCalledTimes(1)
  },
}

export const Head: Story = {
  name: '読むあいだ、上の帯は去り、呼べばもどる（W094）',
  args: { settings: instant },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'メニュー' })
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await press(canvas, '次へ進む')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    const head = canvas.getByRole('banner')
    await waitFor(() => expect(head.getBoundingClientRect().bottom).toBeLessThanOrEqual(0))
    // Moving the focus into the header shows it.
    canvas.getByRole('button', { name: 'ストーリーから出る' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(0))
    await press(canvas, 'メニュー')
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(head.getBoundingClientRect().top).toBe(0))
  },
}

export const HiddenWords: Story = {
  name: '文字を隠しても、読み上げには残り、タップでもどる（W094）',
  args: { settings: instant },
  play: async ({ canvas, canvasElement }) => {
    const page = canvas.getByRole('region', { name: 'せりふ' })
    await press(canvas, '文字を隠す・戻す')
    await expect(getComputedStyle(page).opacity).toBe('0')
    await expect(canvas.getByRole('region', { name: 'せりふ' })).toContainElement(words(canvasElement))
    await userEvent.click(picture(canvas))
    await expect(getComputedStyle(page).opacity).toBe('1')
    await expect(words(canvasElement)).toHaveTextContent('番組で読めなかった一通です。')
    // A tap at the position of the hidden text shows it again.
    await press(canvas, '文字を隠す・戻す')
    await userEvent.click(canvasElement.querySelector('.story-text') ?? page)
    await expect(getComputedStyle(page).opacity).toBe('1')
    await expect(words(canvasElement)).toHaveTextContent('番組で読めなかった一通です。')
    // A long touch hides the text as well, and does not continue.
    const finger = userEvent.setup()
    await finger.pointer({ keys: '[MouseLeft>]', target: picture(canvas) })
    await waitFor(() => expect(getComputedStyle(page).opacity).toBe('0'))
    await finger.pointer({ keys: '[/MouseLeft]', target: picture(canvas) })
    await expect(getComputedStyle(page).opacity).toBe('0')
    await userEvent.click(picture(canvas))
    // Moving the focus to a button shows the text as well.
    await press(canvas, '文字を隠す・戻す')
    canvas.getByRole('button', { name: '次へ進む' }).focus()
    await waitFor(() => expect(getComputedStyle(page).opacity).toBe('1'))
  },
}

export const FingerStays: Story = {
  name: '指の長押しは舞台のもの。マウスのメニューと、ことばを選ぶことは残る（W094）',
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.querySelector('.story-text') ?? canvasElement
    for (const area of [picture(canvas), text]) {
      for (const pointerType of ['touch', 'mouse']) {
        await fireEvent(area, new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, pointerType }))
        const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
        await fireEvent(area, menu)
        await fireEvent(area, new PointerEvent('pointerup', { bubbles: true, isPrimary: true, pointerType }))
        await expect([pointerType, menu.defaultPrevented]).toEqual([pointerType, pointerType === 'touch'])
      }
    }
    const pictures = picture(canvas).querySelectorAll('img')
    await expect(pictures.length).toBeGreaterThan(1)
    for (const each of pictures) await expect(getComputedStyle(each).pointerEvents).toBe('none')
    await expect(getComputedStyle(text).userSelect).not.toBe('none')
  },
}

export const Auto: Story = {
  name: '自動の秒数が見える（W094）',
  args: { settings: { ...instant, autoSeconds: 5 } },
  play: async ({ canvas }) => {
    const auto = canvas.getByRole('button', { name: '自動 5秒で進める' })
    await expect(auto).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(auto)
    await expect(auto).toHaveAttribute('aria-pressed', 'true')
    await expect(auto).toHaveTextContent('自動 5秒')
  },
}

export const Log: Story = {
  name: '読み返して、もとの行へもどる（W094）',
  args: { state: at(8), settings: instant },
  play: async ({ canvas, args }) => {
    await press(canvas, '読み返す')
    const log = within(await screen.findByRole('dialog', { name: '読み返す' }))
    const lines = log.getAllByRole('listitem')
    await expect(lines).toHaveLength(9)
    await expect(lines[1]).toHaveTextContent('灯太 晴海さん、まだ起きてる?')
    await expect(lines[8]).toHaveAttribute('aria-current', 'true')
    await userEvent.click(log.getByRole('button', { name: '2行目から読む' }))
    await expect(args.actions.onJump).toHaveBeenCalledWith(1)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '読み返す' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'もとの9行目へもどる' }))
    await canvas.findByRole('img', { name: `${count}行のうち9行目` })
    await expect(canvas.getByRole('button', { name: '次へ進む' })).toHaveFocus()
  },
}

export const ReturnGoes: Story = {
  name: 'もどるボタンが消えても、フォーカスを見失わない（W094）',
  args: { state: at(8), settings: instant },
  play: async ({ canvas }) => {
    for (const [line, button] of [
      ['2行目から読む', padReturn],
      ['8行目から読む', padA],
    ] as const) {
      await press(canvas, '読み返す')
      const log = within(await screen.findByRole('dialog', { name: '読み返す' }))
      await userEvent.click(log.getByRole('button', { name: line }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const back = canvas.getByRole('button', { name: 'もとの9行目へもどる' })
      back.focus()
      pressGamepadButton(button)
      await waitFor(() => expect(back).not.toBeInTheDocument())
      await expect(canvas.getByRole('button', { name: '次へ進む' })).toHaveFocus()
    }
  },
}

export const LogShown: Story = {
  name: '読み返しているところ（W094）',
  args: { state: { ...at(8), panel: 'log' } },
  parameters: { docs: inFrame, picture: true },
  play: async () => {
    const log = await screen.findByRole('dialog', { name: '読み返す' })
    await waitFor(() => expect(log).toBeVisible())
  },
}

const longEpisode = ready({
  ...exampleEpisode,
  script: {
    ...exampleScript,
    lines: Array.from({ length: 5000 }, (_, line) => ({ scene: 0, text: `${line + 1}つめの便り。` })),
  },
})

/** Expects that a dialog renders only the lines around the visible one, and that its buttons add more. */
async function expectBatches(title: string, seen: string, more: Readonly<Record<string, string>>): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title })
  const list = within(dialog)
  await expect(list.getAllByRole('listitem').length).toBeLessThan(450)
  const isSeen = () => {
    const [box, line] = [dialog, list.getByText(seen)].map((part) => part.getBoundingClientRect())
    return box && line && line.top >= box.top && line.bottom <= box.bottom
  }
  await waitFor(() => expect(isSeen()).toBe(true))
  for (const [button, line] of Object.entries(more)) {
    await expect(list.queryByText(line)).toBeNull()
    await userEvent.click(list.getByRole('button', { name: button }))
    await expect(list.getByText(line)).toBeInTheDocument()
  }
  await expect(list.getAllByRole('button', { name: /^これより/ })).toHaveLength(Object.keys(more).length)
}

export const LongLog: Story = {
  name: '5,000行でも、近くの行から見せる（W094）',
  parameters: { docs: inFrame },
  args: { state: { ...initialPlayerState(5000, 'PORTRAIT', 4000), panel: 'log' }, episode: longEpisode },
  play: async () => expectBatches('読み返す', '4001つめの便り。', { これより前を見る: '3700つめの便り。' }),
}

export const LongWayBack: Story = {
  name: '遠くまで読み返しても、近くの行から見せ、前にも後にもつづく（W094）',
  parameters: { docs: inFrame },
  args: {
    state: { ...initialPlayerState(5000, 'PORTRAIT', 1000), returnTo: 4000, panel: 'log' },
    episode: longEpisode,
  },
  play: async () =>
    expectBatches('読み返す', '1001つめの便り。', {
      これより前を見る: '700つめの便り。',
      これより後を見る: '1300つめの便り。',
    }),
}

export const LogAtEnd: Story = {
  name: '終わりから読み返すと、最後の行が見える（W094）',
  parameters: { docs: inFrame },
  args: { state: { ...initialPlayerState(5000, 'PORTRAIT', 5000), panel: 'log' }, episode: longEpisode },
  play: async () => expectBatches('読み返す', '5000つめの便り。', { これより前を見る: '4700つめの便り。' }),
}

export const Skipped: Story = {
  name: '飛ばした行を見せて、そこからも読める（W094）',
  args: { state: at(1), settings: instant, isRead: (position) => position < 5 },
  play: async ({ canvas, args }) => {
    await press(canvas, '読んだところを飛ばす')
    const list = within(await screen.findByRole('dialog', { name: '飛ばしたところ' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(
      list.getByText(/まえに読んだ3行を飛ばしました。6行目が、まだ読んでいないところです。/),
    ).toBeInTheDocument()
    await userEvent.click(list.getByRole('button', { name: '3行目から読む' }))
    await expect(args.actions.onJump).toHaveBeenCalledWith(2)
  },
}

export const LongSkip: Story = {
  name: '何千行を飛ばしても、はじめから少しずつ見せる（W094）',
  parameters: { docs: inFrame },
  args: {
    state: { ...initialPlayerState(5000, 'PORTRAIT', 4000), panel: 'skipped', skipped: { from: 2, until: 4000 } },
    episode: longEpisode,
  },
  play: async () => expectBatches('飛ばしたところ', '3つめの便り。', { これより後を見る: '300つめの便り。' }),
}

export const NothingToSkip: Story = {
  name: '飛ばすところがなければ、押しても何も起きない（W094）',
  play: async ({ canvas, args }) => {
    const skip = canvas.getByRole('button', { name: '読んだところを飛ばす' })
    await expect(skip).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(skip)
    await expect(args.actions.onCommand).not.toHaveBeenCalled()
  },
}

export const Settings: Story = {
  name: '読みかたの設定（S149）',
  args: { state: { ...at(2), panel: 'settings' } },
  parameters: { docs: inFrame, picture: true },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '読みかたの設定' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'すぐに全部' }))
    await expect(args.actions.onSettings).toHaveBeenLastCalledWith({ ...defaultSettings, textSpeed: 'instant' })
    await userEvent.click(dialog.getByRole('radio', { name: '200%' }))
    await userEvent.click(dialog.getByRole('radio', { name: '8秒' }))
    await userEvent.click(dialog.getByRole('radio', { name: '小さく' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '舞台を動かす' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '読み上げに合わせて、長く待つ' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '文字のキーで操作する' }))
    await expect(args.actions.onSettings).toHaveBeenLastCalledWith({
      textSpeed: 'instant',
      textSize: 200,
      autoSeconds: 8,
      volume: 0.3,
      hasEffects: false,
      isSpoken: true,
      hasLetterKeys: false,
    })
  },
}

export const Help: Story = {
  name: '操作のしかたは、操作の表そのもの（W094）',
  parameters: { docs: inFrame },
  args: { state: { ...at(2), panel: 'help' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '操作のしかた' })
    const rows = within(dialog).getAllByRole('term')
    await expect(rows.map(({ textContent }) => textContent)).toEqual(inputTable.map(({ label }) => label))
    for (const [row, { keys, pad }] of inputTable.entries()) {
      for (const way of [...keys.map(keyName), ...pad.map(gamepadButtonName)])
        await expect(rows[row]?.parentElement).toHaveTextContent(way)
    }
  },
}

export const End: Story = {
  name: '終わり。読んだお礼と、つぎの話（W094）',
  args: {
    state: at(count),
    end: { reward: { state: 'given', asset: exampleReward }, next: exampleStoryEnd.next },
  },
  parameters: { picture: {} },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '第一話、おわり' })
    await expect(canvas.getByRole('heading', { name: '第一話、おわり' })).toHaveFocus()
    await expect(reward(canvas)).toHaveTextContent('坂の上の窓を受けとりました')
    await expect(canvas.getByRole('link', { name: 'つぎの話を読む' })).toHaveAttribute(
      'href',
      exampleStoryEnd.next?.href,
    )
    await expect(canvas.getByRole('link', { name: '話の一覧へもどる' })).toHaveAttribute(
      'href',
      '/channel/todai/story/todai-first-train',
    )
  },
}

export const EndSentToPresents: Story = {
  name: '終わり。持ちきれないお礼はプレゼントに（Q372）',
  args: {
    state: at(count),
    end: { reward: { state: 'given', asset: exampleReward, presentsHref: '/present' }, next: exampleStoryEnd.next },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '第一話、おわり' })
    await expect(reward(canvas)).toHaveTextContent('坂の上の窓持てる数の上限を超えるため、プレゼントに届いています。')
    await expect(canvas.getByRole('link', { name: 'プレゼント' })).toHaveAttribute('href', '/present')
  },
}

export const EndLandscape: Story = {
  name: '終わり、横の舞台（W095）',
  args: { state: at(count, 'LANDSCAPE') },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '第一話、おわり' })
    await expect(canvas.queryByText(/受けとりました/)).toBeNull()
    await expect(canvas.getByText('消えた周波数')).toBeVisible()
  },
}

export const EndLocked: Story = {
  name: 'つぎの話は、読みかたをえらんでから（W094）',
  args: {
    state: at(count),
    end: {
      reward: { state: 'none' },
      next: { label: '第二話', title: longReaderName, access: 'locked', href: '/channel/todai/story/a', coins: 30 },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '第一話、おわり' })
    await expect(canvas.getByText('30コインで読めます')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '読みかたをえらぶ' })).toHaveAttribute(
      'href',
      '/channel/todai/story/a',
    )
    await expect(canvas.queryByRole('link', { name: 'つぎの話を読む' })).toBeNull()
  },
}

export const EndWaiting: Story = {
  name: 'お礼は、確かめてから伝える（W094）',
  args: { state: at(count), end: { reward: { state: 'sending' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '第一話、おわり' })
    await expect(reward(canvas)).toHaveTextContent('読んだお礼を確かめています')
    await expect(canvas.getByText('つぎの話は、まだありません。')).toBeVisible()
  },
}

export const EndOffline: Story = {
  name: 'オフラインで読み終えたら、お礼は届きしだい（W094）',
  args: { state: at(count), end: { reward: { state: 'offline' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '第一話、おわり' })
    await expect(reward(canvas)).toHaveTextContent('つながりしだい届きます')
    await expect(canvas.queryByText(/受けとりました/)).toBeNull()
  },
}

export const EndFailed: Story = {
  name: 'お礼を受けとれなければ、もう一度。フォーカスを見失わない（W094）',
  render: (args) => <PlayerWithFailingReward {...args} />,
  args: { state: at(count) },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: '第一話、おわり' })
    await press(canvas, 'もう一度受けとる')
    await expect(reward(canvas)).toHaveTextContent('読んだお礼を確かめています')
    await expect(heading).toHaveFocus()
  },
}

export const EndGuest: Story = {
  name: 'ゲストには、ログインで受けとれると伝える（W094）',
  args: { state: at(count), end: { reward: { state: 'guest', href: '/login' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '第一話、おわり' })
    await expect(canvas.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login')
  },
}

export const Loading: Story = {
  name: '読みこみ中（W094）',
  args: { episode: loading },
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ストーリーを読みこんでいます')
  },
}

const again = fn()
export const Failed: Story = {
  name: '読みこめない。Enterでも、コントローラーのAでも、もう一度（W095）',
  args: { episode: { state: 'failed', failure: exampleFailure, onRetry: again } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(exampleFailure.title)
    await expect(canvas.getByRole('heading', { level: 1, name: exampleFailure.title })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'もう一度読みこむ' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(again).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('link', { name: '話の一覧へもどる' })).toBeVisible()
  },
}

export const BrokenPictures: Story = {
  name: '絵が来なくても、推し色が立ち、ことばは待たない（W094）',
  args: {
    channel: benio,
    state: at(2),
    settings: instant,
    episode: ready({ ...exampleEpisode, script: brokenScript }),
  },
  parameters: { picture: true },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(picture(canvas).querySelectorAll('img')).toHaveLength(0))
    await expect(picture(canvas).querySelectorAll('svg').length).toBeGreaterThan(2)
    await expect(words(canvasElement)).toHaveTextContent('番組で読めなかった一通です。')
  },
}

const heldPictures = holdPictures()
export const SlowPictures: Story = {
  name: '絵が遅くても、ことばは待たず、先へ進める。届いた絵は、そこに立つ（W094）',
  args: { state: at(2), settings: instant },
  beforeEach: heldPictures.hold,
  play: async ({ canvas, canvasElement, args }) => {
    const pictures = () => [...picture(canvas).querySelectorAll('img')]
    const boards = () => [...canvasElement.querySelectorAll('[data-figure] img')]
    await expect(pictures().some(({ naturalWidth }) => naturalWidth > 0)).toBe(false)
    // While the picture of a character is loading, its board has the channel's light colour.
    await expect(boards().length).toBeGreaterThan(0)
    for (const board of boards()) await expect(board).toHaveClass('bg-light')
    await expect(words(canvasElement)).toHaveTextContent('番組で読めなかった一通です。')
    await press(canvas, '次へ進む')
    await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(3))
    heldPictures.arrive()
    await waitFor(() =>
      expect(pictures().every(({ complete, naturalWidth }) => complete && naturalWidth > 0)).toBe(true),
    )
    for (const board of boards()) await waitFor(() => expect(board).not.toHaveClass('bg-light'))
  },
}

export const PicturesAhead: Story = {
  name: '先に届いた絵は、はじめから立つ。推し色がまたたかない（W094）',
  args: { state: at(0), settings: instant },
  play: async ({ canvas, canvasElement, args }) => {
    const boards = () => [...canvasElement.querySelectorAll('[data-figure] img')]
    const ahead = exampleScript.characters.map(async ({ image = '' }) => {
      const picture = new Image()
      picture.src = image
      await picture.decode()
      return picture
    })
    const held = await Promise.all(ahead)
    for (const line of [1, 2]) {
      await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(line - 1))
      canvas.getByRole('button', { name: '次へ進む' }).click()
      // Waits until React has rendered the new line. The browser has not reported any of its pictures as loaded yet.
      await Promise.resolve()
      const looks = boards().map(({ className }) => className)
      await expect([line, looks.length]).toEqual([line, line])
      for (const look of looks) await expect(look).not.toContain('bg-light')
      await canvas.findByRole('img', { name: `${count}行のうち${line + 1}行目` })
    }
    await expect(held).toHaveLength(3)
  },
}

export const LongName: Story = {
  name: '長い名前は横になり、欠けない（W094）',
  args: {
    state: initialPlayerState(hostileTexts.length, 'PORTRAIT', 3),
    settings: instant,
    episode: ready({ ...exampleEpisode, title: longReaderName, script: hostileScript }),
  },
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector('.story-name')
    await expect(name).toHaveTextContent(longReaderName)
    await expect(name?.scrollWidth).toBeLessThanOrEqual((name?.clientWidth ?? 0) + 1)
    const text = canvasElement.querySelector('.story-text')
    await expect(text?.scrollHeight).toBeGreaterThan(text?.clientHeight ?? 0)
    await expect(text).toHaveAttribute('tabindex', '0')
  },
}

export const Hostile: Story = {
  name: '悪意のあることばも、ただの文字（X8、W094）',
  args: {
    state: initialPlayerState(hostileTexts.length, 'LANDSCAPE'),
    settings: instant,
    episode: ready({ ...exampleEpisode, script: hostileScript }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    for (const [line, said] of hostileTexts.entries()) {
      await expect(canvasElement.querySelector('.story-text')?.lastElementChild?.textContent).toBe(said)
      await expect(words(canvasElement)?.querySelectorAll('img, script')).toHaveLength(0)
      await waitFor(() => expect(args.actions.onShown).toHaveBeenCalledWith(line))
      await press(canvas, '次へ進む')
    }
    await expect('wasRun' in globalThis).toBe(false)
  },
}

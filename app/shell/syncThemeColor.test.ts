import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { syncThemeColor } from './syncThemeColor.ts'

let onMode: () => void = () => {}
let stop = () => {}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: () => void) => (onMode = listener),
    removeEventListener: () => {},
  }))
  document.head.innerHTML =
    '<meta name="theme-color" content="#111111" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="#222222" media="(prefers-color-scheme: dark)">'
  document.body.innerHTML =
    '<div id="root"><div data-channel="todai" style="--solid: #d53f29"><main id="main"></main></div></div>'
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.head.innerHTML = ''
})

const tags = () =>
  [...document.querySelectorAll('meta[name=theme-color]')].map((tag) => [
    tag.getAttribute('content'),
    tag.getAttribute('media'),
  ])
const frame = () => document.querySelector<HTMLElement>('#root > div')!

it('the browser’s window has the colour of the page’s channel instead of the two colours in the server’s HTML', () => {
  stop = syncThemeColor()
  expect(tags()).toEqual([['#d53f29', null]])
})

it('the browser’s window gets the colour of a channel when that colour loads, and has none on a page without a channel', async () => {
  stop = syncThemeColor()
  frame().setAttribute('style', '--solid: #1464c8')
  await vi.waitFor(() => expect(tags()).toEqual([['#1464c8', null]]))
  frame().removeAttribute('data-channel')
  await vi.waitFor(() => expect(tags()).toEqual([]))
  frame().setAttribute('data-channel', 'hoshi')
  await vi.waitFor(() => expect(tags()).toEqual([['#1464c8', null]]))
})

it('the colour of the browser’s window changes when the device switches between light and dark mode', () => {
  stop = syncThemeColor()
  // The stylesheet selects another value in dark mode, which changes no attribute.
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ getPropertyValue: () => ' #ff735c ' } as never)
  onMode()
  expect(tags()).toEqual([['#ff735c', null]])
})

it('the browser’s window has the colour of the frame that is mounted after a session has ended', async () => {
  stop = syncThemeColor()
  document.querySelector('#root')!.innerHTML =
    '<div data-channel="a" style="--solid: #1f8a54"><main id="main"></main></div>'
  await vi.waitFor(() => expect(tags()).toEqual([['#1f8a54', null]]))
  frame().setAttribute('style', '--solid: #8e3ac2')
  await vi.waitFor(() => expect(tags()).toEqual([['#8e3ac2', null]]))
})

it.each(['', ' ', 'red"><script>', 'url(https://elsewhere.example/)', '#'.repeat(10_000)])(
  'an odd colour of a channel becomes no markup, and the window keeps one tag at most: %j',
  (color) => {
    frame().style.setProperty('--solid', color)
    stop = syncThemeColor()
    expect(tags().length).toBeLessThanOrEqual(1)
    expect(document.querySelector('script')).toBeNull()
  },
)

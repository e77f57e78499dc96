import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlaybackEngine } from './engine.types.ts'
import { createHlsEngine } from './createHlsEngine.ts'
import { createNativeEngine } from './createNativeEngine.ts'
import { initialView, viewOfVideo } from './playerView.mappers.ts'
import type { StreamNet } from './streamNet.ts'

/** State of hls.js's playlist: the newest position and the time since its last update, in seconds. */
const playlist = vi.hoisted(() => ({ edge: 100, age: 0 }))
vi.mock('hls.js/light', () => ({
  default: class {
    static isSupported = () => true
    static Events = {}
    latestLevelDetails = playlist
    on = () => {}
    loadSource = () => {}
    attachMedia = () => {}
  },
}))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const live = initialView({ id: 'live-1', title: '生放送', channelName: '灯台放送局', type: 'LIVE' }, 0)
const video = () =>
  Object.assign(new EventTarget(), {
    currentTime: 90,
    readyState: 4,
    buffered: [],
    textTracks: [],
    seekable: { length: 1, start: () => 0, end: () => 100 },
  }) as unknown as HTMLVideoElement
const events = { onFault: () => {} }
const delayOf = (element: HTMLVideoElement, engine: PlaybackEngine) =>
  Math.round(viewOfVideo(element, live, engine, true).delay!)

it('the delay of a live stream in the native engine grows while its playlist is not updated, and drops with the next update (W086)', () => {
  const element = video()
  const engine = createNativeEngine(element, '/live.m3u8', events, async () => undefined)
  expect(delayOf(element, engine)).toBe(10)
  vi.advanceTimersByTime(30_000)
  expect(delayOf(element, engine)).toBe(40)
  Object.assign(element, { seekable: { length: 1, start: () => 0, end: () => 130 } })
  expect(delayOf(element, engine)).toBe(40)
  Object.assign(element, { currentTime: 120 })
  expect(delayOf(element, engine)).toBe(10)
})

it('the delay of a live stream in hls.js grows while its playlist is not updated (W086)', async () => {
  const element = video()
  const engine = createHlsEngine(element, { address: '/live.m3u8', subtitles: [] }, events, {} as StreamNet)
  engine.load()
  await vi.waitFor(() => expect(engine.edge()).toBe(100))
  expect(delayOf(element, engine)).toBe(10)
  playlist.age = 30
  expect(delayOf(element, engine)).toBe(40)
})

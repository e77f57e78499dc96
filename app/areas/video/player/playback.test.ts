import { getVideoUrl } from '@tsudoi/contracts/video/video.endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/apiError.ts'
import type { Attachment } from './attachment.ts'
import type { PlayedVideo, PlayerParts } from './player.types.ts'
import { Playback } from './playback.ts'
import { listen } from './playerLookout.ts'
import { PlayerStage } from './playerStage.ts'

const hostTime = Date.parse('2026-01-31T12:00:00Z')
/** In a minute, by the host's clock. */
const premiere: PlayedVideo = {
  id: 'video-1',
  title: '港の明け方',
  channelName: '灯台放送局',
  type: 'PREMIER',
  startTime: new Date(hostTime + 60_000).toISOString(),
}
const film: PlayedVideo = { ...premiere, type: 'ONDEMAND', startTime: undefined }
const refused = (messageCode: string) =>
  new ApiError({ endpoint: getVideoUrl, kind: 'status', status: 403, messageCode })

const control = { current: new AbortController() }

/** A player that is open; this device's clock is so far ahead of the host's (ms). */
function open(video: PlayedVideo, { ahead = 0, ...rest }: Partial<PlayerParts> & { ahead?: number } = {}) {
  vi.setSystemTime(hostTime + ahead)
  const element = Object.assign(new EventTarget(), {
    paused: true,
    ended: false,
    error: null as unknown,
    readyState: 0,
    volume: 1,
    buffered: [],
    seekable: [],
    textTracks: [],
    load: vi.fn<() => void>(),
    play: () => Promise.resolve(),
    canPlayType: () => 'maybe',
    pause: vi.fn<() => void>(),
  })
  const askSource = vi.fn<PlayerParts['askSource']>(() => Promise.reject(refused('OutOfTerm')))
  const failureOf = () => ({ title: 'まだ始まっていません' })
  const parts: PlayerParts = { video, askSource, failureOf, ...rest }
  const at = new PlayerStage(element as unknown as HTMLVideoElement, parts, control.current.signal, () => {})
  const playback = new Playback(at)
  listen(at, playback, document.createElement('div'))
  playback.begin()
  return { at, playback, element, askSource, is: () => at.view.stage.is }
}

beforeEach(() => {
  vi.useFakeTimers()
  control.current = new AbortController()
})
afterEach(() => {
  control.current.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the waiting room of a premiere (W086, W087)', () => {
  it('is shown by the host’s clock, where the device’s own says that it has begun', () => {
    const { at, is } = open(premiere, { ahead: 90_000 })
    expect(is()).toBe('poster')
    at.setOffset(-90_000)
    expect(at.view.stage).toEqual({ is: 'room', startTime: premiere.startTime })
  })

  it('leaves a premiere that has begun, and a video at any time, as they are', () => {
    for (const video of [{ ...premiere, startTime: new Date(hostTime - 1_000).toISOString() }, film]) {
      const { at, is } = open(video)
      at.setOffset(-500)
      expect(is()).toBe('poster')
    }
  })

  it('opens at the moment of the host’s clock, and the video begins by itself', () => {
    const { at, is, askSource } = open(premiere, { ahead: 90_000 })
    at.setOffset(-90_000)
    vi.advanceTimersByTime(59_000)
    expect([is(), askSource.mock.calls.length]).toEqual(['room', 0])
    vi.advanceTimersByTime(1_500)
    expect([is(), askSource.mock.calls.length]).toEqual(['video', 1])
  })

  it('is gone back to where the host refuses a play that is too early, and nothing fails', async () => {
    const { at, playback, is, askSource } = open(premiere, { ahead: 90_000 })
    // Pressed before the host’s clock was known.
    playback.play()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(is()).toBe('video')
    at.setOffset(-90_000)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(is()).toBe('room')
    const asked = askSource.mock.calls.length
    await vi.advanceTimersByTimeAsync(40_000)
    expect([is(), askSource.mock.calls.length]).toEqual(['room', asked])
  })

  it('a host whose clock is behind is asked again, and says so in the end', async () => {
    const begun = { ...premiere, startTime: new Date(hostTime - 1_000).toISOString() }
    const { playback, is, askSource } = open(begun)
    playback.play()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(is()).toBe('video')
    await vi.advanceTimersByTimeAsync(2_000)
    expect([is(), askSource.mock.calls.length]).toEqual(['failed', 16])
  })
})

describe('a video that begins by itself (W086)', () => {
  it('asks for its address at once', () => {
    const { is, askSource } = open(film, { autoPlay: true })
    expect([is(), askSource.mock.calls.length]).toEqual(['video', 1])
  })

  it('waits behind its picture for whoever saves data, and asks for nothing', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
    const { at, askSource } = open(film, { autoPlay: true })
    expect(at.view.stage).toEqual({ is: 'poster', why: 'dataSaver' })
    expect(askSource).not.toHaveBeenCalled()
  })
})

describe('a pause that nobody here asked for: a call, a headset pulled out (W086)', () => {
  const playing = () => {
    const opened = open(film)
    const attachment = { wantsPlay: true } as Attachment
    opened.at.attachment = attachment
    return { ...opened, attachment }
  }

  it('stays one', () => {
    const { element, attachment } = playing()
    element.readyState = 4
    element.dispatchEvent(new Event('pause'))
    expect(attachment.wantsPlay).toBe(false)
  })

  it.each([
    { name: 'its source was taken away', is: { readyState: 0 } },
    { name: 'it is over', is: { readyState: 4, ended: true } },
    { name: 'it failed', is: { readyState: 4, error: new Error() } },
  ])('is none where $name', ({ is }) => {
    const { element, attachment } = playing()
    Object.assign(element, is)
    element.dispatchEvent(new Event('pause'))
    expect(attachment.wantsPlay).toBe(true)
  })
})

import { getVideoUrl } from '@tsudoi/contracts/video/video.endpoints'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/apiError.ts'
import type { VideoAttachment } from './videoAttachment.ts'
import type { PlayerSource } from './engine.types.ts'
import { videoPositions } from './videoPositions.ts'
import type { PlayedVideo, VideoPlayerProps } from './player.types.ts'
import { Playback } from './playback.ts'
import { createCommandHandler } from './playerCommands.ts'
import { readPreferences } from './preferences.ts'
import { listenToPlayer } from './listenToPlayer.ts'
import { OpenPlayer } from './openPlayer.ts'

const hostTime = Date.parse('2026-01-31T12:00:00Z')
/** A premiere that starts in a minute by the server's clock. */
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

/** Opens a player. `ahead` says how far this device's clock is ahead of the server's, in milliseconds. */
function open(video: PlayedVideo, { ahead = 0, ...rest }: Partial<VideoPlayerProps> & { ahead?: number } = {}) {
  vi.setSystemTime(hostTime + ahead)
  const element = Object.assign(new EventTarget(), {
    paused: true,
    ended: false,
    error: null as unknown,
    readyState: 0,
    currentTime: 0,
    duration: Number.NaN,
    volume: 1,
    buffered: [],
    seekable: [],
    textTracks: [],
    load: vi.fn<() => void>(),
    play: () => Promise.resolve(),
    canPlayType: () => 'maybe',
    pause: vi.fn<() => void>(),
    removeAttribute: () => {},
    querySelectorAll: () => [] as Element[],
    append: () => {},
  })
  const loadSource = vi.fn<VideoPlayerProps['loadSource']>(() => Promise.reject(refused('OutOfTerm')))
  const failureOf = () => ({ title: 'まだ始まっていません' })
  const parts: VideoPlayerProps = { video, loadSource, failureOf, ...rest }
  const at = new OpenPlayer(element as unknown as HTMLVideoElement, parts, control.current.signal, () => {})
  const playback = new Playback(at)
  listenToPlayer(at, playback, document.createElement('div'))
  playback.begin()
  return { at, parts, playback, element, loadSource, is: () => at.view.stage.is }
}

beforeEach(() => {
  vi.useFakeTimers()
  control.current = new AbortController()
})
afterEach(() => {
  control.current.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the waiting room of a premiere (W086, W087)', () => {
  it('is shown according to the server’s clock, even if the device’s clock is past the start', () => {
    const { at, is } = open(premiere, { ahead: 90_000 })
    expect(is()).toBe('poster')
    at.setOffset(-90_000)
    expect(at.view.stage).toEqual({ is: 'room', startTime: premiere.startTime })
  })

  it('is shown neither for a running premiere nor for an ordinary video', () => {
    for (const video of [{ ...premiere, startTime: new Date(hostTime - 1_000).toISOString() }, film]) {
      const { at, is } = open(video)
      at.setOffset(-500)
      expect(is()).toBe('poster')
    }
  })

  it('closes at the start time according to the server’s clock, and the video starts without a press', () => {
    const { at, is, loadSource } = open(premiere, { ahead: 90_000 })
    at.setOffset(-90_000)
    vi.advanceTimersByTime(59_000)
    expect([is(), loadSource.mock.calls.length]).toEqual(['room', 0])
    vi.advanceTimersByTime(1_500)
    expect([is(), loadSource.mock.calls.length]).toEqual(['video', 1])
  })

  it('is shown a second time, without an error, if the server refuses a play that is too early', async () => {
    const { at, playback, is, loadSource } = open(premiere, { ahead: 90_000 })
    // Simulates a press before the server’s clock is known.
    playback.play()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(is()).toBe('video')
    at.setOffset(-90_000)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(is()).toBe('room')
    const callsBefore = loadSource.mock.calls.length
    await vi.advanceTimersByTimeAsync(40_000)
    expect([is(), loadSource.mock.calls.length]).toEqual(['room', callsBefore])
  })

  it('follows a start time that is moved while the viewer waits, later or earlier', async () => {
    const { at, parts, is, loadSource } = open(premiere)
    const moveTo = (seconds: number) => {
      parts.video = { ...premiere, startTime: new Date(hostTime + seconds * 1_000).toISOString() }
    }
    moveTo(1_800)
    await vi.advanceTimersByTimeAsync(61_000)
    expect(at.view.stage).toEqual({ is: 'room', startTime: parts.video.startTime })
    expect(loadSource).not.toHaveBeenCalled()
    moveTo(70)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([is(), loadSource.mock.calls.length]).toEqual(['video', 1])
  })

  it('requests the source again from a server whose clock is behind, and shows at last that the server refuses', async () => {
    const begun = { ...premiere, startTime: new Date(hostTime - 1_000).toISOString() }
    const { playback, is, loadSource } = open(begun)
    playback.play()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(is()).toBe('video')
    await vi.advanceTimersByTimeAsync(2_000)
    expect([is(), loadSource.mock.calls.length]).toEqual(['failed', 16])
  })
})

describe('a film that viewers watch together from a time of their own (Q531, Q532)', () => {
  const together: PlayedVideo = { ...premiere, type: 'TOGETHER', duration: 1_200 }
  const startedAgo = (seconds: number): PlayedVideo => ({
    ...together,
    startTime: new Date(hostTime - seconds * 1_000).toISOString(),
  })
  const begin = async (video: PlayedVideo, parts: Parameters<typeof open>[1] = {}) => {
    const opened = open(video, { counted: 'video', loadSource: found, ...parts })
    opened.at.setOffset(-(parts.ahead ?? 0))
    opened.playback.join()
    await vi.advanceTimersByTimeAsync(0)
    return opened
  }
  /** Lets the film play: the simulated browser does not advance `currentTime` itself. */
  const run = ({ element }: Awaited<ReturnType<typeof begin>>) =>
    Object.assign(element, { readyState: 4, paused: false, duration: 1_200 })
  const pause = ({ element }: Awaited<ReturnType<typeof begin>>) => {
    Object.assign(element, { paused: true })
    element.dispatchEvent(new Event('pause'))
  }

  it('waits for the start according to the server’s clock, and then starts without a press at its beginning', async () => {
    const { is, element } = await begin(together, { ahead: 90_000 })
    expect(is()).toBe('room')
    await vi.advanceTimersByTimeAsync(61_000)
    expect([is(), element.currentTime <= 1]).toEqual(['video', true])
  })

  it.each([0, 7_200_000, -7_200_000])(
    'starts, for a viewer who comes late, at the position of the others, even if the device’s clock is wrong by %i ms',
    async (ahead) => {
      const { at, element } = await begin(startedAgo(300), { ahead })
      if (at.view.stage.is === 'room') await vi.advanceTimersByTimeAsync(250)
      expect([at.view.kind, Math.round(element.currentTime)]).toEqual(['together', 300])
    },
  )

  it('ignores the stored position and the moment of the address, and cannot be sought', async () => {
    videoPositions.keep(together.id, 600, 1_200, 0)
    const opened = await begin(startedAgo(300), { startAt: 83 })
    run(opened)
    createCommandHandler(opened.at, opened.playback, document.createElement('div'))({ do: 'seek', to: 20 })
    expect(opened.element.currentTime).toBe(300)
  })

  it('is moved to the position of the others if it is more than two seconds away, but not while it loads', async () => {
    const opened = await begin(startedAgo(300))
    const { element } = opened
    run(opened)
    Object.assign(element, { currentTime: 250, readyState: 2 })
    vi.advanceTimersByTime(500)
    expect(element.currentTime).toBe(250)
    Object.assign(element, { readyState: 4 })
    vi.advanceTimersByTime(250)
    expect(element.currentTime).toBeGreaterThanOrEqual(300)
    const corrected = element.currentTime
    Object.assign(element, { currentTime: corrected - 1.5 })
    vi.advanceTimersByTime(250)
    expect(element.currentTime).toBe(corrected - 1.5)
  })

  it('keeps the position of a viewer who has paused it, even after the viewer plays again, and shows how far it is behind', async () => {
    const opened = await begin(startedAgo(300))
    run(opened)
    pause(opened)
    vi.advanceTimersByTime(60_000)
    expect([opened.at.view.behind, opened.element.currentTime]).toEqual([60, 300])
    opened.playback.play()
    Object.assign(opened.element, { paused: false })
    vi.advanceTimersByTime(5_000)
    expect([opened.at.view.behind, opened.element.currentTime, opened.at.view.kind]).toEqual([65, 300, 'together'])
  })

  it('returns to the others at a press, and then follows them', async () => {
    const opened = await begin(startedAgo(300))
    run(opened)
    pause(opened)
    vi.advanceTimersByTime(60_000)
    createCommandHandler(opened.at, opened.playback, document.createElement('div'))({ do: 'toLive' })
    expect([opened.at.view.behind, opened.element.currentTime]).toEqual([undefined, 360])
  })

  it('continues, for a viewer who is behind, as an ordinary film once the others have reached the end', async () => {
    const opened = await begin(startedAgo(1_190))
    run(opened)
    pause(opened)
    vi.advanceTimersByTime(11_000)
    expect([opened.at.view.kind, opened.at.view.behind, opened.element.currentTime]).toEqual([
      'onDemand',
      undefined,
      1_190,
    ])
  })

  it('is an ordinary film that waits for a press once the others have reached the end, even if the device slept in the waiting room', async () => {
    expect((await begin(startedAgo(1_300))).at.view).toMatchObject({ kind: 'onDemand', stage: { is: 'poster' } })
    const slept = await begin(together)
    vi.setSystemTime(hostTime + 7_200_000)
    await vi.advanceTimersByTimeAsync(500)
    expect(slept.at.view).toMatchObject({ kind: 'onDemand', stage: { is: 'poster' } })
  })

  it('returns to the waiting room if it started too early because of a wrong clock', async () => {
    const opened = open(together, { counted: 'video', loadSource: found, ahead: 90_000 })
    opened.playback.play()
    await vi.advanceTimersByTimeAsync(0)
    run(opened)
    opened.at.setOffset(-90_000)
    vi.advanceTimersByTime(250)
    expect([opened.is(), opened.at.attachment]).toEqual(['room', undefined])
  })

  it('waits for a press if the user saves data or the browser blocks sound', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
    expect((await begin(startedAgo(300))).is()).toBe('poster')
    vi.unstubAllGlobals()
    const opened = open(startedAgo(300), { counted: 'video', loadSource: found })
    opened.element.play = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    opened.playback.join()
    await vi.advanceTimersByTimeAsync(0)
    expect(opened.is()).toBe('blocked')
    opened.element.play = () => Promise.resolve()
    vi.advanceTimersByTime(20_000)
    opened.playback.play()
    run(opened)
    vi.advanceTimersByTime(250)
    expect(Math.round(opened.element.currentTime)).toBe(320)
  })
})

/** The source of a film, whose address has a signature. */
const source = (signature = 1): PlayerSource => ({
  format: 'FILE',
  address: `/${signature}/film.mp4`,
  subtitles: [{ language: 'ja', label: '日本語', address: `/${signature}/ja.vtt` }],
})
const found = async () => source()

describe('a premiere that has ended (W086)', () => {
  const day = 86_400_000
  const over: PlayedVideo = { ...premiere, startTime: new Date(hostTime - day).toISOString(), duration: 1_200 }
  const storePosition = () => videoPositions.keep(over.id, 600, 1_200, 0)
  const begin = async (video: PlayedVideo, parts: Parameters<typeof open>[1] = {}) => {
    const opened = open(video, { counted: 'video', loadSource: found, ...parts })
    opened.playback.play()
    await vi.advanceTimersByTimeAsync(0)
    return opened
  }

  it('resumes at the stored position, as an ordinary video does', async () => {
    storePosition()
    const { at, element } = await begin(over)
    expect([at.view.kind, at.view.resumedAt, element.currentTime]).toEqual(['onDemand', 600, 600])
  })

  it('is recognised according to the server’s clock before playback begins', () => {
    const begun = { ...over, startTime: new Date(hostTime - 60_000).toISOString(), duration: 120 }
    const { at } = open(begun, { ahead: 90_000 })
    expect(at.view.kind).toBe('onDemand')
    at.setOffset(-90_000)
    expect(at.view.kind).toBe('premiere')
    at.setOffset(0)
    expect(at.view.kind).toBe('onDemand')
  })

  it('resumes at the stored position even if the premiere ends while its source loads', async () => {
    storePosition()
    const loadSource = async () => {
      vi.setSystemTime(hostTime + 2_000)
      return source()
    }
    const begun = { ...over, startTime: new Date(hostTime - 1_199_000).toISOString() }
    const { at, element } = await begin(begun, { loadSource })
    expect([at.view.kind, at.view.resumedAt, element.currentTime]).toEqual(['onDemand', 600, 600])
  })

  it.each([
    ['at the stored position', storePosition, 600],
    ['at its start without a stored position', () => {}, 0],
  ])('whose length only the stream knows starts %s, not at its end', async (_, before, place) => {
    before()
    const { at, element } = await begin({ ...over, duration: undefined })
    // Simulates a browser, which clamps the position to the end.
    Object.assign(element, { readyState: 1, duration: 1_200, currentTime: 1_200 })
    element.dispatchEvent(new Event('loadedmetadata'))
    expect([at.view.kind, element.currentTime]).toEqual(['onDemand', place])
  })

  it('is distinguished from a running premiere, in which the player does not seek to the stored position', async () => {
    const begun = { ...over, startTime: new Date(hostTime - 60_000).toISOString(), duration: undefined }
    storePosition()
    const { at, element } = await begin(begun)
    Object.assign(element, { readyState: 1, duration: 1_200 })
    element.dispatchEvent(new Event('loadedmetadata'))
    expect([at.view.kind, element.currentTime]).toEqual(['premiere', 60])
  })
})

describe('a film whose URL contains a moment (Q472)', () => {
  const begin = async (video: PlayedVideo, parts: Parameters<typeof open>[1]) => {
    const opened = open(video, { counted: 'video', loadSource: found, ...parts })
    opened.playback.play()
    await vi.advanceTimersByTimeAsync(0)
    return opened
  }

  it('begins there instead of at the stored position, and says so before and after the press', async () => {
    videoPositions.keep(film.id, 600, 1_200, 0)
    expect(open(film, { counted: 'video', startAt: 83 }).at.view.resumedAt).toBe(83)
    const { at, element } = await begin(film, { startAt: 83 })
    expect([at.view.resumedAt, element.currentTime]).toEqual([83, 83])
  })

  it('begins at the stored position if the moment is beyond the end', async () => {
    videoPositions.keep(film.id, 600, 1_200, 0)
    const { element } = await begin({ ...film, duration: 1_200 }, { startAt: 1_200 })
    expect(element.currentTime).toBe(600)
  })

  it.each([
    ['the stored position', () => videoPositions.keep(film.id, 600, 1_200, 0), 600],
    ['its beginning', () => {}, 0],
  ])('begins at %s if only the stream knows that the moment is beyond the end', async (_, before, place) => {
    before()
    const { element } = await begin(film, { startAt: 5_000 })
    // Simulates a browser, which clamps the position to the end.
    Object.assign(element, { readyState: 1, duration: 1_200, currentTime: 1_200 })
    element.dispatchEvent(new Event('loadedmetadata'))
    expect(element.currentTime).toBe(place)
  })

  it('ignores the moment of a live stream, of a running premiere, and of a trailer', async () => {
    const begun = { startTime: new Date(hostTime - 60_000).toISOString() }
    const live = await begin({ ...premiere, ...begun, type: 'LIVE' }, { startAt: 83 })
    const running = await begin({ ...premiere, ...begun }, { startAt: 83 })
    const trailer = await begin(film, { startAt: 83, counted: undefined })
    expect([live, running, trailer].map(({ element }) => element.currentTime)).toEqual([0, 60, 0])
  })

  it('can be shared at its current position, but not before it plays, and never while it is watched together', async () => {
    const { at, element } = open(film)
    expect(at.shareableMoment()).toBeUndefined()
    Object.assign(element, { readyState: 4, currentTime: 90.5 })
    expect(at.shareableMoment()).toBe(90.5)
    at.show({ kind: 'live' })
    expect(at.shareableMoment()).toBeUndefined()
  })
})

it('the player updates the captions when it renews the stream address, and releases the response of its probe (W086)', async () => {
  const track = Object.assign(document.createElement('track'), { srclang: 'ja', label: '日本語', src: '/1/ja.vtt' })
  const loadSource = async (isRenewal: boolean) => source(isRenewal ? 2 : 1)
  const { playback, element } = open(film, { loadSource })
  playback.play()
  await vi.advanceTimersByTimeAsync(0)
  element.querySelectorAll = () => [track]
  const cancel = vi.fn<() => void>()
  const answer = (isOver: boolean) => ({ status: isOver ? 403 : 200, ok: !isOver, body: { cancel } })
  vi.stubGlobal('fetch', async (address: string) => answer(address.includes('/1/')))
  element.error = { code: 2 }
  element.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(track.getAttribute('src')).toBe('/2/ja.vtt'))
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce())
})

it('captions that failed to load are requested at a renewed address, and only while the video has a source (Q520)', async () => {
  const loadSource = vi.fn<VideoPlayerProps['loadSource']>(async (isRenewal) => source(isRenewal ? 2 : 1))
  const { playback, element } = open(film, { loadSource })
  await playback.reloadCaptions()
  expect(loadSource).not.toHaveBeenCalled()
  playback.play()
  await vi.advanceTimersByTimeAsync(0)
  const append = vi.spyOn(element, 'append')
  await playback.reloadCaptions()
  const [added] = append.mock.calls.flat() as unknown as HTMLTrackElement[]
  expect(added?.getAttribute('src')).toBe('/2/ja.vtt')
})

it('the style that the user chooses for captions is stored on the device, and applied at once (Q522)', () => {
  const { at, playback } = open(film)
  const captionLook = { size: 'large', background: 'none' } as const
  createCommandHandler(at, playback, document.createElement('div'))({ do: 'captionLook', to: captionLook })
  expect([at.view.captionLook, readPreferences().captionLook]).toEqual([captionLook, captionLook])
})

it('captions are shown in the language that the user selected last, even after they were off, and in the next video (W086)', async () => {
  const openWithCaptions = async () => {
    const textTracks = ['ja', 'en'].map((language) => ({ kind: 'subtitles', label: '', language, mode: 'disabled' }))
    const opened = open(film, { loadSource: found })
    Object.assign(opened.element, { textTracks })
    opened.playback.play()
    await vi.advanceTimersByTimeAsync(0)
    opened.element.dispatchEvent(new Event('loadedmetadata'))
    const handle = createCommandHandler(opened.at, opened.playback, document.createElement('div'))
    return {
      ...opened,
      handle,
      shown: () => textTracks.filter(({ mode }) => mode === 'showing').map((t) => t.language),
    }
  }
  const first = await openWithCaptions()
  expect(first.shown()).toEqual([])
  first.handle({ do: 'caption', id: '1' })
  expect((await openWithCaptions()).shown()).toEqual(['en'])
  first.handle({ do: 'caption' })
  expect([first.shown(), first.at.view.captionLanguage]).toEqual([[], 'en'])
  expect(readPreferences()).toMatchObject({ hasCaptions: false, captionLanguage: 'en' })
})

it('a stalled video resumes without a press when the network is back (W087)', async () => {
  const loadSource = vi.fn<VideoPlayerProps['loadSource']>(found)
  const { playback, is } = open(film, { loadSource })
  playback.play()
  await vi.advanceTimersByTimeAsync(40_000)
  expect([is(), loadSource.mock.calls.length]).toEqual(['failed', 1])
  dispatchEvent(new Event('online'))
  expect([is(), loadSource.mock.calls.length]).toEqual(['video', 2])
})

describe('a video with autoplay (W086)', () => {
  it('requests its source without waiting for a press', () => {
    const { is, loadSource } = open(film, { autoPlay: true })
    expect([is(), loadSource.mock.calls.length]).toEqual(['video', 1])
  })

  it('shows only its poster and requests nothing when the user saves data', () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
    const { at, loadSource } = open(film, { autoPlay: true })
    expect(at.view.stage).toEqual({ is: 'poster', why: 'dataSaver' })
    expect(loadSource).not.toHaveBeenCalled()
  })
})

describe('a pause that the system causes, for example by a phone call or an unplugged headset (W086)', () => {
  const playing = () => {
    const opened = open(film)
    const attachment = { wantsPlay: true } as VideoAttachment
    opened.at.attachment = attachment
    return { ...opened, attachment }
  }

  it('lasts until the viewer presses play', () => {
    const { element, attachment } = playing()
    element.readyState = 4
    element.dispatchEvent(new Event('pause'))
    expect(attachment.wantsPlay).toBe(false)
  })

  it.each([
    { name: 'its source was taken away', is: { readyState: 0 } },
    { name: 'it is over', is: { readyState: 4, ended: true } },
    { name: 'it failed', is: { readyState: 4, error: new Error() } },
  ])('is not assumed if the video has stopped for another reason: $name', ({ is }) => {
    const { element, attachment } = playing()
    Object.assign(element, is)
    element.dispatchEvent(new Event('pause'))
    expect(attachment.wantsPlay).toBe(true)
  })
})

describe('playback that the system starts, for example by a media key or picture-in-picture (W086)', () => {
  it.each([
    [false, true],
    [true, false],
  ])(
    'counts as a play by the viewer unless the video is paused when the event arrives (paused: %s)',
    (paused, wantsPlay) => {
      const { at, element } = open(film)
      at.attachment = { wantsPlay: false } as VideoAttachment
      Object.assign(element, { paused })
      element.dispatchEvent(new Event('play'))
      expect(at.attachment.wantsPlay).toBe(wantsPlay)
    },
  )
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LocalFailure } from '../../errors/localFailure.ts'
import {
  chooseRemoteScreen,
  playerFeaturesOf,
  setFullScreen,
  closePictureInPicture,
  setPictureInPicture,
  watchRemoteScreens,
} from './playerFeatures.ts'

const raiseLater = vi.hoisted(() => vi.fn<(error: unknown) => void>())
vi.mock('../../errors/raiseLater.ts', () => ({ raiseLater }))

const called = () => vi.fn<() => Promise<void>>(() => Promise.resolve())
const refused = () => vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
const own = new Map<string, PropertyDescriptor | undefined>()

/** Simulates a browser whose `document` has the given properties. */
function page(has: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(has)) {
    if (!own.has(name)) own.set(name, Object.getOwnPropertyDescriptor(document, name))
    Object.defineProperty(document, name, { value, configurable: true, writable: true })
  }
}
const videoWith = (has: object = {}) => Object.assign(new EventTarget(), { volume: 1, ...has }) as HTMLVideoElement
const remote = {
  watchAvailability: vi.fn<(setAvailability: (isNear: boolean) => void) => Promise<number>>(),
  cancelWatchAvailability: vi.fn<(id: number) => Promise<void>>(),
  prompt: vi.fn<() => Promise<void>>(),
}

beforeEach(() => {
  page({ fullscreenEnabled: true, pictureInPictureEnabled: true, fullscreenElement: null, exitFullscreen: called() })
  remote.watchAvailability.mockReset().mockResolvedValue(7)
  remote.cancelWatchAvailability.mockReset().mockResolvedValue(undefined)
  remote.prompt.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  for (const [name, descriptor] of own) {
    if (descriptor) Object.defineProperty(document, name, descriptor)
    else Reflect.deleteProperty(document, name)
  }
  own.clear()
  raiseLater.mockReset()
  vi.unstubAllGlobals()
})

describe('the video features that the player detects in a browser (W086)', () => {
  it('include full screen, picture-in-picture and volume if the browser has them', () => {
    expect(playerFeaturesOf(videoWith())).toEqual({
      hasFullScreen: true,
      hasPictureInPicture: true,
      hasVolume: true,
      remote: undefined,
    })
  })

  it('include none if the browser has none and only the device controls the volume', () => {
    page({ fullscreenEnabled: false, pictureInPictureEnabled: false })
    const fixed = Object.defineProperty(videoWith(), 'volume', { get: () => 1, set: () => {} })
    expect(playerFeaturesOf(fixed)).toMatchObject({
      hasFullScreen: false,
      hasPictureInPicture: false,
      hasVolume: false,
    })
  })

  it('include full screen of the video element alone on an iPhone', () => {
    page({ fullscreenEnabled: false })
    const webkitEnterFullscreen = vi.fn<() => void>()
    const video = videoWith({ webkitEnterFullscreen })
    expect(playerFeaturesOf(video).hasFullScreen).toBe(true)
    void setFullScreen(document.createElement('div'), video, true)
    expect(webkitEnterFullscreen).toHaveBeenCalledOnce()
  })

  it('are detected without changing the volume', () => {
    const video = videoWith({ volume: 0.4 })
    playerFeaturesOf(video)
    expect(video.volume).toBe(0.4)
  })
})

describe('full screen and picture-in-picture (W086)', () => {
  const orientation = () => ({ lock: called(), unlock: vi.fn<() => void>() })
  const frameWith = (requestFullscreen: () => Promise<void>) =>
    Object.assign(document.createElement('div'), { requestFullscreen })

  it('lock the screen’s orientation if the browser supports it, and unlock it afterwards', async () => {
    const turns = orientation()
    vi.stubGlobal('screen', { orientation: turns })
    const frame = frameWith(called())
    page({ fullscreenElement: frame })
    await setFullScreen(frame, videoWith(), true)
    expect(turns.lock).toHaveBeenCalledExactlyOnceWith('landscape')
    const exitFullscreen = called()
    page({ fullscreenElement: null, exitFullscreen })
    await setFullScreen(frame, videoWith(), false)
    expect(exitFullscreen).toHaveBeenCalledOnce()
    expect(turns.unlock).toHaveBeenCalledOnce()
  })

  it('show an error if the browser refuses them', async () => {
    const turns = orientation()
    vi.stubGlobal('screen', { orientation: turns })
    await expect(setFullScreen(frameWith(refused()), videoWith(), true)).resolves.toBeUndefined()
    expect(turns.lock).not.toHaveBeenCalled()
    await expect(setPictureInPicture(videoWith({ requestPictureInPicture: refused() }), true)).resolves.toBeUndefined()
    expect(raiseLater.mock.calls).toEqual([[new LocalFailure('deviceRefused')], [new LocalFailure('deviceRefused')]])
  })

  it('show an error if the browser of an iPhone refuses them', async () => {
    page({ fullscreenEnabled: false })
    const webkitEnterFullscreen = () => {
      throw new DOMException('No metadata', 'InvalidStateError')
    }
    await setFullScreen(document.createElement('div'), videoWith({ webkitEnterFullscreen }), true)
    expect(raiseLater).toHaveBeenCalledOnce()
  })

  it('begin and end picture-in-picture', async () => {
    const [requestPictureInPicture, exitPictureInPicture] = [called(), called()]
    page({ exitPictureInPicture })
    const video = videoWith({ requestPictureInPicture })
    await setPictureInPicture(video, true)
    expect([requestPictureInPicture.mock.calls.length, exitPictureInPicture.mock.calls.length]).toEqual([1, 0])
    await setPictureInPicture(video, false)
    expect(exitPictureInPicture).toHaveBeenCalledOnce()
  })

  it('end picture-in-picture when the player is closed, unless another video is shown in it', () => {
    const exitPictureInPicture = called()
    const video = videoWith()
    page({ exitPictureInPicture, pictureInPictureElement: videoWith() })
    closePictureInPicture(video)
    expect(exitPictureInPicture).not.toHaveBeenCalled()
    page({ pictureInPictureElement: video })
    closePictureInPicture(video)
    expect(exitPictureInPicture).toHaveBeenCalledOnce()
  })
})

describe('a remote screen, to which the browser can send a video (W086)', () => {
  const watched = (video: HTMLVideoElement) => {
    const control = new AbortController()
    const reportedRemotes: unknown[] = []
    watchRemoteScreens(video, (near) => reportedRemotes.push(near), control.signal)
    return { control, reportedRemotes }
  }
  const near = (is: boolean) => remote.watchAvailability.mock.calls[0]?.[0](is)

  it('is offered by a button while one is available, and chosen in the browser’s own list', async () => {
    const video = videoWith({ remote })
    const { reportedRemotes } = watched(video)
    near(true)
    near(false)
    expect(reportedRemotes).toEqual(['cast', undefined])
    chooseRemoteScreen(video)
    expect(remote.prompt).toHaveBeenCalledOnce()
  })

  it.each([
    ['an error if no remote screen can be used', 'NotSupportedError', 1],
    ['nothing when the user closes the browser’s list', 'NotAllowedError', 0],
  ])('leads, after a press, to %s', async (_what, name, errorCount) => {
    remote.prompt.mockRejectedValue(new DOMException('No', name))
    chooseRemoteScreen(videoWith({ remote }))
    await vi.waitFor(() => expect(raiseLater).toHaveBeenCalledTimes(errorCount))
  })

  it('is searched for only while the player is open, even if the player closes before the search starts', async () => {
    const { control, reportedRemotes } = watched(videoWith({ remote }))
    control.abort()
    await vi.waitFor(() => expect(remote.cancelWatchAvailability).toHaveBeenCalledExactlyOnceWith(7))
    near(true)
    expect(reportedRemotes).toEqual([])
    remote.cancelWatchAvailability.mockClear()
    const later = watched(videoWith({ remote }))
    await Promise.resolve()
    await Promise.resolve()
    later.control.abort()
    await vi.waitFor(() => expect(remote.cancelWatchAvailability).toHaveBeenCalledOnce())
  })

  it('is not offered if the browser refuses to search for remote screens or has no API for them', () => {
    remote.watchAvailability.mockRejectedValue(new DOMException('No', 'NotSupportedError'))
    expect(watched(videoWith({ remote })).reportedRemotes).toEqual([])
    expect(watched(videoWith()).reportedRemotes).toEqual([])
  })

  it('is called AirPlay on Apple’s devices', () => {
    const webkitShowPlaybackTargetPicker = vi.fn<() => void>()
    const video = videoWith({ webkitShowPlaybackTargetPicker })
    const { control, reportedRemotes } = watched(video)
    const setAvailability = (availability: string) =>
      video.dispatchEvent(Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability }))
    setAvailability('available')
    setAvailability('not-available')
    expect(reportedRemotes).toEqual(['airPlay', undefined])
    chooseRemoteScreen(video)
    expect(webkitShowPlaybackTargetPicker).toHaveBeenCalledOnce()
    control.abort()
    setAvailability('available')
    expect(reportedRemotes).toHaveLength(2)
  })
})

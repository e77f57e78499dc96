import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LocalFailure } from '../../../errors/localFailure.ts'
import { chooseRemote, featuresOf, setFullScreen, setPicture, watchRemote } from './screens.ts'

const raiseLater = vi.hoisted(() => vi.fn<(error: unknown) => void>())
vi.mock('../../../errors/raiseLater.ts', () => ({ raiseLater }))

const called = () => vi.fn<() => Promise<void>>(() => Promise.resolve())
const refused = () => vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
const own = new Map<string, PropertyDescriptor | undefined>()

/** Sets these properties of the document. */
function page(has: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(has)) {
    if (!own.has(name)) own.set(name, Object.getOwnPropertyDescriptor(document, name))
    Object.defineProperty(document, name, { value, configurable: true, writable: true })
  }
}
const videoWith = (has: object = {}) => Object.assign(new EventTarget(), { volume: 1, ...has }) as HTMLVideoElement
const remote = {
  watchAvailability: vi.fn<(tell: (isNear: boolean) => void) => Promise<number>>(),
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

describe('the features of a browser for a video (W086)', () => {
  it('are full screen, picture-in-picture and volume', () => {
    expect(featuresOf(videoWith())).toEqual({
      fullScreen: true,
      pictureInPicture: true,
      volume: true,
      remote: undefined,
    })
  })

  it('are none if the browser has none and the device controls the volume', () => {
    page({ fullscreenEnabled: false, pictureInPictureEnabled: false })
    const fixed = Object.defineProperty(videoWith(), 'volume', { get: () => 1, set: () => {} })
    expect(featuresOf(fixed)).toMatchObject({ fullScreen: false, pictureInPicture: false, volume: false })
  })

  it('include full screen by the video alone on an iPhone', () => {
    page({ fullscreenEnabled: false })
    const webkitEnterFullscreen = vi.fn<() => void>()
    const video = videoWith({ webkitEnterFullscreen })
    expect(featuresOf(video).fullScreen).toBe(true)
    void setFullScreen(document.createElement('div'), video, true)
    expect(webkitEnterFullscreen).toHaveBeenCalledOnce()
  })

  it('are detected without changing the volume', () => {
    const video = videoWith({ volume: 0.4 })
    featuresOf(video)
    expect(video.volume).toBe(0.4)
  })
})

describe('full screen and picture-in-picture (W086)', () => {
  const orientation = () => ({ lock: called(), unlock: vi.fn<() => void>() })
  const frameWith = (requestFullscreen: () => Promise<void>) =>
    Object.assign(document.createElement('div'), { requestFullscreen })

  it('rotates the screen if possible, and unlocks it afterwards', async () => {
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

  it('continues and informs the user if the browser refuses', async () => {
    const turns = orientation()
    vi.stubGlobal('screen', { orientation: turns })
    await expect(setFullScreen(frameWith(refused()), videoWith(), true)).resolves.toBeUndefined()
    expect(turns.lock).not.toHaveBeenCalled()
    await expect(setPicture(videoWith({ requestPictureInPicture: refused() }), true)).resolves.toBeUndefined()
    expect(raiseLater.mock.calls).toEqual([[new LocalFailure('deviceRefused')], [new LocalFailure('deviceRefused')]])
  })

  it('informs the user if an iPhone refuses', async () => {
    page({ fullscreenEnabled: false })
    const webkitEnterFullscreen = () => {
      throw new DOMException('No metadata', 'InvalidStateError')
    }
    await setFullScreen(document.createElement('div'), videoWith({ webkitEnterFullscreen }), true)
    expect(raiseLater).toHaveBeenCalledOnce()
  })

  it('opens and closes picture-in-picture', async () => {
    const [requestPictureInPicture, exitPictureInPicture] = [called(), called()]
    page({ exitPictureInPicture })
    const video = videoWith({ requestPictureInPicture })
    await setPicture(video, true)
    expect([requestPictureInPicture.mock.calls.length, exitPictureInPicture.mock.calls.length]).toEqual([1, 0])
    await setPicture(video, false)
    expect(exitPictureInPicture).toHaveBeenCalledOnce()
  })
})

describe('a remote screen (W086)', () => {
  const watched = (video: HTMLVideoElement) => {
    const control = new AbortController()
    const heard: unknown[] = []
    watchRemote(video, (near) => heard.push(near), control.signal)
    return { control, heard }
  }
  const near = (is: boolean) => remote.watchAvailability.mock.calls[0]?.[0](is)

  it('is reported while available, and chosen in the browser’s own list', async () => {
    const video = videoWith({ remote })
    const { heard } = watched(video)
    near(true)
    near(false)
    expect(heard).toEqual(['cast', undefined])
    chooseRemote(video)
    expect(remote.prompt).toHaveBeenCalledOnce()
  })

  it.each([
    ['reports that none can be used', 'NotSupportedError', 1],
    ['reports nothing when the user closes the browser’s list', 'NotAllowedError', 0],
  ])('%s', async (_what, name, told) => {
    remote.prompt.mockRejectedValue(new DOMException('No', name))
    chooseRemote(videoWith({ remote }))
    await vi.waitFor(() => expect(raiseLater).toHaveBeenCalledTimes(told))
  })

  it('is no longer watched after the player closes, even if it closes before the watch begins', async () => {
    const { control, heard } = watched(videoWith({ remote }))
    control.abort()
    await vi.waitFor(() => expect(remote.cancelWatchAvailability).toHaveBeenCalledExactlyOnceWith(7))
    near(true)
    expect(heard).toEqual([])
    remote.cancelWatchAvailability.mockClear()
    const later = watched(videoWith({ remote }))
    await Promise.resolve()
    await Promise.resolve()
    later.control.abort()
    await vi.waitFor(() => expect(remote.cancelWatchAvailability).toHaveBeenCalledOnce())
  })

  it('is undefined if the browser may not watch, or does not support it', () => {
    remote.watchAvailability.mockRejectedValue(new DOMException('No', 'NotSupportedError'))
    expect(watched(videoWith({ remote })).heard).toEqual([])
    expect(watched(videoWith()).heard).toEqual([])
  })

  it('is AirPlay on Apple’s devices', () => {
    const webkitShowPlaybackTargetPicker = vi.fn<() => void>()
    const video = videoWith({ webkitShowPlaybackTargetPicker })
    const { control, heard } = watched(video)
    const tell = (availability: string) =>
      video.dispatchEvent(Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability }))
    tell('available')
    tell('not-available')
    expect(heard).toEqual(['airPlay', undefined])
    chooseRemote(video)
    expect(webkitShowPlaybackTargetPicker).toHaveBeenCalledOnce()
    control.abort()
    tell('available')
    expect(heard).toHaveLength(2)
  })
})

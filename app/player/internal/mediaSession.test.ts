import type { VideoCommand, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectMediaSession, type MediaSessionInfo } from './mediaSession.ts'
import { initialView } from './playerView.mappers.ts'

const film = { id: 'video-1', title: '港の明け方', channelName: '灯台放送局', type: 'ONDEMAND' } as const
const playing: PlayerView = {
  ...initialView(film, 0),
  stage: { is: 'video', playback: 'playing' },
  place: 30,
  span: { start: 0, end: 120 },
  speed: 1.5,
}

const handlers = new Map<string, MediaSessionActionHandler>()
const session = {
  metadata: null as unknown,
  playbackState: 'none',
  setPositionState: vi.fn<(state?: MediaPositionState) => void>(),
  setActionHandler: vi.fn<(action: string, handler: MediaSessionActionHandler | null) => void>(),
}

/** Connects the device's controls with a given view. */
function connect(view: Partial<PlayerView> = {}, info: Partial<MediaSessionInfo> = {}) {
  const handle = vi.fn<(command: VideoCommand) => void>()
  const shown = { ...playing, ...view }
  const taken = connectMediaSession({ title: film.title, artist: film.channelName, ...info }, () => shown, handle)
  const press = (action: string, details: Partial<MediaSessionActionDetails> = {}) =>
    handlers.get(action)?.({ action, ...details } as MediaSessionActionDetails)
  return { ...taken, shown, handle, press }
}

beforeEach(() => {
  handlers.clear()
  Object.assign(session, { metadata: null, playbackState: 'none' })
  session.setPositionState.mockReset()
  session.setActionHandler.mockReset().mockImplementation((action, handler) => {
    if (handler) handlers.set(action, handler)
    else handlers.delete(action)
  })
  vi.stubGlobal('navigator', { mediaSession: session })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(info: object) {
        Object.assign(this, info)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('the device’s media controls (W086)', () => {
  it.each<[string, Partial<MediaSessionActionDetails>, VideoCommand]>([
    ['play', {}, { do: 'play' }],
    ['pause', {}, { do: 'pause' }],
    ['stop', {}, { do: 'pause' }],
    ['seekbackward', {}, { do: 'seek', to: 20 }],
    ['seekbackward', { seekOffset: 60 }, { do: 'seek', to: 0 }],
    ['seekforward', {}, { do: 'seek', to: 40 }],
    ['seekforward', { seekOffset: 500 }, { do: 'seek', to: 120 }],
    ['seekto', { seekTime: 75 }, { do: 'seek', to: 75 }],
  ])('send for the action %s %o the command that the player’s own control sends', (action, details, command) => {
    const { press, handle } = connect()
    press(action, details)
    expect(handle.mock.calls).toEqual([[command]])
  })

  it('seek only within a live stream’s window, and ignore a command without a time', () => {
    const { press, handle } = connect({ kind: 'live', span: { start: 100, end: 220 } })
    press('seekto', { seekTime: 5 })
    press('seekto')
    expect(handle.mock.calls).toEqual([[{ do: 'seek', to: 105 }]])
  })

  it('do not seek in a premiere', () => {
    const { press, handle } = connect({ kind: 'premiere' })
    press('seekto', { seekTime: 75 })
    press('seekforward')
    press('seekbackward')
    expect(handle).not.toHaveBeenCalled()
  })

  it('open the previous and the next video, and have no button for a video that does not exist', () => {
    const [onPrevious, onNext] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { press, setNeighbours } = connect()
    setNeighbours(onPrevious, onNext)
    press('previoustrack')
    press('nexttrack')
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1])
    setNeighbours()
    expect([handlers.has('previoustrack'), handlers.has('nexttrack')]).toEqual([false, false])
  })

  it('show the video’s title and the playback position', () => {
    const taken = connect({}, { poster: 'https://media.example.jp/p.jpg' })
    expect(session.metadata).toEqual({
      title: '港の明け方',
      artist: '灯台放送局',
      artwork: [{ src: 'https://media.example.jp/p.jpg' }],
    })
    taken.show(taken.shown)
    expect(session.playbackState).toBe('playing')
    expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 120, position: 30, playbackRate: 1.5 })
    taken.show({ ...taken.shown, stage: { is: 'video', playback: 'paused' } })
    expect(session.playbackState).toBe('paused')
    taken.show({ ...taken.shown, kind: 'live' })
    expect(session.setPositionState).toHaveBeenLastCalledWith(undefined)
  })

  it('are given back to the browser when the player closes', () => {
    const taken = connect()
    taken.setNeighbours(undefined, () => {})
    expect(handlers.size).toBeGreaterThan(6)
    taken.close()
    expect([handlers.size, session.metadata, session.playbackState]).toEqual([0, null, 'none'])
  })

  it('work even if the browser does not support one of their actions', () => {
    session.setActionHandler.mockImplementation((action, handler) => {
      if (action === 'seekto') throw new TypeError('unknown')
      if (handler) handlers.set(action, handler)
    })
    connect().setNeighbours(undefined, () => {})
    expect([handlers.has('seekto'), handlers.has('nexttrack')]).toEqual([false, true])
  })

  it('do nothing in a browser without the Media Session API', () => {
    vi.stubGlobal('navigator', {})
    const taken = connect()
    taken.show(taken.shown)
    taken.close()
    expect(session.setActionHandler).not.toHaveBeenCalled()
  })
})

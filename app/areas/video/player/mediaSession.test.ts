import type { PlayerCommand, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectMediaSession, type SessionFacts } from './mediaSession.ts'
import { firstView } from './playerView.mappers.ts'

const film = { id: 'video-1', title: '港の明け方', channelName: '灯台放送局', type: 'ONDEMAND' } as const
const playing: PlayerView = {
  ...firstView(film, 0),
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

/** Takes over the device's media controls for a video in this state. */
function take(view: Partial<PlayerView> = {}, facts: Partial<SessionFacts> = {}) {
  const handle = vi.fn<(command: PlayerCommand) => void>()
  const shown = { ...playing, ...view }
  const taken = connectMediaSession({ title: film.title, artist: film.channelName, ...facts }, () => shown, handle)
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
      constructor(facts: object) {
        Object.assign(this, facts)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('headset, lock screen and keys of the device (W086)', () => {
  it.each<[string, Partial<MediaSessionActionDetails>, PlayerCommand]>([
    ['play', {}, { do: 'play' }],
    ['pause', {}, { do: 'pause' }],
    ['stop', {}, { do: 'pause' }],
    ['seekbackward', {}, { do: 'seek', to: 20 }],
    ['seekbackward', { seekOffset: 60 }, { do: 'seek', to: 0 }],
    ['seekforward', {}, { do: 'seek', to: 40 }],
    ['seekforward', { seekOffset: 500 }, { do: 'seek', to: 120 }],
    ['seekto', { seekTime: 75 }, { do: 'seek', to: 75 }],
  ])('%s %o does the same as the player’s own control', (action, details, command) => {
    const { press, handle } = take()
    press(action, details)
    expect(handle.mock.calls).toEqual([[command]])
  })

  it('seeks within the window of a live stream, and ignores a missing time', () => {
    const { press, handle } = take({ kind: 'live', span: { start: 100, end: 220 } })
    press('seekto', { seekTime: 5 })
    press('seekto')
    expect(handle.mock.calls).toEqual([[{ do: 'seek', to: 105 }]])
  })

  it('does not seek in a premiere', () => {
    const { press, handle } = take({ kind: 'premiere' })
    press('seekto', { seekTime: 75 })
    press('seekforward')
    press('seekbackward')
    expect(handle).not.toHaveBeenCalled()
  })

  it('opens the previous and next video, if there are any', () => {
    const [onPrevious, onNext] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { press, setNeighbours } = take()
    setNeighbours(onPrevious, onNext)
    press('previoustrack')
    press('nexttrack')
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1])
    setNeighbours()
    expect([handlers.has('previoustrack'), handlers.has('nexttrack')]).toEqual([false, false])
  })

  it('shows what plays, and its position', () => {
    const taken = take({}, { poster: 'https://media.example.jp/p.jpg' })
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

  it('is cleared when the player closes', () => {
    const taken = take()
    taken.setNeighbours(undefined, () => {})
    expect(handlers.size).toBeGreaterThan(6)
    taken.close()
    expect([handlers.size, session.metadata, session.playbackState]).toEqual([0, null, 'none'])
  })

  it('sets the other actions if a browser does not support one', () => {
    session.setActionHandler.mockImplementation((action, handler) => {
      if (action === 'seekto') throw new TypeError('unknown')
      if (handler) handlers.set(action, handler)
    })
    take().setNeighbours(undefined, () => {})
    expect([handlers.has('seekto'), handlers.has('nexttrack')]).toEqual([false, true])
  })

  it('does nothing in a browser without media sessions', () => {
    vi.stubGlobal('navigator', {})
    const taken = take()
    taken.show(taken.shown)
    taken.close()
    expect(session.setActionHandler).not.toHaveBeenCalled()
  })
})

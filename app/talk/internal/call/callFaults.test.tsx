import { act, cleanup, render, screen } from '@testing-library/react'
import { LivetalkCallScreen } from '@tsudoi/design-system/screens/livetalk/LivetalkCallScreen'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallController } from './CallController.ts'
import { recoveryPauseMs } from './recovery.ts'
import { callFaultKinds, type CallFaultKind, type CallJoin } from '../call.types.ts'
import type { EngineEvent, MediaKind, MediaEngine } from '../engine/MediaEngine.ts'
import { callView } from '../../../areas/livetalk/call.mappers.tsx'

/** The callbacks of the mocked devices, through which the test reports a sound level or a dark picture. */
const mediaCallbacks: { level?: (level: number) => void; picture?: (isDark: boolean) => void } = {}
vi.mock('../devices/watchMicrophoneLevel.ts', () => ({
  watchMicrophoneLevel: (_track: MediaStreamTrack, onLevel: (level: number) => void) => {
    mediaCallbacks.level = onLevel
    return () => undefined
  },
}))
vi.mock('../devices/watchForBlackPicture.ts', () => ({
  watchForBlackPicture: (_track: MediaStreamTrack, onPicture: (isDark: boolean) => void) => {
    mediaCallbacks.picture = onPicture
    return () => undefined
  },
}))

vi.mock('../TalkMedia.tsx', () => ({ TalkVideo: ({ label }: { label: string }) => <p>{label}</p> }))

/** The error that `getUserMedia` throws, by kind of device. The test cases set it. */
const refused: Partial<Record<MediaKind, string>> = {}
interface FakeTrack {
  deviceId: string
  muted: boolean
  readyState: 'live' | 'ended'
  onended: (() => void) | null
  onmute: (() => void) | null
  onunmute: (() => void) | null
}
const tracks: Partial<Record<MediaKind, FakeTrack>> = {}
const requestedMedia: { kind: MediaKind; id?: string | undefined }[] = []
const list = (['videoinput', 'audioinput'] as const).flatMap((kind) =>
  ['1', '2'].map((number) => ({ kind, deviceId: `${kind}-${number}`, label: number })),
)

function open(constraints: MediaStreamConstraints) {
  const kind: MediaKind = constraints.audio ? 'audio' : 'video'
  const { deviceId } = constraints[kind] as MediaTrackConstraints
  const id = (deviceId as { exact?: string } | undefined)?.exact
  requestedMedia.push({ kind, id })
  const name = refused[kind]
  if (name !== undefined) return Promise.reject(new DOMException('', name))
  const track = {
    deviceId: id ?? `${kind}input-1`,
    kind,
    muted: false,
    readyState: 'live' as const,
    onended: null,
    onmute: null,
    onunmute: null,
    stop: () => undefined,
    getSettings: () => ({ deviceId: track.deviceId }),
  }
  tracks[kind] = track
  return Promise.resolve({ getTracks: () => [track] })
}

const sendingReports = vi.fn<(kind: MediaKind, isOn: boolean) => void>()
const published = vi.fn<(kind: MediaKind, deviceId: string | undefined) => void>()
const engines: {
  emitEvent: (event: EngineEvent) => void
  recover: ReturnType<typeof vi.fn<MediaEngine['recover']>>
}[] = []
function createEngine(): Promise<MediaEngine> {
  let emitEvent: (event: EngineEvent) => void = () => undefined
  const recover = vi.fn<MediaEngine['recover']>(() => Promise.resolve(false))
  engines.push({ emitEvent: (event) => emitEvent(event), recover })
  return Promise.resolve({
    connect: () => Promise.resolve(),
    publish: (kind, track) => Promise.resolve(published(kind, (track as FakeTrack | null)?.deviceId)),
    setSending: (kind, isOn) => Promise.resolve(sendingReports(kind, isOn)),
    recover,
    stats: () => Promise.reject(new Error('None')),
    leave: () => Promise.resolve(),
    on: (listener) => {
      emitEvent = listener
      return () => undefined
    },
  })
}

const join: CallJoin = {
  livetalkId: 'talk',
  channelId: 'room',
  room: { role: 'MEMBER', token: 'a.b.c', expireTime: '2099-01-01T00:00:00Z' },
  isTalking: true,
  endTime: '2099-01-01T00:00:00Z',
  clockAnswer: { from: 0, to: 0, askedAt: 0, answeredAt: 0 },
}

function Screen({ controller }: { controller: CallController }) {
  const call = useSyncExternalStore(controller.subscribe, controller.snapshot)
  return (
    <LivetalkCallScreen
      step="talking"
      livetalk={{ title: '夜話', streamer: { name: '白瀬 ゆき' }, seconds: 60, isRecorded: false }}
      slot={{ start: '2026-01-31T20:00:00+09:00', entry: '2026-01-31T19:45:00+09:00' }}
      untilEntry={0}
      call={callView(call, '白瀬 ゆき')}
      hrefs={{ livetalk: '/l', group: '/g', top: '/', rehearsal: '/r' }}
    />
  )
}

const settled = () => act(() => vi.advanceTimersByTimeAsync(50))
const emitEvent = async (event: EngineEvent) => {
  act(() => engines.at(-1)?.emitEvent(event))
  await settled()
}
const opened = (kind: MediaKind) => requestedMedia.filter((one) => one.kind === kind)

interface Case {
  /** Causes a fault before the call begins. */
  before?: () => void
  /** Causes a fault during the call. */
  during?: () => unknown
  button: string
  /** Asserts what the button has done. */
  done: () => void
}

const refusing = (kind: MediaKind, name: string, button = 'もう一度試す'): Case => ({
  before: () => (refused[kind] = name),
  button,
  done: () => {
    expect(opened(kind)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  },
})

const cases: Readonly<Record<CallFaultKind, Case>> = {
  'camera-refused': refusing('video', 'NotAllowedError'),
  'microphone-refused': refusing('audio', 'NotAllowedError'),
  'device-missing': refusing('video', 'NotFoundError'),
  'device-in-use': refusing('audio', 'NotReadableError'),
  // Without HTTPS each device has this fault. Its button opens the device again.
  'device-insecure': {
    before: () => {
      refused.audio = 'TypeError'
      vi.stubGlobal('isSecureContext', false)
    },
    button: 'もう一度試す',
    done: () => expect(opened('audio')).toHaveLength(2),
  },
  'device-lost': {
    during: () => tracks.video?.onended?.(),
    button: 'カメラを再開する',
    done: () => expect(opened('video')).toHaveLength(2),
  },
  'device-muted': {
    during: () => tracks.audio?.onmute?.(),
    button: 'マイクを再開する',
    done: () => expect(opened('audio')).toHaveLength(2),
  },
  'device-replaced': {
    during: async () => {
      tracks.audio?.onended?.()
      await settled()
    },
    button: '別のマイクを使う',
    done: () => expect(opened('audio')).toHaveLength(3),
  },
  'camera-black': {
    during: () => Array.from({ length: 10 }).forEach(() => mediaCallbacks.picture?.(true)),
    button: '別のカメラを使う',
    done: () => expect(opened('video').at(-1)).toMatchObject({ id: 'videoinput-2' }),
  },
  'microphone-silent': {
    during: () => Array.from({ length: 30 }).forEach(() => mediaCallbacks.level?.(0)),
    button: '別のマイクを使う',
    done: () => expect(opened('audio').at(-1)).toMatchObject({ id: 'audioinput-2' }),
  },
  'network-lost': {
    during: async () => {
      await emitEvent({ t: 'state', s: 'up' })
      await emitEvent({ t: 'state', s: 'connecting' })
      await act(() => vi.advanceTimersByTimeAsync(2_000))
    },
    button: '今すぐつなぎ直す',
    done: () => expect(engines.at(-1)?.recover).toHaveBeenCalledWith('rejoin'),
  },
  'network-blocked': {
    during: () => act(() => vi.advanceTimersByTimeAsync(8_000)),
    button: '別の経路でつなぐ',
    done: () => expect(engines.at(-1)?.recover.mock.calls.flat()).toEqual(['relay', 'rejoin']),
  },
  'other-tab': {
    during: () => emitEvent({ t: 'ended', why: 'replaced' }),
    button: 'この画面で続ける',
    done: () => expect(engines).toHaveLength(2),
  },
  'room-refused': {
    during: () => emitEvent({ t: 'ended', why: 'auth' }),
    button: 'もう一度入る',
    done: () => expect(engines).toHaveLength(2),
  },
}

describe('a device or network fault in a live talk call (W120, W121)', () => {
  let controller: CallController
  beforeEach(() => {
    vi.useFakeTimers()
    for (const kind of ['audio', 'video'] as const) delete refused[kind]
    requestedMedia.length = engines.length = 0
    sendingReports.mockClear()
    published.mockClear()
    const mediaDevices = Object.assign(new EventTarget(), {
      getUserMedia: open,
      enumerateDevices: () => Promise.resolve(list),
    })
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
    controller = new CallController({
      createEngine,
      loadTalkEnvironment: () => Promise.resolve({ engine: 'plain', signallingUrl: '/s', iceServers: [] }),
      surface: () => 'browser',
      hasUserActivation: () => true,
    })
  })
  afterEach(() => {
    controller.close()
    cleanup()
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'mediaDevices')
    vi.unstubAllGlobals()
  })

  it.each(callFaultKinds)('is shown with a message and one button, which repairs the fault: %s', async (kind) => {
    const { before, during, button, done } = cases[kind]
    before?.()
    render(<Screen controller={controller} />)
    act(() => controller.update(join))
    await settled()
    await act(async () => void (await during?.()))
    const { fault } = controller.snapshot()
    expect(fault?.kind).toBe(kind)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain(fault?.title)
    expect(alert.textContent).toContain(fault?.text)
    for (const one of ['audio', 'video'] as const) delete refused[one]
    act(() => screen.getByRole('button', { name: button }).click())
    await settled()
    done()
  })

  it('of the connection starts a recovery in the next room, while a recovery of the previous room still runs (W121)', async () => {
    controller.update(join)
    await settled()
    const former = Promise.withResolvers<boolean>()
    engines[0]?.recover.mockReturnValue(former.promise)
    await emitEvent({ t: 'state', s: 'down' })
    controller.update({ ...join, channelId: 'next room' })
    await settled()
    await emitEvent({ t: 'state', s: 'down' })
    expect(engines[1]?.recover).toHaveBeenCalledTimes(1)
    // The end of the former recovery lets no second one start beside that of the current room.
    former.resolve(false)
    await settled()
    await emitEvent({ t: 'state', s: 'recovering' })
    await act(() => vi.advanceTimersByTimeAsync(recoveryPauseMs))
    expect(engines.map(({ recover }) => recover.mock.calls.length)).toEqual([1, 2])
  })

  it('that another tab causes ends the message about a recording: a new stay knows only what its own room says (W121)', async () => {
    controller.update(join)
    await settled()
    await emitEvent({ t: 'recording', isOn: true })
    expect(controller.snapshot().isRecording).toBe(true)
    await emitEvent({ t: 'ended', why: 'replaced' })
    controller.resume()
    await settled()
    expect(engines).toHaveLength(2)
    expect(controller.snapshot().isRecording).toBe(false)
  })

  it('of the previous room that is reported late leaves the next room connected (W121)', async () => {
    controller.update(join)
    await settled()
    const publishing = Promise.withResolvers<never>()
    sendingReports.mockReturnValueOnce(publishing.promise as never)
    controller.toggle('audio')
    controller.update({ ...join, channelId: 'next room' })
    await settled()
    await emitEvent({ t: 'state', s: 'up' })
    publishing.reject(new Error('the room is gone'))
    await settled()
    expect(engines[1]?.recover).not.toHaveBeenCalled()
  })

  describe('of a microphone or a camera', () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get')
    const comeBack = async () => {
      isHidden.mockReturnValue(false)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    }
    const begin = async () => {
      render(<Screen controller={controller} />)
      act(() => controller.update(join))
      await settled()
      await emitEvent({ t: 'state', s: 'up' })
    }
    beforeEach(() => void isHidden.mockReturnValue(false))
    afterEach(() => void isHidden.mockReset())

    it('leads to the default microphone within a second if a microphone has ended, with a message for ten seconds (W120)', async () => {
      await begin()
      act(() => controller.choose({ microphone: 'audioinput-2' }))
      await settled()
      act(() => tracks.audio?.onended?.())
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      expect(published.mock.calls.filter(([kind]) => kind === 'audio').at(-1)).toEqual(['audio', 'audioinput-1'])
      expect(controller.snapshot().fault?.title).toBe('マイクを切り替えました')
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(controller.snapshot().fault).toBeUndefined()
    })

    it('is shown for both if microphone and camera end at the same time: the camera with its button, and that the microphone was replaced (W120)', async () => {
      await begin()
      act(() => tracks.audio?.onended?.())
      act(() => tracks.video?.onended?.())
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      expect(published.mock.calls.filter(([kind]) => kind === 'audio').at(-1)).toEqual(['audio', 'audioinput-1'])
      expect(screen.getByRole('alert').textContent).toMatch(/^カメラが止まりました.*マイクを切り替えました。/)
      act(() => screen.getByRole('button', { name: 'カメラを再開する' }).click())
      await settled()
      expect(opened('video')).toHaveLength(2)
      expect(controller.snapshot().fault?.title).toBe('マイクを切り替えました')
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(controller.snapshot().fault).toBeUndefined()
    })

    it('is shown for both if the user withdraws both permissions, each with its button after the other (W120)', async () => {
      await begin()
      refused.audio = refused.video = 'NotAllowedError'
      act(() => tracks.audio?.onended?.())
      act(() => tracks.video?.onended?.())
      await settled()
      expect(screen.getByRole('alert').textContent).toMatch(/^マイクが許可されていません.*カメラが止まりました。/)
      delete refused.audio
      act(() => screen.getByRole('button', { name: 'もう一度試す' }).click())
      await settled()
      expect(screen.getByRole('alert').textContent).toMatch(/^カメラが止まりました/)
    })

    it('stays shown while the system mutes a microphone that has just replaced another one (W120)', async () => {
      await begin()
      act(() => tracks.audio?.onended?.())
      await settled()
      if (tracks.audio) Object.assign(tracks.audio, { muted: true })
      act(() => tracks.audio?.onmute?.())
      await act(() => vi.advanceTimersByTimeAsync(20_000))
      expect(controller.snapshot().fault?.title).toBe('端末がマイクを止めています')
      expect(sendingReports.mock.calls).toEqual([['audio', false]])
    })

    it('is shown next to a lost connection, which hides its button until the call is connected again (W120, W121)', async () => {
      await begin()
      await emitEvent({ t: 'state', s: 'recovering' })
      act(() => tracks.audio?.onended?.())
      await act(() => vi.advanceTimersByTimeAsync(2_000))
      expect(screen.getByRole('alert').textContent).toMatch(/^通信が途切れています.*マイクを切り替えました。/)
      await emitEvent({ t: 'state', s: 'up' })
      expect(published.mock.calls.filter(([kind]) => kind === 'audio').at(-1)).toEqual(['audio', 'audioinput-1'])
      expect(controller.snapshot().fault?.title).toBe('マイクを切り替えました')
    })

    it('is told by the other participant’s devices too: which of them has stopped, but nothing about an absent participant (Q492)', async () => {
      await begin()
      const remoteTrack = { id: 'remote' } as MediaStreamTrack
      const emit = (k: MediaKind, isMuted: boolean, track: MediaStreamTrack | null = remoteTrack) =>
        emitEvent({ t: 'remote', from: 'STREAMER', k, track, isMuted })
      await emit('audio', false)
      await emit('video', false)
      expect(screen.queryByText(/^お相手の/)).toBeNull()
      await emit('audio', true)
      expect(screen.getAllByText('お相手のマイクが止まっています。').length).toBeGreaterThan(0)
      expect(screen.getByText('白瀬 ゆきの映像', { exact: false })).toBeTruthy()
      await emit('video', true)
      expect(screen.getAllByText('お相手のマイクとカメラが止まっています。').length).toBeGreaterThan(0)
      expect(screen.queryByText('白瀬 ゆきの映像', { exact: false })).toBeNull()
      await emit('audio', true, null)
      await emit('video', true, null)
      expect(screen.queryByText(/^お相手の/)).toBeNull()
    })

    it('is shown as a lost or refused microphone if the device has no other microphone (W120)', async () => {
      await begin()
      refused.audio = 'NotAllowedError'
      act(() => tracks.audio?.onended?.())
      await settled()
      expect(controller.snapshot().fault?.kind).toBe('microphone-refused')
    })

    it.each(['audio', 'video'] as const)(
      'is reported to both participants when the system mutes a track, as is the end of this mute: %s (W120)',
      async (kind) => {
        await begin()
        act(() => tracks[kind]?.onmute?.())
        expect(controller.snapshot().fault?.kind).toBe('device-muted')
        expect(sendingReports.mock.calls).toEqual([[kind, false]])
        act(() => tracks[kind]?.onunmute?.())
        expect(controller.snapshot().fault).toBeUndefined()
        expect(sendingReports.mock.calls).toEqual([
          [kind, false],
          [kind, true],
        ])
      },
    )

    it('does not unmute a microphone that its user has switched off, even when the system releases the microphone (W120)', async () => {
      await begin()
      act(() => tracks.audio?.onmute?.())
      act(() => controller.toggle('audio'))
      act(() => tracks.audio?.onunmute?.())
      expect(sendingReports.mock.calls).toEqual([['audio', false]])
    })

    it('is repaired when the user returns after a phone call: the call opens the devices again, except those that are switched off (W120)', async () => {
      await begin()
      act(() => controller.toggle('video'))
      isHidden.mockReturnValue(true)
      if (tracks.audio) Object.assign(tracks.audio, { muted: true })
      act(() => tracks.audio?.onmute?.())
      requestedMedia.length = 0
      await comeBack()
      expect(requestedMedia.map(({ kind }) => kind)).toEqual(['audio'])
      expect(controller.snapshot().fault).toBeUndefined()
      expect(sendingReports.mock.calls.at(-1)).toEqual(['audio', true])
      await comeBack()
      expect(requestedMedia).toHaveLength(1)
    })

    it('is repaired when the user returns: the call opens a camera again that ended in the meantime (W120)', async () => {
      await begin()
      isHidden.mockReturnValue(true)
      act(() => tracks.video?.onended?.())
      expect(controller.snapshot().fault?.kind).toBe('device-lost')
      await comeBack()
      expect(controller.snapshot().fault).toBeUndefined()
    })
  })
})

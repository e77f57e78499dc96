import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEngine, parseSignallingUrl, engineNames } from './engines.ts'
import { EngineEmitter } from './engine/engineEmitter.ts'
import { LivekitEngine } from './engine/livekit/livekitEngine.ts'
import type { EngineEvent } from './engine/MediaEngine.ts'
import { OwnTracks } from './engine/OwnTracks.ts'
import { PlainEngine } from './engine/plain/plainEngine.ts'
import { hasRelay, rtcConfig } from './engine/rtcConfig.ts'

const track = (id: string) => ({ id }) as MediaStreamTrack
const join = { channelId: 'room', role: 'MEMBER', token: () => '', signallingUrl: '' } as const

describe('the engine of a talk (Q319, Q323)', () => {
  it('is chosen by the prefix of the signalling URL; without a prefix the browsers connect directly', async () => {
    expect(parseSignallingUrl('/hosts/app/signalling')).toEqual({
      engine: 'plain',
      signallingUrl: '/hosts/app/signalling',
    })
    expect(parseSignallingUrl('https://app.example/s')).toEqual({
      engine: 'plain',
      signallingUrl: 'https://app.example/s',
    })
    expect(parseSignallingUrl('livekit+wss://sfu.example')).toEqual({
      engine: 'livekit',
      signallingUrl: 'wss://sfu.example',
    })
    expect(parseSignallingUrl('livekit.example/s')).toEqual({ engine: 'plain', signallingUrl: 'livekit.example/s' })
    expect(await Promise.all(engineNames.map(createEngine))).toMatchObject([
      expect.any(PlainEngine),
      expect.any(LivekitEngine),
    ])
  })

  it('can send its media through TURN only if a TURN server is configured', () => {
    const [stun, turn] = [{ urls: ['stun:a.example'] }, { urls: ['stun:b.example', 'turns:b.example'] }]
    expect(hasRelay({ ...join, iceServers: [stun] })).toBe(false)
    expect(hasRelay({ ...join, iceServers: [stun, turn] })).toBe(true)
    expect(rtcConfig({ ...join, iceServers: [turn], isRelayOnly: true })).toMatchObject({
      iceTransportPolicy: 'relay',
      iceServers: [turn],
    })
  })
})

describe('the events of a talk engine', () => {
  afterEach(() => vi.useRealTimers())
  const listen = () => {
    const news = new EngineEmitter()
    const events: EngineEvent[] = []
    news.on((event) => events.push(event))
    return { news, events }
  }
  const streamer = (video: 'on' | 'off' | 'none') => ({
    role: 'STREAMER' as const,
    sends: { audio: 'none' as const, video },
  })

  it('are emitted once per change, and never after the engine has ended', () => {
    const { news, events } = listen()
    for (let count = 0; count < 2; count += 1) {
      news.setState('up')
      news.setRecording(true)
      news.setRemote('a', streamer('on'), { audio: null, video: track('v') })
    }
    expect(events.map(({ t }) => t)).toEqual(['state', 'recording', 'remote'])
    news.end('slot')
    news.end('kicked')
    news.setState('down')
    news.removeRemote('a', streamer('on'))
    expect(events.slice(3)).toEqual([{ t: 'ended', why: 'slot' }])
  })

  it('do not contain a track that its sender does not report, and mark a muted track as muted', () => {
    const { news, events } = listen()
    const tracks = { audio: null, video: track('v') }
    news.setRemote('a', streamer('none'), tracks)
    expect(events).toEqual([])
    news.setRemote('a', streamer('off'), tracks)
    news.setRemote('a', streamer('on'), tracks)
    expect(events).toMatchObject([{ isMuted: true }, { isMuted: false }])
  })

  it('let waitUntilUp() resolve with true when the connection comes up, and with false after the timeout', async () => {
    vi.useFakeTimers()
    const { news } = listen()
    const isUp = news.waitUntilUp(100, () => true)
    news.setState('up')
    expect(await isUp).toBe(true)
    news.setState('recovering')
    const late = news.waitUntilUp(100, () => true)
    await vi.advanceTimersByTimeAsync(100)
    expect(await late).toBe(false)
  })

  it('contain for each track of the user whether it is on, off or missing', () => {
    const own = new OwnTracks()
    own.publish('audio', track('a'))
    own.setSending('audio', false)
    expect(own.sendingStatus()).toEqual({ audio: 'off', video: 'none' })
    expect(own.sentTrack('audio')).toBeNull()
    own.setSending('audio', true)
    expect(own.sentTrack('audio')).toMatchObject({ id: 'a' })
  })
})

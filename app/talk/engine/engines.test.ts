import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEngine, engineAt, engineNames } from './engines.ts'
import { EngineNews } from './engineNews.ts'
import { JanusEngine } from './janus/janusEngine.ts'
import { hasOneSeat, isClosedTo, readName } from './janus/videoRoom.ts'
import { LivekitEngine } from './livekit/livekitEngine.ts'
import type { EngineEvent } from './MediaEngine.ts'
import { OwnTracks } from './OwnTracks.ts'
import { PlainEngine } from './plain/plainEngine.ts'
import { hasRelay, rtcConfig } from './rtcConfig.ts'

const track = (id: string) => ({ id }) as MediaStreamTrack
const join = { channelId: 'room', role: 'MEMBER', token: () => '', signallingUrl: '' } as const

describe('the engine of a talk (Q319, Q323)', () => {
  it('is the one that the scheme of the signalling names; a host without one is met from browser to browser', async () => {
    expect(engineAt('/hosts/app/signalling')).toEqual({ engine: 'plain', signallingUrl: '/hosts/app/signalling' })
    expect(engineAt('https://app.example/s')).toEqual({ engine: 'plain', signallingUrl: 'https://app.example/s' })
    expect(engineAt('janus+wss://sfu.example/')).toEqual({ engine: 'janus', signallingUrl: 'wss://sfu.example/' })
    expect(engineAt('livekit+wss://sfu.example')).toEqual({ engine: 'livekit', signallingUrl: 'wss://sfu.example' })
    expect(engineAt('janus.example/s')).toEqual({ engine: 'plain', signallingUrl: 'janus.example/s' })
    expect(await Promise.all(engineNames.map(createEngine))).toMatchObject([
      expect.any(PlainEngine),
      expect.any(JanusEngine),
      expect.any(LivekitEngine),
    ])
  })

  it('goes through TURN alone only where there is a TURN server', () => {
    const [stun, turn] = [{ urls: ['stun:a.example'] }, { urls: ['stun:b.example', 'turns:b.example'] }]
    expect(hasRelay({ ...join, iceServers: [stun] })).toBe(false)
    expect(hasRelay({ ...join, iceServers: [stun, turn] })).toBe(true)
    expect(rtcConfig({ ...join, iceServers: [turn], isRelayOnly: true })).toMatchObject({
      iceTransportPolicy: 'relay',
      iceServers: [turn],
    })
  })
})

describe('what an engine tells', () => {
  afterEach(() => vi.useRealTimers())
  const listen = () => {
    const news = new EngineNews()
    const events: EngineEvent[] = []
    news.on((event) => events.push(event))
    return { news, events }
  }
  const streamer = (video: 'on' | 'off' | 'none') => ({
    role: 'STREAMER' as const,
    sends: { audio: 'none' as const, video },
  })

  it('comes once each, and nothing comes after the end', () => {
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
    news.forgetRemote('a', streamer('on'))
    expect(events.slice(3)).toEqual([{ t: 'ended', why: 'slot' }])
  })

  it('is no track that its sender does not tell of, and one that is held back as held back', () => {
    const { news, events } = listen()
    const tracks = { audio: null, video: track('v') }
    news.setRemote('a', streamer('none'), tracks)
    expect(events).toEqual([])
    news.setRemote('a', streamer('off'), tracks)
    news.setRemote('a', streamer('on'), tracks)
    expect(events).toMatchObject([{ isMuted: true }, { isMuted: false }])
  })

  it('is up as soon as the connection is and not before the line is back, or not at all', async () => {
    vi.useFakeTimers()
    const { news } = listen()
    const isUp = news.isUpWithin(100, () => true)
    news.setState('up')
    expect(await isUp).toBe(true)
    news.setState('recovering')
    const late = news.isUpWithin(100, () => true)
    await vi.advanceTimersByTimeAsync(100)
    expect(await late).toBe(false)
  })

  it('says of its own tracks which are sent, held back or not there', () => {
    const own = new OwnTracks()
    own.publish('audio', track('a'))
    own.setSending('audio', false)
    expect(own.sends()).toEqual({ audio: 'off', video: 'none' })
    expect(own.sent('audio')).toBeNull()
    own.setSending('audio', true)
    expect(own.sent('audio')).toMatchObject({ id: 'a' })
  })
})

describe('a room of Janus (Q319)', () => {
  it.each([undefined, '', '{', 'Ann', '{"role":"ADMIN","sends":{"audio":"on","video":"on"}}', '{"role":"MEMBER"}'])(
    'reads nothing out of the name %s',
    (display) => expect(readName(display)).toBeUndefined(),
  )

  it('reads a side and the host out of their names', () => {
    const side = { role: 'MEMBER', sends: { audio: 'on', video: 'none' } }
    expect(readName(JSON.stringify(side))).toEqual(side)
    expect(readName('{"isRecording":true}')).toEqual({ isRecording: true })
  })

  it('has one seat for the member and one for the streamer; a missing key is final, a full room is not', () => {
    expect((['STREAMER', 'MEMBER', 'OFFICIAL', 'MONITOR'] as const).filter(hasOneSeat)).toEqual(['STREAMER', 'MEMBER'])
    expect([433, 426, 432].map(isClosedTo)).toEqual([true, true, false])
  })
})

import { describe, expect, it } from 'vitest'
import { causeOf, deviceWords } from '../devices/deviceFaults.ts'
import { deviceCauses } from '../devices/devices.types.ts'
import { isBlack, isSilent, levelOf } from '../devices/measures.ts'
import { kinds } from '../engine/MediaEngine.ts'
import { addSamples, lossBetween, sampleOf } from '../engine/samples.ts'
import { logText } from '../rehearsal/rehearsalLog.ts'
import { callFaultKinds } from './call.types.ts'
import { faultWords, gravestOf, type CallTrouble } from './callFaults.ts'
import { stepAfter } from './recovery.ts'
import { narrowBounds, unknownBounds } from '../../session/clockBounds.ts'
import { hostTime, remainingOf } from './remaining.ts'
import { signallingAddress } from './talk.queries.ts'

const troubles: CallTrouble[] = [
  ...kinds.flatMap((kind) => deviceCauses.map((cause) => ({ on: 'device', device: { kind, cause } }) as const)),
  ...(['network-lost', 'network-blocked', 'other-tab', 'room-refused'] as const).map(
    (kind) => ({ on: 'call', kind }) as const,
  ),
]

describe('what can go wrong in a call', () => {
  it('has its own Japanese words and one action for each of the eleven faults (W120, W121)', () => {
    const words = troubles.map((trouble) => faultWords(trouble, 'browser'))
    expect(new Set(words.map(({ kind }) => kind))).toEqual(new Set(callFaultKinds))
    for (const { title, text, action } of words) {
      expect(`${title}${text}${action.label}`).toMatch(/[ぁ-ん]/)
      expect(action.does).toMatch(/./)
    }
    // No two of them share a title or a text: what is read says which one it is.
    for (const part of ['title', 'text'] as const)
      for (const [said, same] of Map.groupBy(words, (each) => each[part]))
        expect([said, new Set(same.map(({ kind }) => kind)).size]).toEqual([said, 1])
  })

  it('says where a permission is given: elsewhere in the webview than in a browser (W120)', () => {
    for (const kind of kinds)
      expect(deviceWords(kind, 'refused', 'webview').text).not.toBe(deviceWords(kind, 'refused', 'browser').text)
  })

  it('shows first what ends the talk, then the microphone, then the camera', () => {
    expect(gravestOf(troubles)).toMatchObject({ kind: 'other-tab' })
    expect(gravestOf(troubles.slice(0, 12).toReversed())).toMatchObject({ device: { kind: 'audio' } })
    expect(gravestOf([])).toBeUndefined()
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
  ])('reads %s of a browser as %s (W120)', (name, cause) => {
    expect(causeOf(new DOMException('', name))).toBe(cause)
  })

  it('finds a silent microphone and a black picture, and neither in a quiet room nor in a dark one (W120)', () => {
    expect(isSilent(Array.from({ length: 30 }, () => 0))).toBe(true)
    expect(isSilent(Array.from({ length: 29 }, () => 0))).toBe(false)
    expect(isSilent([...Array.from({ length: 29 }, () => 0), 0.1])).toBe(false)
    expect(levelOf(new Float32Array(100))).toBe(0)
    expect(levelOf(new Float32Array(100).fill(0.03))).toBeGreaterThan(0.3)
    expect(levelOf(new Float32Array(100).fill(1))).toBe(1)
    expect(isBlack(new Uint8ClampedArray(400))).toBe(true)
    expect(isBlack(new Uint8ClampedArray(400).fill(60))).toBe(false)
    expect(isBlack(new Uint8ClampedArray(400).map((_, at) => (at < 40 ? 120 : 4)))).toBe(false)
  })
})

describe('the rest of a talk', () => {
  const endTime = '2026-02-01T12:01:00.000Z'
  const at = (seconds: number) => remainingOf(endTime, Date.parse(endTime) - seconds * 1000)

  it('is told in whole seconds, with warnings from 30 and from 10 on (W121)', () => {
    expect(at(30.001)).toEqual({ seconds: 31 })
    expect(at(30)).toEqual({ seconds: 30, warning: 30 })
    expect(at(10.001)).toEqual({ seconds: 11, warning: 30 })
    expect(at(10)).toEqual({ seconds: 10, warning: 10 })
    expect(at(-5)).toEqual({ seconds: 0 })
  })

  it.each([3_600_000, -3_600_000])('is at most 250 ms wrong on a device whose clock is %i ms wrong (W121)', (wrong) => {
    let clock = unknownBounds
    // Answers take up to 400 ms, and the host looks at its clock anywhere in between.
    for (const [asked, told, came] of [
      [0, 390, 400],
      [5_000, 5_020, 5_200],
      [10_000, 10_100, 10_120],
    ] as const)
      clock = narrowBounds(clock, { from: told, to: told, askedAt: asked + wrong, answeredAt: came + wrong })
    expect(Math.abs(hostTime(clock, 20_000 + wrong) - 20_000)).toBeLessThanOrEqual(250)
  })
})

describe('what is tried when a connection is lost', () => {
  it('is a new path first, the room anew every third time, and TURN alone now and then', () => {
    const steps = Array.from({ length: 10 }, (_, failed) => stepAfter(failed))
    expect(steps.slice(0, 5)).toEqual(['ice', 'ice', 'rejoin', 'ice', 'relay'])
    expect(new Set(steps)).toEqual(new Set(['ice', 'rejoin', 'relay']))
  })
})

describe('figures of a connection', () => {
  const rows = [
    {
      id: 'P',
      type: 'candidate-pair',
      nominated: true,
      state: 'succeeded',
      currentRoundTripTime: 0.012,
      localCandidateId: 'L',
    },
    { id: 'L', type: 'local-candidate', candidateType: 'relay' },
    { id: 'I', type: 'inbound-rtp', packetsReceived: 90, packetsLost: 10, framesReceived: 7, bytesReceived: 5 },
    { id: 'O', type: 'outbound-rtp', framesSent: 3, bytesSent: 4 },
  ]

  it('are summed up of what the browser reports, over all connections', () => {
    const one = sampleOf(rows)
    expect(one).toMatchObject({ roundTrip: 12, packetsLost: 10, framesReceived: 7, framesSent: 3, isRelayed: true })
    expect(addSamples([one, one])).toMatchObject({ framesReceived: 14, packetsReceived: 180, packetsLost: 20 })
    expect(addSamples([])).toMatchObject({ framesReceived: 0, isRelayed: false })
  })

  it('call a connection weak by what it loses now, not by what it lost before (W121)', () => {
    const of = (packetsReceived: number, packetsLost: number) => ({ ...addSamples([]), packetsReceived, packetsLost })
    expect(lossBetween(of(100, 0), of(190, 10))).toBe(0.1)
    expect(lossBetween(of(100, 900), of(200, 900))).toBe(0)
    expect(lossBetween(of(1_000, 900), of(90, 10))).toBe(0.1)
    expect(lossBetween(of(100, 5), of(100, 5))).toBe(0)
  })
})

describe('the log of a rehearsal', () => {
  it('has no addresses and no ids of devices (W120)', () => {
    const text = logText([
      { at: 0, text: 'candidate 192.168.1.20 51234' },
      { at: 1500, text: 'candidate 2001:db8:0:1::7 9' },
      { at: 2000, text: 'camera 0123456789abcdef0123456789abcdef0123456789abcdef good' },
    ])
    expect(text).not.toMatch(/192|db8|0123456789/)
    expect(text).toContain('1.5s')
    expect(text).toContain('good')
  })
})

describe('where a room is met', () => {
  it('is below the app host when the answer gives a path (C149)', () => {
    expect(signallingAddress('/v2/x', '/hosts/app')).toBe('/hosts/app/v2/x')
    expect(signallingAddress('wss://sfu.example.jp', '/hosts/app')).toBe('wss://sfu.example.jp')
  })
})

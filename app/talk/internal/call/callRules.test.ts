import { describe, expect, it, vi } from 'vitest'
import { deviceCauseOf, deviceFaultMessage } from '../devices/deviceFaults.ts'
import { deviceCauses } from '../devices/devices.types.ts'
import { isBlackPicture, isSilentMicrophone, loudnessOf } from '../devices/deviceSignals.ts'
import { mediaKinds } from '../engine/MediaEngine.ts'
import { addSamples, packetLossBetween, sumStatsRows } from '../engine/engineSamples.ts'
import { rehearsalLogText } from '../rehearsal/rehearsalLog.ts'
import { callFaultKinds } from '../call.types.ts'
import { faultMessage, troublesBySeverity, type CallTrouble } from './callFaults.ts'
import { recoveryStepAfter } from './recovery.ts'
import { narrowClockOffset, unknownClockOffset } from '../../../time/clockBounds.ts'
import { estimateServerTime, remainingTimeOf } from './remainingTime.ts'
import { signallingAddress } from '../talk.queries.ts'

const troubles: CallTrouble[] = [
  ...mediaKinds.flatMap((kind) => deviceCauses.map((cause) => ({ on: 'device', device: { kind, cause } }) as const)),
  ...(['network-lost', 'network-blocked', 'other-tab', 'room-refused'] as const).map(
    (kind) => ({ on: 'call', kind }) as const,
  ),
]

describe('the faults of a live talk call', () => {
  it('each have a Japanese message and one button of their own (W120, W121)', () => {
    const words = troubles.map((trouble) => faultMessage(trouble, 'browser'))
    expect(new Set(words.map(({ kind }) => kind))).toEqual(new Set(callFaultKinds))
    for (const { title, text, action } of words) {
      expect(`${title}${text}${action.label}`).toMatch(/[ぁ-ん]/)
      expect(action.command).toMatch(/./)
    }
    // Asserts that no two kinds share a title or a text, so that each message belongs to one fault.
    for (const part of ['title', 'text'] as const)
      for (const [said, same] of Map.groupBy(words, (each) => each[part]))
        expect([said, new Set(same.map(({ kind }) => kind)).size]).toEqual([said, 1])
  })

  it('have an explanation of how to grant a permission, which differs between the webview and a browser (W120)', () => {
    for (const kind of mediaKinds)
      expect(deviceFaultMessage(kind, 'refused', 'webview').text).not.toBe(
        deviceFaultMessage(kind, 'refused', 'browser').text,
      )
  })

  it('are ordered by importance: call problems, then the microphone, then the camera', () => {
    expect(troublesBySeverity(troubles)[0]).toMatchObject({ kind: 'other-tab' })
    expect(troublesBySeverity(troubles.slice(0, 12).toReversed())[0]).toMatchObject({ device: { kind: 'audio' } })
    expect(troublesBySeverity([])).toEqual([])
  })

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
  ])('include for the browser’s error %s the cause "%s" (W120)', (name, cause) => {
    expect(deviceCauseOf(new DOMException('', name))).toBe(cause)
  })

  it('have HTTPS as their cause on a page without it, whatever error the browser throws (Q426)', () => {
    vi.stubGlobal('isSecureContext', false)
    expect(deviceCauseOf(new TypeError('undefined is not an object'))).toBe('insecure')
    expect(deviceFaultMessage('video', 'insecure', 'browser').text).toContain('https://')
    vi.unstubAllGlobals()
  })

  it('include a microphone without any signal and a black camera, but not a quiet or a dark room (W120)', () => {
    expect(isSilentMicrophone(Array.from({ length: 30 }, () => 0))).toBe(true)
    expect(isSilentMicrophone(Array.from({ length: 29 }, () => 0))).toBe(false)
    expect(isSilentMicrophone([...Array.from({ length: 29 }, () => 0), 0.1])).toBe(false)
    expect(loudnessOf(new Float32Array(100))).toBe(0)
    expect(loudnessOf(new Float32Array(100).fill(0.03))).toBeGreaterThan(0.3)
    expect(loudnessOf(new Float32Array(100).fill(1))).toBe(1)
    expect(isBlackPicture(new Uint8ClampedArray(400))).toBe(true)
    expect(isBlackPicture(new Uint8ClampedArray(400).fill(60))).toBe(false)
    expect(isBlackPicture(new Uint8ClampedArray(400).map((_, at) => (at < 40 ? 120 : 4)))).toBe(false)
  })
})

describe('the remaining time of a talk', () => {
  const endTime = '2026-02-01T12:01:00.000Z'
  const at = (seconds: number) => remainingTimeOf(endTime, Date.parse(endTime) - seconds * 1000)

  it('is given in whole seconds, with warnings from 30 and from 10 seconds on (W121)', () => {
    expect(at(30.001)).toEqual({ seconds: 31 })
    expect(at(30)).toEqual({ seconds: 30, warning: 30 })
    expect(at(10.001)).toEqual({ seconds: 11, warning: 30 })
    expect(at(10)).toEqual({ seconds: 10, warning: 10 })
    expect(at(-5)).toEqual({ seconds: 0 })
  })

  it.each([3_600_000, -3_600_000])('is at most 250 ms wrong on a device whose clock is %i ms wrong (W121)', (wrong) => {
    let clock = unknownClockOffset
    // Simulates answers that take up to 400 ms. The server reads its clock at any moment in between.
    for (const [asked, told, came] of [
      [0, 390, 400],
      [5_000, 5_020, 5_200],
      [10_000, 10_100, 10_120],
    ] as const)
      clock = narrowClockOffset(clock, { from: told, to: told, askedAt: asked + wrong, answeredAt: came + wrong })
    expect(Math.abs(estimateServerTime(clock, 20_000 + wrong) - 20_000)).toBeLessThanOrEqual(250)
  })
})

describe('the recovery of a talk’s lost connection', () => {
  it('tries an ICE restart first, enters the room again with every third try, and sometimes uses TURN only', () => {
    const steps = Array.from({ length: 10 }, (_, failed) => recoveryStepAfter(failed))
    expect(steps.slice(0, 5)).toEqual(['ice', 'ice', 'rejoin', 'ice', 'relay'])
    expect(new Set(steps)).toEqual(new Set(['ice', 'rejoin', 'relay']))
  })
})

describe('the connection statistics of a live talk call', () => {
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

  it('are the sums of the browser’s reports about all connections', () => {
    const one = sumStatsRows(rows)
    expect(one).toMatchObject({ roundTrip: 12, packetsLost: 10, framesReceived: 7, framesSent: 3, isRelayed: true })
    expect(addSamples([one, one])).toMatchObject({ framesReceived: 14, packetsReceived: 180, packetsLost: 20 })
    expect(addSamples([])).toMatchObject({ framesReceived: 0, isRelayed: false })
  })

  it('contain the loss since the last measurement, not since the start (W121)', () => {
    const of = (packetsReceived: number, packetsLost: number) => ({ ...addSamples([]), packetsReceived, packetsLost })
    expect(packetLossBetween(of(100, 0), of(190, 10))).toBe(0.1)
    expect(packetLossBetween(of(100, 900), of(200, 900))).toBe(0)
    expect(packetLossBetween(of(1_000, 900), of(90, 10))).toBe(0.1)
    expect(packetLossBetween(of(100, 5), of(100, 5))).toBe(0)
  })
})

describe('the log of a rehearsal', () => {
  it('contains no IP addresses and no device ids (W120)', () => {
    const text = rehearsalLogText([
      { at: 0, text: 'candidate 192.168.1.20 51234' },
      { at: 1500, text: 'candidate 2001:db8:0:1::7 9' },
      { at: 2000, text: 'camera 0123456789abcdef0123456789abcdef0123456789abcdef good' },
    ])
    expect(text).not.toMatch(/192|db8|0123456789/)
    expect(text).toContain('1.5s')
    expect(text).toContain('good')
  })
})

describe('the signalling address of a live talk', () => {
  it('is a path of the app server if the server’s answer contains only a path (C149)', () => {
    expect(signallingAddress('/v2/x', '/hosts/app')).toBe('/hosts/app/v2/x')
    expect(signallingAddress('wss://sfu.example.jp', '/hosts/app')).toBe('wss://sfu.example.jp')
  })
})

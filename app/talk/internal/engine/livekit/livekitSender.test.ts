// @vitest-environment happy-dom
import { ParticipantEvent, type LocalParticipant, type LocalTrack } from 'livekit-client'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LivekitSender } from './livekitSender.ts'

/** Simulates a microphone, which the system can mute. */
class FakeTrack extends EventTarget {
  readonly kind = 'audio'
  readonly id: string
  enabled = true
  constructor(id: string) {
    super()
    this.id = id
  }
  getConstraints = () => ({})
  getSettings = () => ({})
}
const trackOf = (id: string) => new FakeTrack(id) as unknown as MediaStreamTrack

/** Simulates the participant of a room: the senders of its connection. The track is LiveKit's own. */
class FakeParticipant extends EventEmitter {
  local: LocalTrack | undefined
  /** The track that the connection sends now. */
  sent: MediaStreamTrack | null | undefined

  publishTrack = async (local: LocalTrack) => {
    this.local = local
    this.sent = local.mediaStreamTrack
    const replaceTrack = async (track: MediaStreamTrack | null) => void (this.sent = track)
    local.sender = { replaceTrack, transport: { state: 'connected' } } as unknown as RTCRtpSender
    this.emit(ParticipantEvent.LocalTrackPublished, { track: local })
  }
  /** Begins a full reconnect, in which the client publishes all tracks again. Returns a function that completes it. */
  reconnect = () => {
    const { local } = this
    if (local) local.sender = undefined
    return async () => local && this.publishTrack(local)
  }
}

let participant: FakeParticipant
let sender: LivekitSender
const settled = () => vi.advanceTimersByTimeAsync(100)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaStream', class {})
  participant = new FakeParticipant()
  sender = new LivekitSender('audio', participant as unknown as LocalParticipant)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a microphone that its user has muted stays unsent when the system mutes and releases it, as in a phone call (W120)', async () => {
  const track = trackOf('desk')
  await sender.update(track, true)
  await sender.update(track, false)
  expect(participant.sent).toBeNull()
  track.dispatchEvent(new Event('mute'))
  // The client pauses a track after five seconds, and resumes it with `unmute`.
  await vi.advanceTimersByTimeAsync(6_000)
  track.dispatchEvent(new Event('unmute'))
  await settled()
  expect(participant.sent).toBeNull()
  await sender.update(track, true)
  expect(participant.sent).toBe(track)
})

it('a muted microphone stays unsent when the client publishes all tracks again after a reconnect (W121)', async () => {
  const track = trackOf('desk')
  await sender.update(track, false)
  const complete = participant.reconnect()
  await complete()
  await settled()
  expect(participant.sent).toBeNull()
})

it('a microphone that replaces another one while the client publishes all tracks again is sent afterwards (W120, W121)', async () => {
  const [headset, desk] = [trackOf('headset'), trackOf('desk')]
  await sender.update(headset, true)
  const complete = participant.reconnect()
  await sender.update(desk, true)
  await complete()
  await settled()
  expect(participant.sent).toBe(desk)
})

import {
  LocalAudioTrack,
  LocalVideoTrack,
  ParticipantEvent,
  Track,
  TrackEvent,
  isLocalTrack,
  type LocalParticipant,
  type LocalTrack,
  type TrackPublishOptions,
} from 'livekit-client'
import type { MediaKind } from '../MediaEngine.ts'

const publishing: Readonly<Record<MediaKind, TrackPublishOptions>> = {
  audio: { source: Track.Source.Microphone },
  // Sends the video in one quality only (no simulcast), because usually only one other participant watches.
  video: { source: Track.Source.Camera, simulcast: false, videoCodec: 'vp8' },
}

/**
 * Sends the track of one kind in one LiveKit room. It makes one change after the other, as the room negotiates them one
 * after the other. The LiveKit client sends a track by itself after the system has released the device, and after a
 * reconnect, so the last change is then made again.
 */
export class LivekitSender {
  readonly #kind: MediaKind
  readonly #participant: LocalParticipant
  #local: LocalTrack | undefined
  #queue = Promise.resolve()
  #last: { track: MediaStreamTrack | null; isOn: boolean } | undefined

  constructor(kind: MediaKind, participant: LocalParticipant) {
    this.#kind = kind
    this.#participant = participant
    participant.on(ParticipantEvent.LocalTrackPublished, ({ track }) => track === this.#local && this.#repeat())
  }

  /** Sends `track`, mutes it (`isOn` false), or unpublishes it (null). */
  update(track: MediaStreamTrack | null, isOn: boolean): Promise<void> {
    this.#last = { track, isOn }
    this.#queue = this.#queue.then(() => this.#change(track, isOn)).catch(() => undefined)
    return this.#queue
  }

  async stats(): Promise<RTCStatsReport | undefined> {
    return this.#local?.getRTCStatsReport()
  }

  #repeat(): void {
    if (this.#last) void this.update(this.#last.track, this.#last.isOn)
  }

  async #change(track: MediaStreamTrack | null, isOn: boolean): Promise<void> {
    const local = this.#local
    if (local && !track) {
      this.#local = undefined
      await this.#participant.unpublishTrack(local, false)
    } else if (track && !local) {
      await this.#publish(track, isOn)
    } else if (track && local && local.mediaStreamTrack !== track) {
      await local.replaceTrack(track, { userProvidedTrack: true })
    }
    await this.#setMuted(isOn)
  }

  async #publish(track: MediaStreamTrack, isOn: boolean): Promise<void> {
    const local =
      this.#kind === 'audio' ? new LocalAudioTrack(track, undefined, true) : new LocalVideoTrack(track, undefined, true)
    // The track is always a local one. The check is needed because LiveKit declares the `processor` of an audio track
    // with a wider type.
    if (!isLocalTrack(local)) return
    local.on(TrackEvent.UpstreamResumed, () => this.#repeat())
    if (!isOn) await local.mute()
    await this.#participant.publishTrack(local, publishing[this.#kind])
    this.#local = local
  }

  /**
   * Mutes or unmutes the track. The LiveKit client would disable a muted track, but the page still measures its level.
   * So the track stays enabled, and only its sending stops.
   */
  async #setMuted(isOn: boolean): Promise<void> {
    const local = this.#local
    if (!local) return
    if (!isOn) await local.sender?.replaceTrack(null)
    if (isOn === local.isMuted) await (isOn ? local.unmute() : local.mute())
    local.mediaStreamTrack.enabled = true
    if (isOn) await local.sender?.replaceTrack(local.mediaStreamTrack)
  }
}

import {
  LocalAudioTrack,
  LocalVideoTrack,
  Track,
  isLocalTrack,
  type LocalParticipant,
  type LocalTrack,
  type TrackPublishOptions,
} from 'livekit-client'
import type { MediaKind } from '../MediaEngine.ts'

const publishing: Readonly<Record<MediaKind, TrackPublishOptions>> = {
  audio: { source: Track.Source.Microphone },
  // Sends no simulcast layers, because usually only one other participant watches.
  video: { source: Track.Source.Camera, simulcast: false, videoCodec: 'vp8' },
}

/** Sends the track of one kind in one LiveKit room. Changes run one after the other, like the room's negotiation. */
export class LivekitSender {
  readonly #kind: MediaKind
  readonly #participant: LocalParticipant
  #local: LocalTrack | undefined
  #queue = Promise.resolve()

  constructor(kind: MediaKind, participant: LocalParticipant) {
    this.#kind = kind
    this.#participant = participant
  }

  /** Sends `track`, mutes it (`isOn` false), or unpublishes it (null). */
  update(track: MediaStreamTrack | null, isOn: boolean): Promise<void> {
    this.#queue = this.#queue.then(() => this.#change(track, isOn)).catch(() => undefined)
    return this.#queue
  }

  async stats(): Promise<RTCStatsReport | undefined> {
    return this.#local?.getRTCStatsReport()
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
    // Always a local track, but LiveKit declares `processor` of an audio track wider than that of a local track.
    if (!isLocalTrack(local)) return
    if (!isOn) await local.mute()
    await this.#participant.publishTrack(local, publishing[this.#kind])
    this.#local = local
  }

  /**
   * Mutes or unmutes. The LiveKit client disables a muted track, but the page still measures its level: keep it enabled
   * and stop sending instead.
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

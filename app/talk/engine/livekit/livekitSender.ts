import {
  LocalAudioTrack,
  LocalVideoTrack,
  Track,
  type LocalParticipant,
  type TrackPublishOptions,
} from 'livekit-client'
import type { Kind } from '../MediaEngine.ts'

const publishing: Readonly<Record<Kind, TrackPublishOptions>> = {
  audio: { source: Track.Source.Microphone },
  // One other side looks on: layers of several sizes would be sent for nobody.
  video: { source: Track.Source.Camera, simulcast: false, videoCodec: 'vp8' },
}

/** What is sent of one kind in one room. Changes come one after the other, as the room's own negotiation does. */
export class LivekitSender {
  readonly #kind: Kind
  readonly #participant: LocalParticipant
  #local: LocalAudioTrack | LocalVideoTrack | undefined
  #work = Promise.resolve()

  constructor(kind: Kind, participant: LocalParticipant) {
    this.#kind = kind
    this.#participant = participant
  }

  /** Sends a track, holds it back, or takes it away. */
  update(track: MediaStreamTrack | null, isOn: boolean): Promise<void> {
    this.#work = this.#work.then(() => this.#change(track, isOn)).catch(() => undefined)
    return this.#work
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
    await this.#hold(isOn)
  }

  async #publish(track: MediaStreamTrack, isOn: boolean): Promise<void> {
    const local =
      this.#kind === 'audio' ? new LocalAudioTrack(track, undefined, true) : new LocalVideoTrack(track, undefined, true)
    if (!isOn) await local.mute()
    await this.#participant.publishTrack(local, publishing[this.#kind])
    this.#local = local
  }

  /** The client switches a track off to mute it. It is not its own: a level is measured of it, and nothing is sent. */
  async #hold(isOn: boolean): Promise<void> {
    const local = this.#local
    if (!local) return
    if (!isOn) await local.sender?.replaceTrack(null)
    if (isOn === local.isMuted) await (isOn ? local.unmute() : local.mute())
    local.mediaStreamTrack.enabled = true
    if (isOn) await local.sender?.replaceTrack(local.mediaStreamTrack)
  }
}

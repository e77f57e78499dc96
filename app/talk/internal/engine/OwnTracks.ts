import type { Sending } from '@tsudoi/contracts/livetalk/signalling'
import type { MediaKind } from './MediaEngine.ts'

/** The user's tracks that the engine publishes, and whether each is on or muted. */
export class OwnTracks {
  readonly #tracks: Record<MediaKind, MediaStreamTrack | null> = { audio: null, video: null }
  readonly #isOn: Record<MediaKind, boolean> = { audio: true, video: true }

  publish(kind: MediaKind, track: MediaStreamTrack | null): void {
    this.#tracks[kind] = track
  }

  setSending(kind: MediaKind, isOn: boolean): void {
    this.#isOn[kind] = isOn
  }

  /** The published track of a kind, even if it is muted. */
  readonly trackOf = (kind: MediaKind): MediaStreamTrack | null => this.#tracks[kind]

  readonly isOn = (kind: MediaKind): boolean => this.#isOn[kind]

  /** The track of a kind to send now. Null while it is muted. */
  readonly sentTrack = (kind: MediaKind): MediaStreamTrack | null => (this.#isOn[kind] ? this.#tracks[kind] : null)

  /** Whether each track of the user is on, off or missing. The engine sends this to the other participants. */
  sendingStatus(): Sending {
    const trackOf = (kind: MediaKind) => (this.#tracks[kind] ? (this.#isOn[kind] ? 'on' : 'off') : 'none')
    return { audio: trackOf('audio'), video: trackOf('video') }
  }
}

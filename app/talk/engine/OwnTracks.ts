import type { Sending } from '@tsudoi/contracts/livetalk/signalling'
import type { Kind } from './MediaEngine.ts'

/** What was handed to an engine, and what of it is held back. */
export class OwnTracks {
  readonly #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  readonly #isOn: Record<Kind, boolean> = { audio: true, video: true }

  publish(kind: Kind, track: MediaStreamTrack | null): void {
    this.#tracks[kind] = track
  }

  setSending(kind: Kind, isOn: boolean): void {
    this.#isOn[kind] = isOn
  }

  /** What was handed in, held back or not. */
  readonly of = (kind: Kind): MediaStreamTrack | null => this.#tracks[kind]

  readonly isOn = (kind: Kind): boolean => this.#isOn[kind]

  /** What goes out now. */
  readonly sent = (kind: Kind): MediaStreamTrack | null => (this.#isOn[kind] ? this.#tracks[kind] : null)

  /** What the others are told of it. */
  sends(): Sending {
    const of = (kind: Kind) => (this.#tracks[kind] ? (this.#isOn[kind] ? 'on' : 'off') : 'none')
    return { audio: of('audio'), video: of('video') }
  }
}

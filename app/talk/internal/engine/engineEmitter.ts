import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { Sending } from '@tsudoi/contracts/livetalk/signalling'
import { mediaKinds, type EndReason, type EngineEvent, type EngineState, type MediaKind } from './MediaEngine.ts'

/** Another participant: the role, and which tracks the participant reports to send. */
export interface RemoteSender {
  role: RoomRole
  sends: Sending
}

type RemoteTracks = Readonly<Record<MediaKind, MediaStreamTrack | null>>
const noTracks: RemoteTracks = { audio: null, video: null }

/** Emits the events of an engine: each change once, and nothing after the end of the stay. */
export class EngineEmitter {
  readonly #listeners = new Set<(event: EngineEvent) => void>()
  /** The track that was emitted last, by participant and kind. Used to skip repeated events. */
  readonly #lastEmitted = new Map<string, string>()
  #state: EngineState | undefined
  #isRecording = false
  #isOver = false

  get state(): EngineState | undefined {
    return this.#state
  }

  /** Whether the stay in the room has ended. After that no events are emitted. */
  get isOver(): boolean {
    return this.#isOver
  }

  on(listener: (event: EngineEvent) => void): () => void {
    if (!this.#isOver) this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  setState(s: EngineState): void {
    if (this.#state === s || this.#isOver) return
    this.#state = s
    this.#emit({ t: 'state', s })
  }

  setRecording(isOn: boolean): void {
    if (this.#isRecording === isOn || this.#isOver) return
    this.#isRecording = isOn
    this.#emit({ t: 'recording', isOn })
  }

  /**
   * Sets the received tracks of another participant, and emits an event for each change. Leaves out a track while its
   * sender reports that it has no track of this kind.
   */
  setRemote(id: string, { role, sends }: RemoteSender, tracks: RemoteTracks): void {
    for (const k of mediaKinds) {
      const track = sends[k] === 'none' ? null : tracks[k]
      const isMuted = sends[k] !== 'on'
      const key = `${id} ${k}`
      const description = `${track?.id ?? ''} ${String(isMuted)}`
      if ((this.#lastEmitted.get(key) ?? ' true') === description || this.#isOver) continue
      this.#lastEmitted.set(key, description)
      this.#emit({ t: 'remote', from: role, k, track, isMuted })
    }
  }

  removeRemote(id: string, sender: RemoteSender): void {
    this.setRemote(id, sender, noTracks)
  }

  /**
   * Resolves with true when the state becomes `up`, or with false after `timeoutMs`. If the state is already `up`,
   * `isReady` decides whether to wait for the next `up`.
   */
  waitUntilUp(timeoutMs: number, isReady: () => boolean): Promise<boolean> {
    const isUp = () => this.#state === 'up'
    if (isUp() && isReady()) return Promise.resolve(true)
    return new Promise((resolve) => {
      const end = (result: boolean) => {
        clearTimeout(timer)
        off()
        resolve(result)
      }
      const off = this.on(() => isUp() && end(true))
      const timer = setTimeout(() => end(isUp()), timeoutMs)
    })
  }

  /** Emits `ended`, because the server or another participant has ended the stay in the room. */
  end(why: EndReason): void {
    if (!this.#isOver) this.#emit({ t: 'ended', why })
    this.close()
  }

  close(): void {
    this.#isOver = true
    this.#listeners.clear()
  }

  #emit(event: EngineEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}

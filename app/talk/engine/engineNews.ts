import type { RoomRole } from '@tsudoi/contracts/livetalk/livetalk.endpoints'
import type { Sending } from '@tsudoi/contracts/livetalk/signalling'
import { kinds, type EndReason, type EngineEvent, type EngineState, type Kind } from './MediaEngine.ts'

/** Who sends a track, and whether they say that they do. */
export interface Sender {
  role: RoomRole
  sends: Sending
}

type RemoteTracks = Readonly<Record<Kind, MediaStreamTrack | null>>
const nothing: RemoteTracks = { audio: null, video: null }

/** What an engine tells its page: each thing once, and nothing after the end. Every adapter has one. */
export class EngineNews {
  readonly #listeners = new Set<(event: EngineEvent) => void>()
  /** What was told last of each side and kind. */
  readonly #told = new Map<string, string>()
  #state: EngineState | undefined
  #isRecording = false
  #isOver = false

  get state(): EngineState | undefined {
    return this.#state
  }

  /** The room is left: nothing is told any more. */
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

  /** A track counts as soon as its sender says that there is one. */
  setRemote(id: string, { role, sends }: Sender, tracks: RemoteTracks): void {
    for (const k of kinds) {
      const track = sends[k] === 'none' ? null : tracks[k]
      const isMuted = sends[k] !== 'on'
      const key = `${id} ${k}`
      const told = `${track?.id ?? ''} ${String(isMuted)}`
      if ((this.#told.get(key) ?? ' true') === told || this.#isOver) continue
      this.#told.set(key, told)
      this.#emit({ t: 'remote', from: role, k, track, isMuted })
    }
  }

  forgetRemote(id: string, sender: Sender): void {
    this.setRemote(id, sender, nothing)
  }

  /** Whether the connection is up within so many milliseconds; `isReady` says what else has to be. */
  isUpWithin(patience: number, isReady: () => boolean): Promise<boolean> {
    const isUp = () => this.#state === 'up'
    if (isUp() && isReady()) return Promise.resolve(true)
    return new Promise((resolve) => {
      const end = (isIt: boolean) => {
        clearTimeout(timer)
        off()
        resolve(isIt)
      }
      const off = this.on(() => isUp() && end(true))
      const timer = setTimeout(() => end(isUp()), patience)
    })
  }

  /** Over by somebody else's will. */
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

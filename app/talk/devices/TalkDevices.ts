import { kinds, type Kind } from '../engine/MediaEngine.ts'
import { causeOf } from './deviceFaults.ts'
import type { Device, DeviceCause, DeviceChoice, DeviceList } from './devices.types.ts'

const wanted: Readonly<Record<Kind, MediaTrackConstraints>> = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 }, facingMode: 'user' },
}
const chosenBy = { audio: 'microphone', video: 'camera' } as const
const listedAs = { audio: 'microphones', video: 'cameras' } as const

export interface DeviceEvents {
  /** A kind has another track, or none. */
  onTrack: (kind: Kind, track: MediaStreamTrack | null) => void
  /** Undefined: nothing is wrong with it any more. */
  onFault: (kind: Kind, cause: DeviceCause | undefined) => void
  onList: (list: DeviceList) => void
}

/**
 * Camera and microphone of one talk: the one place that opens devices and stops their tracks. At most one track of a
 * kind is alive, whatever is chosen how fast: what comes too late is stopped.
 */
export class TalkDevices {
  readonly #events: DeviceEvents
  readonly #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  /** Counts what was asked for, so that only the last answer counts. */
  readonly #turns: Record<Kind, number> = { audio: 0, video: 0 }
  #choice: DeviceChoice
  #list: DeviceList
  #isClosed = false

  constructor(events: DeviceEvents, choice: DeviceChoice = {}) {
    this.#events = events
    this.#choice = choice
    this.#list = { cameras: [], microphones: [], speakers: [], chosen: choice }
    navigator.mediaDevices?.addEventListener('devicechange', this.#onDeviceChange)
  }

  /** Opens the chosen device of a kind, or the first that there is. What was open before is stopped. */
  async open(kind: Kind): Promise<void> {
    const turn = (this.#turns[kind] += 1)
    try {
      const track = await this.#ask(kind)
      if (this.#isClosed || turn !== this.#turns[kind]) return track.stop()
      this.#set(kind, track)
      this.#events.onFault(kind, undefined)
      await this.refresh()
    } catch (error) {
      if (this.#isClosed || turn !== this.#turns[kind]) return
      this.#set(kind, null)
      this.#events.onFault(kind, causeOf(error))
    }
  }

  /** Uses other devices at once. */
  async choose(choice: DeviceChoice): Promise<void> {
    this.#choice = { ...this.#choice, ...choice }
    this.#tellList()
    const changed = kinds.filter((kind) => choice[chosenBy[kind]] !== undefined && this.#tracks[kind])
    await Promise.all(changed.map((kind) => this.open(kind)))
  }

  /** Goes on to the next device of a kind. */
  async next(kind: Kind): Promise<void> {
    const list = this.#list[listedAs[kind]]
    const now = list.findIndex(({ id }) => id === this.#choice[chosenBy[kind]])
    const next = list[(now + 1) % Math.max(1, list.length)]
    this.#choice = { ...this.#choice, [chosenBy[kind]]: next?.id }
    await this.open(kind)
  }

  /** Stops a kind: its light goes out. */
  stop(kind: Kind): void {
    this.#turns[kind] += 1
    this.#set(kind, null)
    this.#events.onFault(kind, undefined)
  }

  track(kind: Kind): MediaStreamTrack | null {
    return this.#tracks[kind]
  }

  /** Reads anew what there is. */
  async refresh(): Promise<void> {
    const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []
    if (this.#isClosed) return
    const of = (kind: MediaDeviceKind): Device[] =>
      all.flatMap(({ deviceId, label, kind: one }) => (one === kind && deviceId ? [{ id: deviceId, label }] : []))
    const speakers = 'setSinkId' in HTMLMediaElement.prototype ? of('audiooutput') : []
    this.#list = { ...this.#list, cameras: of('videoinput'), microphones: of('audioinput'), speakers }
    this.#tellList()
  }

  /** Stops everything, for good. */
  close(): void {
    this.#isClosed = true
    navigator.mediaDevices?.removeEventListener('devicechange', this.#onDeviceChange)
    for (const kind of kinds) this.#set(kind, null)
  }

  readonly #onDeviceChange = () => void this.refresh()

  async #ask(kind: Kind): Promise<MediaStreamTrack> {
    const id = this.#choice[chosenBy[kind]]
    const exact = id ? { deviceId: { exact: id } } : {}
    const ask = (constraints: MediaTrackConstraints) =>
      navigator.mediaDevices.getUserMedia({ [kind]: { ...wanted[kind], ...constraints } })
    // A device that was chosen once and is gone now is no reason to send nothing.
    const stream = await ask(exact).catch((error: unknown) => {
      if (!id || causeOf(error) !== 'missing') throw error
      return ask({})
    })
    const [track] = stream.getTracks()
    if (!track) throw new DOMException('No track', 'NotFoundError')
    return track
  }

  #set(kind: Kind, track: MediaStreamTrack | null): void {
    const former = this.#tracks[kind]
    if (former) former.onended = null
    this.#tracks[kind] = track
    if (track) {
      track.onended = () => this.#lose(kind)
      const { deviceId } = track.getSettings()
      this.#choice = { ...this.#choice, [chosenBy[kind]]: deviceId }
      this.#tellList()
    }
    if (former !== track && !(this.#isClosed && !former)) this.#events.onTrack(kind, track)
    // After the next one is handed in: so that a moment without a picture is as short as can be.
    former?.stop()
  }

  /** Unplugged, or its permission withdrawn. */
  #lose(kind: Kind): void {
    this.#set(kind, null)
    this.#events.onFault(kind, 'lost')
    void this.refresh()
  }

  #tellList(): void {
    this.#list = { ...this.#list, chosen: this.#choice }
    if (!this.#isClosed) this.#events.onList(this.#list)
  }
}

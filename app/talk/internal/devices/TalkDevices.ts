import { mediaKinds, type MediaKind } from '../engine/MediaEngine.ts'
import { deviceCauseOf } from './deviceFaults.ts'
import type { Device, DeviceCause, DeviceChoice, DeviceList } from './devices.types.ts'

const defaultConstraints: Readonly<Record<MediaKind, MediaTrackConstraints>> = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 }, facingMode: 'user' },
}
const choiceKeys = { audio: 'microphone', video: 'camera' } as const
const listKeys = { audio: 'microphones', video: 'cameras' } as const

/** Callbacks about the opened devices. */
export interface DeviceEvents {
  /** The open track of a kind changed, or was closed (null). */
  onTrack: (kind: MediaKind, track: MediaStreamTrack | null) => void
  /** A device failed; `undefined` when it works again. */
  onFault: (kind: MediaKind, cause: DeviceCause | undefined) => void
  onList: (list: DeviceList) => void
}

/**
 * Opens the camera and microphone of one talk and stops their tracks; no other code does. At most one track of a kind
 * is live, however fast the user switches devices: a track that arrives too late is stopped.
 */
export class TalkDevices {
  readonly #events: DeviceEvents
  readonly #tracks: Record<MediaKind, MediaStreamTrack | null> = { audio: null, video: null }
  /** Number of requests per kind. An answer to an earlier request is ignored. */
  readonly #requestCounts: Record<MediaKind, number> = { audio: 0, video: 0 }
  #choice: DeviceChoice
  #list: DeviceList
  #isClosed = false

  constructor(events: DeviceEvents, choice: DeviceChoice = {}) {
    this.#events = events
    this.#choice = choice
    this.#list = { cameras: [], microphones: [], speakers: [], chosen: choice }
    navigator.mediaDevices?.addEventListener('devicechange', this.#onDeviceChange)
  }

  /** Opens the chosen device of a kind, or the default one, and stops the previous track. */
  async open(kind: MediaKind): Promise<void> {
    const requestCount = (this.#requestCounts[kind] += 1)
    try {
      const track = await this.#requestTrack(kind)
      if (this.#isClosed || requestCount !== this.#requestCounts[kind]) return track.stop()
      this.#setTrack(kind, track)
      this.#events.onFault(kind, undefined)
      await this.refresh()
    } catch (error) {
      if (this.#isClosed || requestCount !== this.#requestCounts[kind]) return
      this.#setTrack(kind, null)
      this.#events.onFault(kind, deviceCauseOf(error))
    }
  }

  /** Switches to other devices immediately. */
  async choose(choice: DeviceChoice): Promise<void> {
    this.#choice = { ...this.#choice, ...choice }
    this.#reportList()
    const changed = mediaKinds.filter((kind) => choice[choiceKeys[kind]] !== undefined && this.#tracks[kind])
    await Promise.all(changed.map((kind) => this.open(kind)))
  }

  /** Switches to the next device of a kind in the list. */
  async next(kind: MediaKind): Promise<void> {
    const list = this.#list[listKeys[kind]]
    const now = list.findIndex(({ id }) => id === this.#choice[choiceKeys[kind]])
    const next = list[(now + 1) % Math.max(1, list.length)]
    this.#choice = { ...this.#choice, [choiceKeys[kind]]: next?.id }
    await this.open(kind)
  }

  /** Stops the track of a kind, so that the device's light goes out. */
  stop(kind: MediaKind): void {
    this.#requestCounts[kind] += 1
    this.#setTrack(kind, null)
    this.#events.onFault(kind, undefined)
  }

  track(kind: MediaKind): MediaStreamTrack | null {
    return this.#tracks[kind]
  }

  /** Reloads the list of devices. */
  async refresh(): Promise<void> {
    const all = (await navigator.mediaDevices?.enumerateDevices().catch(() => [])) ?? []
    if (this.#isClosed) return
    const devicesOf = (kind: MediaDeviceKind): Device[] =>
      all.flatMap(({ deviceId, label, kind: one }) => (one === kind && deviceId ? [{ id: deviceId, label }] : []))
    const speakers = 'setSinkId' in HTMLMediaElement.prototype ? devicesOf('audiooutput') : []
    this.#list = { ...this.#list, cameras: devicesOf('videoinput'), microphones: devicesOf('audioinput'), speakers }
    this.#reportList()
  }

  /** Stops all tracks for good. */
  close(): void {
    this.#isClosed = true
    navigator.mediaDevices?.removeEventListener('devicechange', this.#onDeviceChange)
    for (const kind of mediaKinds) this.#setTrack(kind, null)
  }

  readonly #onDeviceChange = () => void this.refresh()

  async #requestTrack(kind: MediaKind): Promise<MediaStreamTrack> {
    const id = this.#choice[choiceKeys[kind]]
    const exact = id ? { deviceId: { exact: id } } : {}
    const getStream = (constraints: MediaTrackConstraints) =>
      navigator.mediaDevices.getUserMedia({ [kind]: { ...defaultConstraints[kind], ...constraints } })
    // Falls back to the default device if the chosen one is gone.
    const stream = await getStream(exact).catch((error: unknown) => {
      if (!id || deviceCauseOf(error) !== 'missing') throw error
      return getStream({})
    })
    const [track] = stream.getTracks()
    if (!track) throw new DOMException('No track', 'NotFoundError')
    return track
  }

  #setTrack(kind: MediaKind, track: MediaStreamTrack | null): void {
    const former = this.#tracks[kind]
    if (former) former.onended = null
    this.#tracks[kind] = track
    if (track) {
      track.onended = () => this.#handleTrackEnd(kind)
      const { deviceId } = track.getSettings()
      this.#choice = { ...this.#choice, [choiceKeys[kind]]: deviceId }
      this.#reportList()
    }
    if (former !== track && !(this.#isClosed && !former)) this.#events.onTrack(kind, track)
    // Stops the former track only after the new one is passed on, to keep the gap without a picture short.
    former?.stop()
  }

  /** The device was unplugged, or its permission was withdrawn. */
  #handleTrackEnd(kind: MediaKind): void {
    this.#setTrack(kind, null)
    this.#events.onFault(kind, 'lost')
    void this.refresh()
  }

  #reportList(): void {
    this.#list = { ...this.#list, chosen: this.#choice }
    if (!this.#isClosed) this.#events.onList(this.#list)
  }
}

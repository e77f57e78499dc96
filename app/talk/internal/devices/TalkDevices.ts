import { mediaKinds, type MediaKind } from '../engine/MediaEngine.ts'
import { deviceCauseOf } from './deviceFaults.ts'
import type { MediaDevice, DeviceCause, DeviceChoice, DeviceList } from './devices.types.ts'

const defaultConstraints: Readonly<Record<MediaKind, MediaTrackConstraints>> = {
  audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  video: { width: { ideal: 640 }, height: { ideal: 360 }, frameRate: { ideal: 24 }, facingMode: 'user' },
}
const choiceKeys = { audio: 'microphone', video: 'camera' } as const
const listKeys = { audio: 'microphones', video: 'cameras' } as const

/** How long the page shows that a microphone was replaced, in milliseconds. */
const replacedNoteMs = 10_000

/** Callbacks that report on the opened devices. */
export interface DeviceEvents {
  /** Called when the open track of a kind has changed, or was closed (null). */
  onTrack: (kind: MediaKind, track: MediaStreamTrack | null) => void
  /** Called when a device has failed, was muted by the system or was replaced. `undefined`: it works again. */
  onFault: (kind: MediaKind, cause: DeviceCause | undefined) => void
  onList: (list: DeviceList) => void
}

/**
 * Opens the camera and the microphone of one talk, and stops their tracks; no other code does. At most one track of a
 * kind is live, even if the user changes devices quickly: a track that arrives too late is stopped. A microphone that
 * ends is replaced by the default one. A device that has ended or is muted is opened again when the user returns to the
 * tab, or when it is plugged in again.
 */
export class TalkDevices {
  readonly #events: DeviceEvents
  readonly #tracks: Record<MediaKind, MediaStreamTrack | null> = { audio: null, video: null }
  /** How often a device of each kind was requested. An answer to an earlier request is ignored. */
  readonly #requestCounts: Record<MediaKind, number> = { audio: 0, video: 0 }
  /** The kinds that were opened, and not stopped since. */
  readonly #wanted = new Set<MediaKind>()
  readonly #pending = new Set<MediaKind>()
  /** The kinds of which no free device could be found, or whose device was unplugged. */
  readonly #missing = new Set<MediaKind>()
  readonly #listening = new AbortController()
  #replacedTimer: ReturnType<typeof setTimeout> | undefined
  #choice: DeviceChoice
  #list: DeviceList
  #isClosed = false

  constructor(events: DeviceEvents, choice: DeviceChoice = {}) {
    this.#events = events
    this.#choice = choice
    this.#list = { cameras: [], microphones: [], speakers: [], chosen: choice }
    navigator.mediaDevices?.addEventListener('devicechange', this.#onDeviceChange)
    document.addEventListener('visibilitychange', this.#reopen, this.#listening)
    addEventListener('pageshow', this.#reopen, this.#listening)
  }

  /** Opens the chosen device of a kind, or the default one, and stops the previous track. */
  async open(kind: MediaKind): Promise<void> {
    const requestCount = (this.#requestCounts[kind] += 1)
    this.#wanted.add(kind)
    this.#pending.add(kind)
    this.#missing.delete(kind)
    try {
      const track = await this.#requestTrack(kind)
      if (this.#isClosed || requestCount !== this.#requestCounts[kind]) return track.stop()
      this.#setTrack(kind, track)
      this.#events.onFault(kind, track.muted ? 'muted' : undefined)
      await this.refresh()
    } catch (error) {
      if (this.#isClosed || requestCount !== this.#requestCounts[kind]) return
      this.#setTrack(kind, null)
      const cause = deviceCauseOf(error)
      if (cause === 'missing' || cause === 'in-use') this.#missing.add(kind)
      this.#events.onFault(kind, cause)
    } finally {
      if (requestCount === this.#requestCounts[kind]) this.#pending.delete(kind)
    }
  }

  /**
   * Changes to other devices immediately, also if the current ones failed or are still opening. A kind that is not in
   * use stays closed.
   */
  async choose(choice: DeviceChoice): Promise<void> {
    this.#choice = { ...this.#choice, ...choice }
    this.#reportList()
    const changed = mediaKinds.filter((kind) => choice[choiceKeys[kind]] !== undefined && this.#wanted.has(kind))
    await Promise.all(changed.map((kind) => this.open(kind)))
  }

  /** Changes to the next device of a kind in the list. */
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
    this.#wanted.delete(kind)
    this.#pending.delete(kind)
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
    const devicesOf = (kind: MediaDeviceKind): MediaDevice[] =>
      all.flatMap(({ deviceId, label, kind: one }) => (one === kind && deviceId ? [{ id: deviceId, label }] : []))
    const speakers = 'setSinkId' in HTMLMediaElement.prototype ? devicesOf('audiooutput') : []
    this.#list = { ...this.#list, cameras: devicesOf('videoinput'), microphones: devicesOf('audioinput'), speakers }
    this.#reportList()
  }

  /** Stops all tracks. The devices cannot be opened again. */
  close(): void {
    this.#isClosed = true
    this.#listening.abort()
    clearTimeout(this.#replacedTimer)
    navigator.mediaDevices?.removeEventListener('devicechange', this.#onDeviceChange)
    for (const kind of mediaKinds) this.#setTrack(kind, null)
  }

  readonly #onDeviceChange = () => void this.#openPluggedDevices()

  /**
   * Opens a missing device when it is plugged in. Only the chosen camera counts: another one might show what the user
   * does not expect.
   */
  async #openPluggedDevices(): Promise<void> {
    await this.refresh()
    for (const kind of this.#missing)
      if (!this.#isClosed && this.#wanted.has(kind) && this.#isPlugged(kind)) void this.open(kind)
  }

  #isPlugged(kind: MediaKind): boolean {
    const id = this.#choice[choiceKeys[kind]]
    const list = this.#list[listKeys[kind]]
    return id === undefined ? list.length > 0 : list.some((device) => device.id === id)
  }

  /** Opens the devices again that have ended or were muted while the user was away, for example during a phone call. */
  readonly #reopen = () => {
    if (document.hidden) return
    for (const kind of this.#wanted) {
      const track = this.#tracks[kind]
      const isGone = !track || track.readyState === 'ended' || track.muted
      if (isGone && !this.#pending.has(kind)) void this.open(kind)
    }
  }

  async #requestTrack(kind: MediaKind): Promise<MediaStreamTrack> {
    const id = this.#choice[choiceKeys[kind]]
    const exact = id ? { deviceId: { exact: id } } : {}
    const getStream = (constraints: MediaTrackConstraints) =>
      navigator.mediaDevices.getUserMedia({ [kind]: { ...defaultConstraints[kind], ...constraints } })
    // Uses the default device if the chosen one is missing.
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
    if (former) former.onended = former.onmute = former.onunmute = null
    this.#tracks[kind] = track
    if (track) {
      track.onended = () => this.#handleTrackEnd(kind)
      track.onmute = () => this.#events.onFault(kind, 'muted')
      track.onunmute = () => this.#events.onFault(kind, undefined)
      const { deviceId } = track.getSettings()
      this.#choice = { ...this.#choice, [choiceKeys[kind]]: deviceId }
      this.#reportList()
    }
    if (former !== track && !(this.#isClosed && !former)) this.#events.onTrack(kind, track)
    // Stops the old track only after the new one is passed on, so that the picture is missing only shortly.
    former?.stop()
  }

  /** Call it when a device was unplugged, or the user has withdrawn its permission. */
  #handleTrackEnd(kind: MediaKind): void {
    this.#setTrack(kind, null)
    this.#missing.add(kind)
    this.#events.onFault(kind, 'lost')
    if (kind === 'audio') void this.#replaceMicrophone()
    else void this.refresh()
  }

  /**
   * Opens the default microphone instead of one that has ended, so that the talk continues, and shows that for a while.
   */
  async #replaceMicrophone(): Promise<void> {
    this.#choice = { ...this.#choice, microphone: undefined }
    const opening = this.open('audio')
    const requestCount = this.#requestCounts.audio
    const isCurrent = () => !this.#isClosed && requestCount === this.#requestCounts.audio
    await opening
    if (!isCurrent() || !this.#tracks.audio || this.#tracks.audio.muted) return
    this.#events.onFault('audio', 'replaced')
    clearTimeout(this.#replacedTimer)
    const endNote = () => {
      // The system may have muted the new microphone since.
      if (isCurrent() && !this.#tracks.audio?.muted) this.#events.onFault('audio', undefined)
    }
    this.#replacedTimer = setTimeout(endNote, replacedNoteMs)
  }

  #reportList(): void {
    this.#list = { ...this.#list, chosen: this.#choice }
    if (!this.#isClosed) this.#events.onList(this.#list)
  }
}

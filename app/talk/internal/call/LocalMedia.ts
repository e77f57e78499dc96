import { watchForBlackPicture } from '../devices/watchForBlackPicture.ts'
import type { DeviceCause, DeviceChoice, DeviceList } from '../devices/devices.types.ts'
import { isSilentMicrophone } from '../devices/deviceSignals.ts'
import { watchMicrophoneLevel } from '../devices/watchMicrophoneLevel.ts'
import { TalkDevices } from '../devices/TalkDevices.ts'
import { mediaKinds, type MediaKind } from '../engine/MediaEngine.ts'
import type { CallParticipant } from '../call.types.ts'
import { emptyParticipant } from './callParticipants.ts'

/** The state of the user's own camera and microphone. */
export interface LocalMediaState {
  local: CallParticipant
  devices: DeviceList
  /** Microphone level from 0 to 1, rounded to steps of 0.05. */
  level: number
  isTalkingMuted: boolean
}

/** Callbacks by which the user's camera and microphone report. */
export interface LocalMediaEvents {
  onTrack: (kind: MediaKind, track: MediaStreamTrack | null) => void
  /** Called when a track begins or stops to be sent, because the user or the system has muted it or unmuted it. */
  onSending: (kind: MediaKind, isOn: boolean) => void
  /** Called with the changed part of the state. It is empty if only `causes` changed. */
  onChange: (changed: Partial<LocalMediaState>) => void
}

/** How many microphone levels are kept. There are ten per second. */
const keptLevels = 30
/** After this many dark pictures in a row the camera counts as black. */
const blackAfterPictures = 10
/** A microphone level above this (0–1) counts as speech. */
const speechLevel = 0.4

/** The user's own camera and microphone: their tracks, whether the user switched them off, and their faults. */
export class LocalMedia {
  readonly #events: LocalMediaEvents
  #devices: TalkDevices | undefined
  #choice: DeviceChoice = {}
  #isOff: Record<MediaKind, boolean> = { audio: false, video: false }
  #causes: Partial<Record<MediaKind, DeviceCause>> = {}
  #sending: Record<MediaKind, boolean> = { audio: true, video: true }
  #stopMeasuring: Partial<Record<MediaKind, (() => void) | undefined>> = {}
  #levels: number[] = []
  #darkPictureCount = 0
  #reported: Pick<LocalMediaState, 'level' | 'isTalkingMuted'> = { level: 0, isTalkingMuted: false }

  constructor(events: LocalMediaEvents) {
    this.#events = events
  }

  get causes(): Partial<Record<MediaKind, DeviceCause>> {
    return this.#causes
  }

  /** Whether the track of this kind has to be sent. A camera that is off has no track. */
  isSending(kind: MediaKind): boolean {
    return this.#causes[kind] !== 'muted' && !(kind === 'audio' && this.#isOff.audio)
  }

  track(kind: MediaKind): MediaStreamTrack | null {
    return this.#devices?.track(kind) ?? null
  }

  open(): void {
    const devices = (this.#devices = new TalkDevices(
      {
        onTrack: (kind, track) => this.#setTrack(kind, track),
        onFault: (kind, cause) => {
          this.#causes = { ...this.#causes, [kind]: cause }
          this.#events.onChange({})
          this.#reportSending(kind)
        },
        onList: (list) => this.#events.onChange({ devices: list }),
      },
      this.#choice,
    ))
    for (const kind of mediaKinds) if (kind === 'audio' || !this.#isOff.video) void devices.open(kind)
  }

  /**
   * Switches a device on or off. A microphone that is off stays open, so that a user who talks while muted gets a
   * notice; a camera that is off is stopped.
   */
  toggle(kind: MediaKind): void {
    this.#isOff[kind] = !this.#isOff[kind]
    if (kind === 'video' && this.#isOff.video) this.#devices?.stop('video')
    else if (kind === 'video') void this.#devices?.open('video')
    this.#reportSide()
    this.#reportSending(kind)
  }

  choose(choice: DeviceChoice): void {
    this.#choice = { ...this.#choice, ...choice }
    void this.#devices?.choose(choice)
  }

  retry(kind: MediaKind): void {
    void this.#devices?.open(kind)
  }

  next(kind: MediaKind): void {
    this.#resetMeasures()
    void this.#devices?.next(kind)
  }

  /** Releases the devices. The next `open()` uses the same devices and on/off settings. */
  close(): void {
    this.#devices?.close()
    this.#devices = undefined
    for (const kind of mediaKinds) this.#stopMeasuring[kind]?.()
    this.#stopMeasuring = {}
    this.#causes = {}
    for (const kind of mediaKinds) this.#sending[kind] = this.isSending(kind)
    this.#resetMeasures()
    this.#reported = { level: 0, isTalkingMuted: false }
    this.#events.onChange({ local: emptyParticipant, ...this.#reported })
  }

  #resetMeasures(): void {
    this.#levels = []
    this.#darkPictureCount = 0
  }

  #setTrack(kind: MediaKind, track: MediaStreamTrack | null): void {
    this.#stopMeasuring[kind]?.()
    this.#stopMeasuring[kind] = track ? this.#measure(kind, track) : undefined
    this.#events.onTrack(kind, track)
    this.#reportSide()
  }

  #measure(kind: MediaKind, track: MediaStreamTrack): () => void {
    if (kind === 'audio') return watchMicrophoneLevel(track, (level) => this.#addLevel(level))
    return watchForBlackPicture(track, (isDark) => {
      this.#darkPictureCount = isDark ? this.#darkPictureCount + 1 : 0
      this.#setCause('video', 'black', this.#darkPictureCount >= blackAfterPictures)
    })
  }

  #addLevel(level: number): void {
    this.#levels = [...this.#levels.slice(1 - keptLevels), level]
    this.#setCause('audio', 'silent', isSilentMicrophone(this.#levels))
    const isTalking = this.#levels.slice(-5).every((one) => one > speechLevel)
    const next = { level: Math.round(level * 20) / 20, isTalkingMuted: this.#isOff.audio && isTalking }
    if (next.level === this.#reported.level && next.isTalkingMuted === this.#reported.isTalkingMuted) return
    this.#reported = next
    this.#events.onChange(next)
  }

  /**
   * Sets or clears a cause that was measured from the track. A cause that the device itself reports takes precedence.
   */
  #setCause(kind: MediaKind, cause: DeviceCause, applies: boolean): void {
    const current = this.#causes[kind]
    if (applies === (current === cause) || (current !== undefined && current !== cause)) return
    this.#causes = { ...this.#causes, [kind]: applies ? cause : undefined }
    this.#events.onChange({})
  }

  #reportSending(kind: MediaKind): void {
    const isOn = this.isSending(kind)
    if (this.#sending[kind] === isOn) return
    this.#sending[kind] = isOn
    this.#events.onSending(kind, isOn)
  }

  #reportSide(): void {
    const [audio, video] = [this.track('audio'), this.track('video')]
    const isAudioMuted = this.#isOff.audio || !audio
    const isVideoMuted = this.#isOff.video || !video
    this.#events.onChange({ local: { audio, video, isAudioMuted, isVideoMuted } })
  }
}

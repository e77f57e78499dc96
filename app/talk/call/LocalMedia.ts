import { followPicture } from '../devices/cameraPicture.ts'
import type { DeviceCause, DeviceChoice, DeviceList } from '../devices/devices.types.ts'
import { isSilent } from '../devices/measures.ts'
import { followLevel } from '../devices/microphoneLevel.ts'
import { TalkDevices } from '../devices/TalkDevices.ts'
import { kinds, type Kind } from '../engine/MediaEngine.ts'
import type { CallSide } from './call.types.ts'
import { nobody } from './callSides.ts'

export interface LocalState {
  local: CallSide
  devices: DeviceList
  /** 0–1, in twentieths. */
  level: number
  isTalkingMuted: boolean
}

export interface LocalMediaEvents {
  onTrack: (kind: Kind, track: MediaStreamTrack | null) => void
  /** What has become different, or nothing where only a cause has. */
  onChange: (changed: Partial<LocalState>) => void
}

/** Levels that are remembered. */
const rememberedLevels = 30
/** Dark pictures in a row that are called black. */
const darkPictures = 10
/** A level at which somebody speaks. */
const speaking = 0.4

/** What this side has to send: its devices, whether each is on, and what is the matter with it. */
export class LocalMedia {
  readonly #events: LocalMediaEvents
  #devices: TalkDevices | undefined
  #choice: DeviceChoice = {}
  #isOff: Record<Kind, boolean> = { audio: false, video: false }
  #causes: Partial<Record<Kind, DeviceCause>> = {}
  #followed: Partial<Record<Kind, () => void>> = {}
  #levels: number[] = []
  #dark = 0
  #shown: Pick<LocalState, 'level' | 'isTalkingMuted'> = { level: 0, isTalkingMuted: false }

  constructor(events: LocalMediaEvents) {
    this.#events = events
  }

  get causes(): Partial<Record<Kind, DeviceCause>> {
    return this.#causes
  }

  isOff(kind: Kind): boolean {
    return this.#isOff[kind]
  }

  track(kind: Kind): MediaStreamTrack | null {
    return this.#devices?.track(kind) ?? null
  }

  open(): void {
    const devices = (this.#devices = new TalkDevices(
      {
        onTrack: (kind, track) => this.#take(kind, track),
        onFault: (kind, cause) => {
          this.#causes = { ...this.#causes, [kind]: cause }
          this.#events.onChange({})
        },
        onList: (list) => this.#events.onChange({ devices: list }),
      },
      this.#choice,
    ))
    for (const kind of kinds) if (kind === 'audio' || !this.#isOff.video) void devices.open(kind)
  }

  /** A microphone that is off is still listened to, so that who talks unheard is told. A camera goes dark. */
  toggle(kind: Kind): void {
    this.#isOff[kind] = !this.#isOff[kind]
    if (kind === 'video' && this.#isOff.video) this.#devices?.stop('video')
    else if (kind === 'video') void this.#devices?.open('video')
    this.#showSide()
  }

  choose(choice: DeviceChoice): void {
    this.#choice = { ...this.#choice, ...choice }
    void this.#devices?.choose(choice)
  }

  retry(kind: Kind): void {
    void this.#devices?.open(kind)
  }

  next(kind: Kind): void {
    this.#forgetMeasures()
    void this.#devices?.next(kind)
  }

  /** Lets go of the devices. What is off and what was chosen stays for the next time. */
  close(): void {
    this.#devices?.close()
    this.#devices = undefined
    for (const kind of kinds) this.#followed[kind]?.()
    this.#followed = {}
    this.#causes = {}
    this.#forgetMeasures()
    this.#shown = { level: 0, isTalkingMuted: false }
    this.#events.onChange({ local: nobody, ...this.#shown })
  }

  #forgetMeasures(): void {
    this.#levels = []
    this.#dark = 0
  }

  #take(kind: Kind, track: MediaStreamTrack | null): void {
    this.#followed[kind]?.()
    this.#followed[kind] = track ? this.#follow(kind, track) : undefined
    this.#events.onTrack(kind, track)
    this.#showSide()
  }

  #follow(kind: Kind, track: MediaStreamTrack): () => void {
    if (kind === 'audio') return followLevel(track, (level) => this.#takeLevel(level))
    return followPicture(track, (isDark) => {
      this.#dark = isDark ? this.#dark + 1 : 0
      this.#setCause('video', 'black', this.#dark >= darkPictures)
    })
  }

  #takeLevel(level: number): void {
    this.#levels = [...this.#levels.slice(1 - rememberedLevels), level]
    this.#setCause('audio', 'silent', isSilent(this.#levels))
    const isTalking = this.#levels.slice(-5).every((one) => one > speaking)
    const next = { level: Math.round(level * 20) / 20, isTalkingMuted: this.#isOff.audio && isTalking }
    if (next.level === this.#shown.level && next.isTalkingMuted === this.#shown.isTalkingMuted) return
    this.#shown = next
    this.#events.onChange(next)
  }

  /** What is seen of a device's track counts only while nothing graver is the matter. */
  #setCause(kind: Kind, cause: DeviceCause, isSo: boolean): void {
    const known = this.#causes[kind]
    if (isSo === (known === cause) || (known !== undefined && known !== cause)) return
    this.#causes = { ...this.#causes, [kind]: isSo ? cause : undefined }
    this.#events.onChange({})
  }

  #showSide(): void {
    const [audio, video] = [this.track('audio'), this.track('video')]
    const isAudioMuted = this.#isOff.audio || !audio
    const isVideoMuted = this.#isOff.video || !video
    this.#events.onChange({ local: { audio, video, isAudioMuted, isVideoMuted } })
  }
}

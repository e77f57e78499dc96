import { watchForBlackPicture } from './devices/watchForBlackPicture.ts'
import type { DeviceCause, DeviceChoice, DeviceList } from './devices/devices.types.ts'
import { isSilentMicrophone } from './devices/deviceSignals.ts'
import { watchMicrophoneLevel } from './devices/watchMicrophoneLevel.ts'
import { TalkDevices } from './devices/TalkDevices.ts'
import { playTone } from './devices/playTone.ts'
import type { MediaKind } from './engine/MediaEngine.ts'
import { rehearsalLogText, type RehearsalLogLine } from './rehearsal/rehearsalLog.ts'
import { saveRehearsal, rehearsalParts } from './rehearsalResult.ts'
import { testNetwork, type NetworkTestParts } from './rehearsal/testNetwork.ts'

/** The result of testing one part: not tested, being tested, good, or the cause of the problem. */
export type RehearsalPartState = 'idle' | 'running' | 'good' | DeviceCause | 'network'
/** One of the parts that a rehearsal tests, such as the camera. */
export type RehearsalPart = (typeof rehearsalParts)[number]

/** What the page of a rehearsal shows. */
export interface RehearsalView {
  isBegun: boolean
  states: Readonly<Record<RehearsalPart, RehearsalPartState>>
  picture: MediaStreamTrack | null
  level: number
  devices: DeviceList
  log: string
}

const partNameOf = { audio: 'microphone', video: 'camera' } as const
/** How many of the latest pictures and microphone levels are kept to judge the camera and the microphone. */
const keptPictures = 4
const keptLevels = 30
/** Level of the microphone (0–1) from which on it counts as delivering sound. */
const minHeardLevel = 0.02

const initial: RehearsalView = {
  isBegun: false,
  states: { camera: 'idle', microphone: 'idle', speaker: 'idle', network: 'idle' },
  picture: null,
  level: 0,
  devices: { cameras: [], microphones: [], speakers: [], chosen: {} },
  log: '',
}

/** Tests camera, microphone, loudspeaker and network until `close()` (W120). */
export class Rehearsal {
  readonly #parts: NetworkTestParts
  readonly #listeners = new Set<() => void>()
  #view = initial
  #devices: TalkDevices | undefined
  #stopMeasuring: Partial<Record<MediaKind, (() => void) | undefined>> = {}
  #pictures: boolean[] = []
  #levels: number[] = []
  #lines: RehearsalLogLine[] = []
  #begunAt = 0
  #closing = new AbortController()

  constructor(parts: NetworkTestParts) {
    this.#parts = parts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly snapshot = (): RehearsalView => this.#view

  readonly begin = (): void => {
    this.close()
    this.#closing = new AbortController()
    this.#begunAt = performance.now()
    this.#lines = []
    this.#setView({ ...initial, isBegun: true })
    this.#devices = new TalkDevices({
      onTrack: (kind, track) => this.#setTrack(kind, track),
      onFault: (kind, cause) => cause && this.#setPart(partNameOf[kind], cause),
      onList: (devices) => this.#setView({ devices }),
    })
    this.#setPart('camera', 'running')
    this.#setPart('microphone', 'running')
    void this.#devices.open('video')
    void this.#devices.open('audio')
  }

  readonly choose = (choice: DeviceChoice): void => void this.#devices?.choose(choice)

  readonly retry = (kind: MediaKind): void => {
    this.#setPart(partNameOf[kind], 'running')
    void this.#devices?.open(kind)
  }

  readonly next = (kind: MediaKind): void => {
    this.#setPart(partNameOf[kind], 'running')
    void this.#devices?.next(kind)
  }

  readonly playTone = (): void => {
    this.#setPart('speaker', 'running')
    void playTone(this.#view.devices.chosen.speaker).then(
      () => this.#view.states.speaker === 'running' && this.#setPart('speaker', 'idle'),
      () => this.#setPart('speaker', 'missing'),
    )
  }

  readonly confirmTone = (): void => this.#setPart('speaker', 'good')

  /** Tests the network by sending the camera's picture. Does nothing without a picture, or while a test runs. */
  readonly tryNetwork = async (): Promise<void> => {
    const track = this.#devices?.track('video')
    const { signal } = this.#closing
    if (!track || this.#view.states.network === 'running') return
    this.#setPart('network', 'running')
    const result = await testNetwork(this.#parts, track, signal).catch(() => ({
      isGood: false,
      entered: undefined,
      roundTrip: undefined,
    }))
    if (signal.aborted) return
    this.#write(`network entered=${result.entered ?? '-'}ms roundTrip=${result.roundTrip ?? '-'}ms`)
    this.#setPart('network', result.isGood ? 'good' : 'network')
  }

  /** Releases devices and connections, and resets the state. */
  close(): void {
    this.#closing.abort()
    for (const kind of ['audio', 'video'] as const) this.#stopMeasuring[kind]?.()
    this.#stopMeasuring = {}
    this.#devices?.close()
    this.#devices = undefined
    this.#setView(initial)
  }

  #setTrack(kind: MediaKind, track: MediaStreamTrack | null): void {
    this.#stopMeasuring[kind]?.()
    if (kind === 'video') {
      this.#pictures = []
      this.#setView({ picture: track })
      this.#stopMeasuring.video = track ? watchForBlackPicture(track, (isDark) => this.#addPicture(isDark)) : undefined
      if (track && ['idle', 'network'].includes(this.#view.states.network)) void this.tryNetwork()
      return
    }
    this.#levels = []
    this.#stopMeasuring.audio = track ? watchMicrophoneLevel(track, (level) => this.#addLevel(level)) : undefined
  }

  #addPicture(isDark: boolean): void {
    this.#pictures = [...this.#pictures.slice(1 - keptPictures), isDark]
    if (!isDark) this.#setPart('camera', 'good')
    else if (this.#pictures.length === keptPictures && this.#pictures.every(Boolean)) this.#setPart('camera', 'black')
  }

  #addLevel(level: number): void {
    this.#levels = [...this.#levels.slice(1 - keptLevels), level]
    this.#setView({ level: Math.round(level * 20) / 20 })
    if (level >= minHeardLevel) this.#setPart('microphone', 'good')
    else if (isSilentMicrophone(this.#levels)) this.#setPart('microphone', 'silent')
  }

  #setPart(part: RehearsalPart, state: RehearsalPartState): void {
    if (this.#view.states[part] === state) return
    const states = { ...this.#view.states, [part]: state }
    this.#write(`${part} ${state}`)
    this.#setView({ states })
    const bad = rehearsalParts.filter((one) => !['idle', 'running', 'good'].includes(states[one]))
    const isOver = (['camera', 'microphone', 'network'] as const).every(
      (one) => states[one] !== 'running' && states[one] !== 'idle',
    )
    if (isOver) saveRehearsal({ at: new Date().toISOString(), isGood: bad.length === 0, bad })
  }

  #write(text: string): void {
    this.#lines = [...this.#lines, { at: performance.now() - this.#begunAt, text }]
    this.#setView({ log: rehearsalLogText(this.#lines) })
  }

  #setView(part: Partial<RehearsalView>): void {
    this.#view = { ...this.#view, ...part }
    for (const listener of this.#listeners) listener()
  }
}

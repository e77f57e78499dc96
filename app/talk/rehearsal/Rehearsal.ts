import { followPicture } from '../devices/cameraPicture.ts'
import type { DeviceCause, DeviceChoice, DeviceList } from '../devices/devices.types.ts'
import { isSilent } from '../devices/measures.ts'
import { followLevel } from '../devices/microphoneLevel.ts'
import { TalkDevices } from '../devices/TalkDevices.ts'
import { playTone } from '../devices/tone.ts'
import type { Kind } from '../engine/MediaEngine.ts'
import { logText, type LogLine } from './rehearsalLog.ts'
import { keepRehearsal, rehearsalParts } from './rehearsalResult.ts'
import { tryNetwork, type RehearsalParts } from './tryNetwork.ts'

export type PartState = 'idle' | 'running' | 'good' | DeviceCause | 'network'
export type Part = (typeof rehearsalParts)[number]

export interface RehearsalView {
  isBegun: boolean
  states: Readonly<Record<Part, PartState>>
  picture: MediaStreamTrack | null
  level: number
  devices: DeviceList
  log: string
}

const partOf = { audio: 'microphone', video: 'camera' } as const
/** Looks at the picture, and levels of the microphone, that are remembered. */
const looks = 4
const levels = 30
/** Above that somebody, or the room, is heard. */
const heardFrom = 0.02

const initial: RehearsalView = {
  isBegun: false,
  states: { camera: 'idle', microphone: 'idle', speaker: 'idle', network: 'idle' },
  picture: null,
  level: 0,
  devices: { cameras: [], microphones: [], speakers: [], chosen: {} },
  log: '',
}

/** Tries camera, microphone, loudspeaker and network out, until the page is left (W120). */
export class Rehearsal {
  readonly #parts: RehearsalParts
  readonly #listeners = new Set<() => void>()
  #view = initial
  #devices: TalkDevices | undefined
  #followed: Partial<Record<Kind, () => void>> = {}
  #pictures: boolean[] = []
  #levels: number[] = []
  #lines: LogLine[] = []
  #begunAt = 0
  #leaving = new AbortController()

  constructor(parts: RehearsalParts) {
    this.#parts = parts
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly snapshot = (): RehearsalView => this.#view

  readonly begin = (): void => {
    this.close()
    this.#leaving = new AbortController()
    this.#begunAt = performance.now()
    this.#lines = []
    this.#set({ ...initial, isBegun: true })
    this.#devices = new TalkDevices({
      onTrack: (kind, track) => this.#takeTrack(kind, track),
      onFault: (kind, cause) => cause && this.#tell(partOf[kind], cause),
      onList: (devices) => this.#set({ devices }),
    })
    this.#tell('camera', 'running')
    this.#tell('microphone', 'running')
    void this.#devices.open('video')
    void this.#devices.open('audio')
  }

  readonly choose = (choice: DeviceChoice): void => void this.#devices?.choose(choice)

  readonly retry = (kind: Kind): void => {
    this.#tell(partOf[kind], 'running')
    void this.#devices?.open(kind)
  }

  readonly next = (kind: Kind): void => {
    this.#tell(partOf[kind], 'running')
    void this.#devices?.next(kind)
  }

  readonly playTone = (): void => {
    this.#tell('speaker', 'running')
    void playTone(this.#view.devices.chosen.speaker).then(
      () => this.#view.states.speaker === 'running' && this.#tell('speaker', 'idle'),
      () => this.#tell('speaker', 'missing'),
    )
  }

  readonly hear = (): void => this.#tell('speaker', 'good')

  /** Once more, with the picture that there is. */
  readonly tryNetwork = async (): Promise<void> => {
    const track = this.#devices?.track('video')
    const { signal } = this.#leaving
    if (!track || this.#view.states.network === 'running') return
    this.#tell('network', 'running')
    const result = await tryNetwork(this.#parts, track, signal).catch(() => ({
      isGood: false,
      entered: undefined,
      roundTrip: undefined,
    }))
    if (signal.aborted) return
    this.#write(`network entered=${result.entered ?? '-'}ms roundTrip=${result.roundTrip ?? '-'}ms`)
    this.#tell('network', result.isGood ? 'good' : 'network')
  }

  /** Lets go of everything. */
  close(): void {
    this.#leaving.abort()
    for (const kind of ['audio', 'video'] as const) this.#followed[kind]?.()
    this.#followed = {}
    this.#devices?.close()
    this.#devices = undefined
    this.#set(initial)
  }

  #takeTrack(kind: Kind, track: MediaStreamTrack | null): void {
    this.#followed[kind]?.()
    if (kind === 'video') {
      this.#pictures = []
      this.#set({ picture: track })
      this.#followed.video = track ? followPicture(track, (isDark) => this.#takePicture(isDark)) : undefined
      if (track && ['idle', 'network'].includes(this.#view.states.network)) void this.tryNetwork()
      return
    }
    this.#levels = []
    this.#followed.audio = track ? followLevel(track, (level) => this.#takeLevel(level)) : undefined
  }

  #takePicture(isDark: boolean): void {
    this.#pictures = [...this.#pictures.slice(1 - looks), isDark]
    if (!isDark) this.#tell('camera', 'good')
    else if (this.#pictures.length === looks && this.#pictures.every(Boolean)) this.#tell('camera', 'black')
  }

  #takeLevel(level: number): void {
    this.#levels = [...this.#levels.slice(1 - levels), level]
    this.#set({ level: Math.round(level * 20) / 20 })
    if (level >= heardFrom) this.#tell('microphone', 'good')
    else if (isSilent(this.#levels)) this.#tell('microphone', 'silent')
  }

  #tell(part: Part, state: PartState): void {
    if (this.#view.states[part] === state) return
    const states = { ...this.#view.states, [part]: state }
    this.#write(`${part} ${state}`)
    this.#set({ states })
    const bad = rehearsalParts.filter((one) => !['idle', 'running', 'good'].includes(states[one]))
    const isOver = (['camera', 'microphone', 'network'] as const).every(
      (one) => states[one] !== 'running' && states[one] !== 'idle',
    )
    if (isOver) keepRehearsal({ at: new Date().toISOString(), isGood: bad.length === 0, bad })
  }

  #write(text: string): void {
    this.#lines = [...this.#lines, { at: performance.now() - this.#begunAt, text }]
    this.#set({ log: logText(this.#lines) })
  }

  #set(part: Partial<RehearsalView>): void {
    this.#view = { ...this.#view, ...part }
    for (const listener of this.#listeners) listener()
  }
}

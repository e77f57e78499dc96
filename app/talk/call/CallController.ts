import { narrowBounds, unknownBounds, type Bounds } from '../../session/clockBounds.ts'
import type { Surface } from '../devices/deviceFaults.ts'
import type { DeviceChoice, DeviceList } from '../devices/devices.types.ts'
import type { EngineName } from '../engine/engines.ts'
import {
  EngineFailure,
  kinds,
  type EndReason,
  type EngineEvent,
  type EngineJoin,
  type EngineSample,
  type EngineState,
  type Kind,
  type MediaEngine,
} from '../engine/MediaEngine.ts'
import { lossBetween } from '../engine/samples.ts'
import type { Call, CallJoin } from './call.types.ts'
import { faultWords, gravestOf, type CallTrouble, type FaultAction } from './callFaults.ts'
import { counterpartOf, nobody, sideWith } from './callSides.ts'
import { LocalMedia } from './LocalMedia.ts'
import { holdTalk } from './oneTab.ts'
import { pauseBetweenSteps, stepAfter } from './recovery.ts'
import { hostTime, remainingOf } from './remaining.ts'

/** What a room needs beside its key: from C149. */
export type TalkEnvironment = Pick<EngineJoin, 'signallingUrl' | 'iceServers'> & { engine: EngineName }

export interface CallParts {
  createEngine: (name: EngineName) => Promise<MediaEngine>
  askEnvironment: () => Promise<TalkEnvironment>
  surface: () => Surface
  /** Whether the page has been touched: sound and camera begin only then. */
  isTouched: () => boolean
}

/** No spinner is longer than that without a word, milliseconds. */
const shortPause = 2_000
/** A connection that has never come about in that time is blocked, milliseconds. */
const blockedAfter = 8_000
/** Between two looks at the clock, milliseconds. */
const tick = 200
/** Part of the packets that are lost where a connection is called weak. */
const weakLoss = 0.08

type CallOnlyTrouble = Extract<CallTrouble, { on: 'call' }>['kind']
type State = Omit<Call, 'fault' | 'remaining' | 'remote' | 'onToggle' | 'onChoose' | 'onResume' | 'onLeave'>

const noDevices: DeviceList = { cameras: [], microphones: [], speakers: [], chosen: {} }
const initial: State = {
  phase: 'idle',
  connection: 'connecting',
  local: nobody,
  remotes: {},
  isRecording: false,
  devices: noDevices,
  isTalkingMuted: false,
  level: 0,
}

/** One call from its join to its end: devices, engine, clock, and what is done when something fails. */
export class CallController {
  readonly #parts: CallParts
  readonly #listeners = new Set<() => void>()
  readonly #local = new LocalMedia({
    onTrack: (kind, track) => this.#join?.isTalking && void this.#engine?.publish(kind, track).catch(this.#lose),
    onChange: (changed) => this.#set(changed),
  })
  #state: State = initial
  #shown: Call
  #join: CallJoin | undefined
  #clock: Bounds = unknownBounds
  #engine: MediaEngine | undefined
  #stay = new AbortController()
  #letGo: () => void = () => undefined
  #callTrouble: CallOnlyTrouble | undefined
  #hasBeenUp = false
  /** The last look at the connection. */
  #sample: EngineSample | undefined
  #isRecovering = false
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(parts: CallParts) {
    this.#parts = parts
    this.#shown = this.#show()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly snapshot = (): Call => this.#shown

  /** Takes what the page knows now. */
  take(join: CallJoin | undefined): void {
    const former = this.#join
    this.#join = join
    if (join && former?.heard !== join.heard) this.#clock = narrowBounds(this.#clock, join.heard)
    if (former?.channelId !== join?.channelId) {
      this.#release()
      this.#set({ ...initial, devices: this.#state.devices })
      this.#callTrouble = undefined
      if (join && !this.#parts.isTouched()) this.#set({ phase: 'paused' })
      else if (join) void this.#begin()
    } else if (join && former?.isTalking !== join.isTalking) void this.#publishAll().catch(this.#lose)
    if (join?.isRecording !== undefined) this.#set({ isRecording: join.isRecording })
    this.#set({})
  }

  readonly toggle = (kind: Kind): void => {
    this.#local.toggle(kind)
    if (kind === 'audio') void this.#engine?.setSending('audio', !this.#local.isOff('audio')).catch(this.#lose)
  }

  readonly choose = (choice: DeviceChoice): void => this.#local.choose(choice)

  readonly resume = (): void => {
    if (!this.#join || this.#state.phase === 'joined' || this.#state.phase === 'over') return
    this.#release()
    this.#callTrouble = undefined
    void this.#begin()
  }

  readonly leave = (): void => this.#end('left')

  /** The page goes. */
  close(): void {
    this.#release()
    this.#join = undefined
    this.#set(initial)
  }

  async #begin(): Promise<void> {
    const join = this.#join
    if (!join) return
    const stay = (this.#stay = new AbortController())
    this.#set({ phase: 'joining', connection: 'connecting', ended: undefined, remotes: {} })
    this.#hasBeenUp = false
    this.#hold(join)
    this.#timers.push(
      setInterval(() => this.#set({}), tick),
      setInterval(() => void this.#judgeQuality(), shortPause),
    )
    this.#watchPatience()
    const isWatching = join.room.role === 'MONITOR'
    if (!isWatching) this.#local.open()
    try {
      const { engine: name, ...environment } = await this.#parts.askEnvironment()
      const engine = await this.#parts.createEngine(name)
      stay.signal.throwIfAborted()
      this.#engine = engine
      engine.on((event) => engine === this.#engine && this.#hear(event))
      if (this.#local.isOff('audio')) await engine.setSending('audio', false)
      await this.#publishAll()
      await this.#connect(engine, environment, stay.signal)
      this.#set({ phase: 'joined' })
    } catch (error) {
      if (stay.signal.aborted) return
      this.#stop('room-refused', error instanceof EngineFailure ? 'over' : 'paused')
    }
  }

  #connect(engine: MediaEngine, environment: Omit<TalkEnvironment, 'engine'>, signal: AbortSignal): Promise<void> {
    const { channelId = '', room } = this.#join ?? {}
    const role = room?.role === 'UNKNOWN' ? 'MEMBER' : (room?.role ?? 'MEMBER')
    // The room is still left with a key to it, when the page is in another one already, or in none.
    let newest = room?.token ?? ''
    const token = () => {
      if (this.#join?.channelId === channelId) newest = this.#join.room.token
      return newest
    }
    return engine.connect({ channelId, role, token, ...environment }, signal)
  }

  /** With Web Locks the other tab of this browser hears at once; the host says the same to other browsers. */
  #hold({ livetalkId, room }: CallJoin): void {
    this.#letGo = room.role === 'MONITOR' ? () => undefined : holdTalk(livetalkId, () => this.#hear(replaced))
  }

  /** Nothing is sent before the talk has begun. */
  async #publishAll(): Promise<void> {
    const { isTalking = false, room } = this.#join ?? {}
    if (room?.role === 'MONITOR') return
    const trackOf = (kind: Kind) => (isTalking ? this.#local.track(kind) : null)
    await Promise.all(kinds.map((kind) => this.#engine?.publish(kind, trackOf(kind)) ?? Promise.resolve()))
  }

  #hear(event: EngineEvent): void {
    if (event.t === 'state') this.#hearState(event.s)
    if (event.t === 'recording') this.#set({ isRecording: event.isOn })
    if (event.t === 'remote') this.#set({ remotes: sideWith(this.#state.remotes, event) })
    if (event.t === 'ended' && event.why === 'replaced') this.#stop('other-tab', 'paused')
    else if (event.t === 'ended' && (event.why === 'auth' || event.why === 'server'))
      this.#stop('room-refused', 'paused')
    else if (event.t === 'ended') this.#end(event.why)
  }

  #hearState(connection: EngineState): void {
    this.#set({ connection })
    if (connection === 'up' || connection === 'weak') {
      this.#hasBeenUp = true
      this.#setTrouble(undefined)
    } else {
      // What is lost while there is no connection says nothing of the next one.
      this.#sample = undefined
      this.#watchPatience()
    }
    if (connection === 'recovering' || connection === 'down') void this.#recover()
  }

  /** After a short while there are words and a button, whatever it is that takes so long. */
  #watchPatience(): void {
    const isWaiting = () => !['up', 'weak'].includes(this.#state.connection)
    this.#later(shortPause, () => isWaiting() && !this.#callTrouble && this.#setTrouble('network-lost'))
    this.#later(blockedAfter, () => isWaiting() && !this.#hasBeenUp && this.#setTrouble('network-blocked'))
  }

  /** What could not be sent, muted or mended shows that the connection is lost: the page says so, and recovers it. */
  readonly #lose = (): void => {
    if (!this.#stay.signal.aborted) this.#hearState('down')
  }

  /** Tries on and on, until it is up or over. */
  async #recover(): Promise<void> {
    if (this.#isRecovering) return
    this.#isRecovering = true
    const { signal } = this.#stay
    const isLost = () => !signal.aborted && ['recovering', 'down'].includes(this.#state.connection)
    for (let failed = 0; isLost(); failed += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      if (await this.#engine?.recover(stepAfter(failed)).catch(() => false)) break
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenSteps))
    }
    this.#isRecovering = false
    if (isLost()) void this.#recover()
  }

  async #judgeQuality(): Promise<void> {
    const { connection } = this.#state
    if (!this.#engine || (connection !== 'up' && connection !== 'weak')) return
    const before = this.#sample
    const sample = await this.#engine.stats().catch(() => undefined)
    this.#sample = sample
    if (!before || !sample) return
    const next = lossBetween(before, sample) > weakLoss ? 'weak' : 'up'
    if (this.#state.connection === connection && next !== connection) this.#set({ connection: next })
  }

  #act(does: FaultAction): void {
    const kind: Kind = this.#local.causes.audio ? 'audio' : 'video'
    if (does === 'retry-device') this.#local.retry(kind)
    if (does === 'next-device') this.#local.next(kind)
    if (does === 'reconnect') void this.#engine?.recover('rejoin').catch(this.#lose)
    if (does === 'relay')
      void this.#engine
        ?.recover('relay')
        .then((helped) => helped || this.#engine?.recover('rejoin'))
        .catch(this.#lose)
    if (does === 'take-over' || does === 'rejoin') this.resume()
  }

  #setTrouble(trouble: CallOnlyTrouble | undefined): void {
    this.#callTrouble = trouble
    this.#set({})
  }

  /** Lets go of everything, and says why. */
  #stop(trouble: 'other-tab' | 'room-refused', phase: 'paused' | 'over'): void {
    this.#release()
    this.#callTrouble = trouble
    this.#set({ phase: phase === 'over' && trouble === 'room-refused' ? 'paused' : phase })
  }

  #end(why: EndReason | 'left'): void {
    this.#release()
    this.#callTrouble = undefined
    this.#set({ phase: 'over', ended: why })
  }

  #release(): void {
    this.#stay.abort()
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    this.#local.close()
    // It is left in any case: what fails now changes nothing.
    void this.#engine?.leave().catch(() => undefined)
    this.#engine = undefined
    this.#letGo()
    this.#letGo = () => undefined
    this.#set({ remotes: {} })
  }

  #later(milliseconds: number, then: () => void): void {
    this.#timers.push(setTimeout(then, milliseconds))
  }

  #set(part: Partial<State>): void {
    const next = { ...this.#state, ...part }
    this.#state = next
    const shown = this.#show()
    if (isSame(shown, this.#shown)) return
    this.#shown = shown
    for (const listener of this.#listeners) listener()
  }

  #show(): Call {
    const { phase, remotes } = this.#state
    const isOn = this.#join?.isTalking && phase !== 'over'
    return {
      ...this.#state,
      remote: remotes[counterpartOf(this.#join?.room.role)] ?? nobody,
      remaining: isOn && this.#join ? remainingOf(this.#join.endTime, hostTime(this.#clock, Date.now())) : undefined,
      fault: this.#faultOf(),
      onToggle: this.toggle,
      onChoose: this.choose,
      onResume: this.resume,
      onLeave: this.leave,
    }
  }

  #faultOf(): Call['fault'] {
    const troubles: CallTrouble[] = kinds.flatMap((kind) => {
      const cause = this.#local.causes[kind]
      return cause ? [{ on: 'device', device: { kind, cause } }] : []
    })
    if (this.#callTrouble) troubles.push({ on: 'call', kind: this.#callTrouble })
    const gravest = gravestOf(troubles)
    if (!gravest) return undefined
    const { action, ...words } = faultWords(gravest, this.#parts.surface())
    return { ...words, action: { label: action.label, onPress: () => this.#act(action.does) } }
  }
}

const replaced: EngineEvent = { t: 'ended', why: 'replaced' }

/** Whether a page would look the same: what is made anew each time is compared by what is in it. */
function isSame(one: Call, other: Call): boolean {
  const { fault, remaining, ...rest } = one
  const { fault: otherFault, remaining: otherRemaining, ...otherRest } = other
  const isSameFault = fault?.kind === otherFault?.kind && fault?.title === otherFault?.title
  const isSameRest = remaining?.seconds === otherRemaining?.seconds
  const names = Object.keys(rest) as (keyof typeof rest)[]
  return isSameFault && isSameRest && names.every((name) => Object.is(rest[name], otherRest[name]))
}

import { pause } from '../../../time/pause.ts'
import { narrowClockOffset, unknownClockOffset, type ClockOffsetBounds } from '../../../time/clockBounds.ts'
import type { PageContainer } from '../devices/deviceFaults.ts'
import type { DeviceChoice, DeviceList } from '../devices/devices.types.ts'
import type { EngineName } from '../engines.ts'
import {
  EngineFailure,
  mediaKinds,
  type EndReason,
  type EngineEvent,
  type EngineJoin,
  type EngineSample,
  type EngineState,
  type MediaKind,
  type MediaEngine,
} from '../engine/MediaEngine.ts'
import { packetLossBetween } from '../engine/engineSamples.ts'
import type { LivetalkCall, CallJoin } from '../call.types.ts'
import { messageOfTroubles, troublesBySeverity, type CallTrouble, type FaultAction } from './callFaults.ts'
import { counterpartRoleOf, emptyParticipant, withRemoteTrack } from './callParticipants.ts'
import { LocalMedia } from './LocalMedia.ts'
import { takeOverTalk } from './takeOverTalk.ts'
import { recoveryPauseMs, recoveryStepAfter } from './recovery.ts'
import { estimateServerTime, remainingTimeOf } from './remainingTime.ts'

/** How to connect to a room, besides the room's key: signalling address, ICE servers and engine (C149). */
export type TalkEnvironment = Pick<EngineJoin, 'signallingUrl' | 'iceServers'> & { engine: EngineName }

/** What a call uses of its environment. Tests replace it. */
export interface CallParts {
  createEngine: (name: EngineName) => Promise<MediaEngine>
  loadTalkEnvironment: () => Promise<TalkEnvironment>
  surface: () => PageContainer
  /** Whether the user has interacted with the page. Sound and camera start only after that. */
  hasUserActivation: () => boolean
}

/** After this time (ms) without a connection, the user sees a message, and not only a spinner. */
const slowConnectionMs = 2_000
/** A first connection that takes longer than this (ms) counts as blocked by the network. */
const blockedAfterMs = 8_000
/** Interval (ms) at which the remaining time is recomputed. */
const clockTickMs = 200
/** Share of lost packets (0–1) above which a connection counts as weak. */
const weakLossRatio = 0.08

type CallOnlyTrouble = Extract<CallTrouble, { on: 'call' }>['kind']
type State = Omit<LivetalkCall, 'fault' | 'remaining' | 'remote' | 'onToggle' | 'onChoose' | 'onResume' | 'onLeave'>

const noDevices: DeviceList = { cameras: [], microphones: [], speakers: [], chosen: {} }
const initial: State = {
  phase: 'idle',
  connection: 'connecting',
  local: emptyParticipant,
  remotes: {},
  isRecording: false,
  devices: noDevices,
  isTalkingMuted: false,
  level: 0,
}

/** Runs one call from join to end: devices, media engine, countdown and recovery from failures. */
export class CallController {
  readonly #parts: CallParts
  readonly #listeners = new Set<() => void>()
  readonly #local = new LocalMedia({
    onTrack: (kind, track) =>
      this.#join?.isTalking && void this.#engine?.publish(kind, track).catch(this.#handlerOfSendFailure()),
    onSending: (kind, isOn) => void this.#engine?.setSending(kind, isOn).catch(this.#handlerOfSendFailure()),
    onChange: (changed) => this.#setState(changed),
  })
  #state: State = initial
  #view: LivetalkCall
  #join: CallJoin | undefined
  #clock: ClockOffsetBounds = unknownClockOffset
  #engine: MediaEngine | undefined
  #abortController = new AbortController()
  #releaseTabLock: () => void = () => undefined
  #callTrouble: CallOnlyTrouble | undefined
  #hasBeenUp = false
  /** The connection statistics of the last measurement, from which the packet loss since then is computed. */
  #sample: EngineSample | undefined
  /** The signal of the stay in a room whose connection is being recovered. */
  #recovering: AbortSignal | undefined
  #timers: ReturnType<typeof setTimeout>[] = []

  constructor(parts: CallParts) {
    this.#parts = parts
    this.#view = this.#toCall()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly snapshot = (): LivetalkCall => this.#view

  /** Applies the answer of the page's last poll. Joins, changes or leaves the room when `channelId` changes. */
  update(join: CallJoin | undefined): void {
    const former = this.#join
    this.#join = join
    if (join && former?.clockAnswer !== join.clockAnswer) this.#clock = narrowClockOffset(this.#clock, join.clockAnswer)
    if (former?.channelId !== join?.channelId) {
      this.#release()
      this.#setState({ ...initial, devices: this.#state.devices })
      this.#callTrouble = undefined
      if (join && !this.#parts.hasUserActivation()) this.#setState({ phase: 'paused' })
      else if (join) void this.#begin()
    } else if (join && former?.isTalking !== join.isTalking) void this.#publishAll().catch(this.#handlerOfSendFailure())
    if (join?.isRecording !== undefined) this.#setState({ isRecording: join.isRecording })
    this.#setState({})
  }

  readonly toggle = (kind: MediaKind): void => this.#local.toggle(kind)

  readonly choose = (choice: DeviceChoice): void => this.#local.choose(choice)

  readonly resume = (): void => {
    if (!this.#join || this.#state.phase === 'joined' || this.#state.phase === 'over') return
    this.#release()
    this.#callTrouble = undefined
    void this.#begin()
  }

  readonly leave = (): void => this.#end('left')

  /** Releases devices, connection and lock. Call it when the page unloads or unmounts. */
  close(): void {
    this.#release()
    this.#join = undefined
    this.#setState(initial)
  }

  async #begin(): Promise<void> {
    const join = this.#join
    if (!join) return
    const abortController = (this.#abortController = new AbortController())
    const isRecording = join.isRecording ?? false
    this.#setState({ phase: 'joining', connection: 'connecting', ended: undefined, remotes: {}, isRecording })
    this.#hasBeenUp = false
    this.#takeOverFromTabs(join)
    this.#timers.push(
      setInterval(() => this.#setState({}), clockTickMs),
      setInterval(() => void this.#measureQuality(), slowConnectionMs),
    )
    this.#watchSlowConnection()
    const isWatching = join.room.role === 'MONITOR'
    if (!isWatching) this.#local.open()
    try {
      const { engine: name, ...environment } = await this.#parts.loadTalkEnvironment()
      const engine = await this.#parts.createEngine(name)
      abortController.signal.throwIfAborted()
      this.#engine = engine
      engine.on((event) => engine === this.#engine && this.#handleEvent(event))
      const muted = mediaKinds.filter((kind) => !this.#local.isSending(kind))
      await Promise.all(muted.map((kind) => engine.setSending(kind, false)))
      await this.#publishAll()
      await this.#connect(engine, environment, abortController.signal)
      this.#setState({ phase: 'joined' })
    } catch (error) {
      if (abortController.signal.aborted) return
      this.#stop('room-refused', error instanceof EngineFailure ? 'over' : 'paused')
    }
  }

  #connect(engine: MediaEngine, environment: Omit<TalkEnvironment, 'engine'>, signal: AbortSignal): Promise<void> {
    const { channelId = '', room } = this.#join ?? {}
    const role = room?.role === 'UNKNOWN' ? 'MEMBER' : (room?.role ?? 'MEMBER')
    // The newest key of this room. Leaving the room needs the key, even after the page has changed to another room or
    // to none.
    let newest = room?.token ?? ''
    const token = () => {
      if (this.#join?.channelId === channelId) newest = this.#join.room.token
      return newest
    }
    return engine.connect({ channelId, role, token, ...environment }, signal)
  }

  /** Ends this call in other tabs of this browser through Web Locks. The server does the same across browsers. */
  #takeOverFromTabs({ livetalkId, room }: CallJoin): void {
    this.#releaseTabLock =
      room.role === 'MONITOR' ? () => undefined : takeOverTalk(livetalkId, () => this.#handleEvent(replacedEvent))
  }

  /** Publishes the tracks of camera and microphone, or null for both before the talk has begun. */
  async #publishAll(): Promise<void> {
    const { isTalking = false, room } = this.#join ?? {}
    if (room?.role === 'MONITOR') return
    const trackOf = (kind: MediaKind) => (isTalking ? this.#local.track(kind) : null)
    await Promise.all(mediaKinds.map((kind) => this.#engine?.publish(kind, trackOf(kind)) ?? Promise.resolve()))
  }

  #handleEvent(event: EngineEvent): void {
    if (event.t === 'state') this.#handleConnection(event.s)
    if (event.t === 'recording') this.#setState({ isRecording: event.isOn })
    if (event.t === 'remote') this.#setState({ remotes: withRemoteTrack(this.#state.remotes, event) })
    if (event.t === 'ended' && event.why === 'replaced') this.#stop('other-tab', 'paused')
    else if (event.t === 'ended' && (event.why === 'auth' || event.why === 'server'))
      this.#stop('room-refused', 'paused')
    else if (event.t === 'ended') this.#end(event.why)
  }

  #handleConnection(connection: EngineState): void {
    this.#setState({ connection })
    if (connection === 'up' || connection === 'weak') {
      this.#hasBeenUp = true
      this.#setTrouble(undefined)
    } else {
      // Drops the last statistics: packets that were lost while disconnected say nothing about the next connection.
      this.#sample = undefined
      this.#watchSlowConnection()
    }
    if (connection === 'recovering' || connection === 'down') void this.#recover()
  }

  /** Shows a message with a button if the connection takes too long, whatever the cause. */
  #watchSlowConnection(): void {
    const isWaiting = () => !['up', 'weak'].includes(this.#state.connection)
    this.#schedule(slowConnectionMs, () => isWaiting() && !this.#callTrouble && this.#setTrouble('network-lost'))
    this.#schedule(blockedAfterMs, () => isWaiting() && !this.#hasBeenUp && this.#setTrouble('network-blocked'))
  }

  /**
   * Returns the handler for a track that could not be published, muted or recovered. The connection is then lost: shows
   * that and starts recovery, unless the call has left the room in the meantime.
   */
  #handlerOfSendFailure(): () => void {
    const { signal } = this.#abortController
    return () => {
      if (!signal.aborted) this.#handleConnection('down')
    }
  }

  /** Repeats recovery steps until the connection works again or the call has ended. */
  async #recover(): Promise<void> {
    const engine = this.#engine
    const { signal } = this.#abortController
    // A step of the previous room's recovery may still run. It does not keep the current room from its own recovery.
    if (!engine || this.#recovering === signal) return
    this.#recovering = signal
    const isLost = () => !signal.aborted && ['recovering', 'down'].includes(this.#state.connection)
    for (let failed = 0; isLost(); failed += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      if (await engine.recover(recoveryStepAfter(failed)).catch(() => false)) break
      // oxlint-disable-next-line no-await-in-loop -- one step after the other
      await pause(recoveryPauseMs)
    }
    if (this.#recovering === signal) this.#recovering = undefined
    if (isLost()) void this.#recover()
  }

  async #measureQuality(): Promise<void> {
    const { connection } = this.#state
    if (!this.#engine || (connection !== 'up' && connection !== 'weak')) return
    const before = this.#sample
    const sample = await this.#engine.stats().catch(() => undefined)
    this.#sample = sample
    if (!before || !sample) return
    const next = packetLossBetween(before, sample) > weakLossRatio ? 'weak' : 'up'
    if (this.#state.connection === connection && next !== connection) this.#setState({ connection: next })
  }

  #runFaultAction(command: FaultAction, trouble: CallTrouble): void {
    const kind: MediaKind = trouble.on === 'device' ? trouble.device.kind : 'audio'
    if (command === 'retry-device') this.#local.retry(kind)
    if (command === 'next-device') this.#local.next(kind)
    if (command === 'reconnect') void this.#engine?.recover('rejoin').catch(this.#handlerOfSendFailure())
    if (command === 'relay')
      void this.#engine
        ?.recover('relay')
        .then((helped) => helped || this.#engine?.recover('rejoin'))
        .catch(this.#handlerOfSendFailure())
    if (command === 'take-over' || command === 'rejoin') this.resume()
  }

  #setTrouble(trouble: CallOnlyTrouble | undefined): void {
    this.#callTrouble = trouble
    this.#setState({})
  }

  /** Releases everything, and shows `trouble` as the reason why the call stopped. */
  #stop(trouble: 'other-tab' | 'room-refused', phase: 'paused' | 'over'): void {
    this.#release()
    this.#callTrouble = trouble
    this.#setState({ phase: phase === 'over' && trouble === 'room-refused' ? 'paused' : phase })
  }

  #end(why: EndReason | 'left'): void {
    this.#release()
    this.#callTrouble = undefined
    this.#setState({ phase: 'over', ended: why })
  }

  #release(): void {
    this.#abortController.abort()
    for (const timer of this.#timers.splice(0)) clearTimeout(timer)
    this.#local.close()
    // Ignores an error of leaving the room, because this page no longer uses the engine.
    void this.#engine?.leave().catch(() => undefined)
    this.#engine = undefined
    this.#releaseTabLock()
    this.#releaseTabLock = () => undefined
    this.#setState({ remotes: {} })
  }

  #schedule(milliseconds: number, then: () => void): void {
    this.#timers.push(setTimeout(then, milliseconds))
  }

  #setState(part: Partial<State>): void {
    const next = { ...this.#state, ...part }
    this.#state = next
    const shown = this.#toCall()
    if (isSame(shown, this.#view)) return
    this.#view = shown
    for (const listener of this.#listeners) listener()
  }

  #toCall(): LivetalkCall {
    const { phase, remotes } = this.#state
    const isOn = this.#join?.isTalking && phase !== 'over'
    return {
      ...this.#state,
      remote: remotes[counterpartRoleOf(this.#join?.room.role)] ?? emptyParticipant,
      remaining:
        isOn && this.#join
          ? remainingTimeOf(this.#join.endTime, estimateServerTime(this.#clock, Date.now()))
          : undefined,
      fault: this.#faultOf(),
      onToggle: this.toggle,
      onChoose: this.choose,
      onResume: this.resume,
      onLeave: this.leave,
    }
  }

  #faultOf(): LivetalkCall['fault'] {
    const troubles: CallTrouble[] = mediaKinds.flatMap((kind) => {
      const cause = this.#local.causes[kind]
      return cause ? [{ on: 'device', device: { kind, cause } }] : []
    })
    if (this.#callTrouble) troubles.push({ on: 'call', kind: this.#callTrouble })
    const [gravest, ...others] = troublesBySeverity(troubles)
    if (!gravest) return undefined
    const { action, ...message } = messageOfTroubles([gravest, ...others], this.#parts.surface())
    return { ...message, action: { label: action.label, onPress: () => this.#runFaultAction(action.command, gravest) } }
  }
}

const replacedEvent: EngineEvent = { t: 'ended', why: 'replaced' }

/**
 * Whether two calls render the same. Compares the fields of `fault` and `remaining`, because these are new objects each
 * time.
 */
function isSame(one: LivetalkCall, other: LivetalkCall): boolean {
  const { fault, remaining, ...rest } = one
  const { fault: otherFault, remaining: otherRemaining, ...otherRest } = other
  const isSameFault =
    fault?.kind === otherFault?.kind && fault?.title === otherFault?.title && fault?.text === otherFault?.text
  const isSameRest = remaining?.seconds === otherRemaining?.seconds
  const names = Object.keys(rest) as (keyof typeof rest)[]
  return isSameFault && isSameRest && names.every((name) => Object.is(rest[name], otherRest[name]))
}

import type { Engine, Fault, PlayerSource } from './engine.types.ts'
import { hlsEngine } from './hlsEngine.ts'
import { nativeEngine } from './nativeEngine.ts'
import {
  calmSeconds,
  nextStep,
  patienceFor,
  type RecoveryState,
  type StepCounts,
  type RecoveryStep,
} from './recovery.ts'
import { browserNetParts, StreamFault, StreamNet } from './streamNet.ts'

export interface AttachmentParts {
  video: HTMLVideoElement
  source: PlayerSource
  /** Requests a new stream URL from the server. */
  renew: () => Promise<PlayerSource>
  /** Starts playback, or handles that the browser does not allow it. */
  play: () => void
  /** Called when all recovery steps have failed. */
  onFailed: (fault: Fault | 'stall') => void
}

const hlsType = 'application/vnd.apple.mpegurl'

/** The engine that has last played a stream in this browser, because `canPlayType` is unreliable. */
let lastWorkingKind: Engine['kind'] | undefined

/**
 * Engines for a source, the best first: the browser's own if it claims to support the format, and hls.js if it can run.
 */
export function enginesFor(
  format: PlayerSource['format'],
  video: Pick<HTMLVideoElement, 'canPlayType'>,
): Engine['kind'][] {
  if (format === 'FILE') return ['native']
  const canRunHls = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis
  const both = [video.canPlayType(hlsType) !== '' && 'native', canRunHls && 'hls'] as const
  const kinds = both.filter((kind) => kind !== false)
  return kinds.toSorted((a, b) => Number(b === lastWorkingKind) - Number(a === lastWorkingKind))
}

/**
 * Connects a `<video>` with an engine. Stores the position, restores it after every fault, and reports when recovery
 * has failed.
 */
export class Attachment {
  private readonly parts: AttachmentParts
  private readonly kinds: Engine['kind'][]
  private readonly net: StreamNet
  private readonly control = new AbortController()
  private engine: Engine | undefined
  private address: string
  private spent: StepCounts = {}
  private place: number | undefined
  private stillSince = 0
  private calmFrom = 0
  private hasPlayed = false
  /** Whether the viewer wants the video to play. Kept when the engine is replaced. */
  wantsPlay = false

  constructor(parts: AttachmentParts) {
    this.parts = parts
    this.address = parts.source.address
    this.kinds = enginesFor(parts.source.format, parts.video)
    this.net = new StreamNet(new URL(this.address, location.href).href, browserNetParts(this.renew))
  }

  get current(): Engine | undefined {
    return this.engine
  }

  begin(place?: number): void {
    this.place = place
    // A new source pauses the video, so play again if wanted.
    const goOn = () => this.wantsPlay && this.parts.play()
    const { signal } = this.control
    this.parts.video.addEventListener('loadedmetadata', goOn, { signal })
    this.parts.video.addEventListener('seeking', this.keepPlace, { signal })
    const [kind] = this.kinds
    if (kind) this.attach(kind)
    else this.parts.onFailed('unplayable')
  }

  destroy(): void {
    this.control.abort()
    this.engine?.destroy()
    this.engine = undefined
  }

  private readonly renew = async (): Promise<string | undefined> => {
    const { address } = await this.parts.renew()
    this.address = address
    return address
  }

  private attach(kind: Engine['kind']): void {
    const { video } = this.parts
    this.engine?.destroy()
    const events = { onFault: (fault: Fault) => void this.recover(fault) }
    this.stillSince = performance.now()
    this.engine =
      kind === 'native'
        ? nativeEngine(video, this.address, events, this.probe)
        : hlsEngine(video, this.address, events, this.net)
    this.engine.load(this.place)
  }

  /**
   * Requests the stream to find out what the browser's own engine does not report: a failing server or an expired URL.
   */
  private readonly probe = async (address: string): Promise<Fault | undefined> => {
    try {
      const { signal } = this.control
      const { body } = await this.net.get(new URL(address, location.href).href, { signal, cache: 'no-store' })
      // Cancel the body, which may be a whole film.
      void body?.cancel().catch(() => {})
      if (this.address !== address) return 'expired'
      return this.hasPlayed ? 'network' : undefined
    } catch (error) {
      return error instanceof StreamFault ? error.fault : undefined
    }
  }

  /** Without a source, the video's own time is meaningless. */
  private readonly keepPlace = (): void => {
    const { readyState, currentTime } = this.parts.video
    if (readyState > 0 && currentTime > 0) this.place = currentTime
  }

  private async recover(fault: Fault | 'stall'): Promise<void> {
    if (this.control.signal.aborted) return
    const { step, spent } = nextStep(this.spent, fault, this.recoveryState())
    this.spent = spent
    this.calmFrom = performance.now()
    this.stillSince = performance.now()
    this.keepPlace()
    await this.executeStep(step, fault)
  }

  private recoveryState(): RecoveryState {
    const ahead = loadedAhead(this.parts.video)
    return { canChange: this.kinds.length > 1, hasCome: this.hasPlayed || ahead > 0.5, ahead }
  }

  private async executeStep(step: RecoveryStep, fault: Fault | 'stall'): Promise<void> {
    const { video, onFailed } = this.parts
    const [kind = 'native'] = this.kinds
    if (step === 'nudge') video.currentTime += 0.2
    else if (step === 'resume') this.engine?.resumeLoading()
    else if (step === 'recover' && this.engine?.recoverMedia()) return
    else if (step === 'recover' || step === 'reattach') this.attach(kind)
    else if (step === 'change') this.attach(this.kinds.reverse()[0] ?? kind)
    else if (step === 'renew') await this.attachRenewed(kind, fault)
    else onFailed(fault)
  }

  private async attachRenewed(kind: Engine['kind'], fault: Fault | 'stall'): Promise<void> {
    // If the stream's requests have found the expiry, they have already renewed the URL.
    const isFresh = fault === 'expired' && this.address !== this.parts.source.address
    if (!isFresh) await this.renew().catch(() => this.parts.onFailed(fault))
    if (!this.control.signal.aborted) this.attach(kind)
  }

  /** Polled about once a second: stores the position, and starts the recovery if it does not advance. */
  poll(): void {
    const { video } = this.parts
    const now = performance.now()
    const moved = video.currentTime !== this.place && video.readyState >= 2
    if (moved) this.moved(video.currentTime, now)
    if (moved || this.isStandstillExpected() || video.ended || video.error) this.stillSince = now
    const still = (now - this.stillSince) / 1000
    if (still > patienceFor(this.spent, this.recoveryState())) void this.recover('stall')
  }

  /**
   * Whether a standstill is expected: paused by the viewer (a new source also pauses the video), or a hidden tab, which
   * may load nothing before it is visible.
   */
  private isStandstillExpected(): boolean {
    return (this.parts.video.paused && !this.wantsPlay) || (document.hidden && !this.hasPlayed)
  }

  private moved(place: number, now: number): void {
    this.place = place
    this.hasPlayed = true
    lastWorkingKind = this.engine?.kind ?? lastWorkingKind
    if (now - this.calmFrom > calmSeconds * 1000) {
      this.spent = {}
      this.calmFrom = now
    }
  }
}

/** Seconds that are loaded beyond the position, ignoring small gaps. */
export function loadedAhead({ buffered, currentTime }: Pick<HTMLVideoElement, 'buffered' | 'currentTime'>): number {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) - 0.5 <= currentTime && currentTime < buffered.end(at)) return buffered.end(at) - currentTime
  return 0
}

import type { Engine, Fault, PlayerSource } from './engine.types.ts'
import { hlsEngine } from './hlsEngine.ts'
import { nativeEngine } from './nativeEngine.ts'
import { calm, nextStep, patienceFor, type Chances, type Spent, type Step } from './recovery.ts'
import { browserNet, StreamFault, StreamNet } from './streamNet.ts'

export interface AttachmentParts {
  video: HTMLVideoElement
  source: PlayerSource
  /** Asks the host for the address anew. */
  renew: () => Promise<PlayerSource>
  /** Begins to play, or says that the browser does not let it. */
  play: () => void
  /** Nothing more can be done. */
  onFailed: (fault: Fault | 'stall') => void
}

const hlsType = 'application/vnd.apple.mpegurl'

/** Which engine played a stream in this browser before: what it says it can is not always so. */
let played: Engine['kind'] | undefined

/** Engines for a source, the likeliest first: the browser's own where it claims to play it, hls.js where it can run. */
export function enginesFor(
  format: PlayerSource['format'],
  video: Pick<HTMLVideoElement, 'canPlayType'>,
): Engine['kind'][] {
  if (format === 'FILE') return ['native']
  const canRunHls = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis
  const both = [video.canPlayType(hlsType) !== '' && 'native', canRunHls && 'hls'] as const
  const kinds = both.filter((kind) => kind !== false)
  return kinds.toSorted((a, b) => Number(b === played) - Number(a === played))
}

/** A video and what feeds it. It knows the place, brings it back after every fault, and says so when it cannot. */
export class Attachment {
  private readonly parts: AttachmentParts
  private readonly kinds: Engine['kind'][]
  private readonly net: StreamNet
  private readonly control = new AbortController()
  private engine: Engine | undefined
  private address: string
  private spent: Spent = {}
  private place: number | undefined
  private stillSince = 0
  private calmFrom = 0
  private hasPlayed = false
  /** The viewer's wish, which outlives every new attachment. */
  wantsPlay = false

  constructor(parts: AttachmentParts) {
    this.parts = parts
    this.address = parts.source.address
    this.kinds = enginesFor(parts.source.format, parts.video)
    this.net = new StreamNet(new URL(this.address, location.href).href, browserNet(this.renew))
  }

  get current(): Engine | undefined {
    return this.engine
  }

  begin(place?: number): void {
    this.place = place
    // A new source pauses the video, whatever was asked of it before.
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

  /** What the browser's own engine does not say: whether the host is in trouble, or the address is over. */
  private readonly probe = async (address: string): Promise<Fault | undefined> => {
    try {
      const { signal } = this.control
      const { body } = await this.net.get(new URL(address, location.href).href, { signal, cache: 'no-store' })
      // A whole film may follow.
      void body?.cancel().catch(() => {})
      if (this.address !== address) return 'expired'
      return this.hasPlayed ? 'network' : undefined
    } catch (error) {
      return error instanceof StreamFault ? error.fault : undefined
    }
  }

  /** Without a source the video's own time means nothing. */
  private readonly keepPlace = (): void => {
    const { readyState, currentTime } = this.parts.video
    if (readyState > 0 && currentTime > 0) this.place = currentTime
  }

  private async recover(fault: Fault | 'stall'): Promise<void> {
    if (this.control.signal.aborted) return
    const { step, spent } = nextStep(this.spent, fault, this.chances())
    this.spent = spent
    this.calmFrom = performance.now()
    this.stillSince = performance.now()
    this.keepPlace()
    await this.take(step, fault)
  }

  private chances(): Chances {
    const ahead = loadedAhead(this.parts.video)
    return { canChange: this.kinds.length > 1, hasCome: this.hasPlayed || ahead > 0.5, ahead }
  }

  private async take(step: Step, fault: Fault | 'stall'): Promise<void> {
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
    // What the net found to be over it has renewed already.
    const isFresh = fault === 'expired' && this.address !== this.parts.source.address
    if (!isFresh) await this.renew().catch(() => this.parts.onFailed(fault))
    if (!this.control.signal.aborted) this.attach(kind)
  }

  /** One look, every second or so: the place, and whether it moves. */
  look(): void {
    const { video } = this.parts
    const now = performance.now()
    const moved = video.currentTime !== this.place && video.readyState >= 2
    if (moved) this.moved(video.currentTime, now)
    if (moved || this.mayRest() || video.ended || video.error) this.stillSince = now
    const still = (now - this.stillSince) / 1000
    if (still > patienceFor(this.spent, this.chances())) void this.recover('stall')
  }

  /**
   * Nobody waits for it. A new source pauses the video by itself, which is nobody's wish. A tab that nobody sees may
   * load nothing before it is looked at.
   */
  private mayRest(): boolean {
    return (this.parts.video.paused && !this.wantsPlay) || (document.hidden && !this.hasPlayed)
  }

  private moved(place: number, now: number): void {
    this.place = place
    this.hasPlayed = true
    played = this.engine?.kind ?? played
    if (now - this.calmFrom > calm * 1000) {
      this.spent = {}
      this.calmFrom = now
    }
  }
}

/** Seconds that are loaded beyond the place; a little hole does not end them. */
export function loadedAhead({ buffered, currentTime }: Pick<HTMLVideoElement, 'buffered' | 'currentTime'>): number {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) - 0.5 <= currentTime && currentTime < buffered.end(at)) return buffered.end(at) - currentTime
  return 0
}

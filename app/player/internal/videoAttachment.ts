import type { PlaybackEngine, PlaybackFault, PlayerSource } from './engine.types.ts'
import { createHlsEngine } from './createHlsEngine.ts'
import { createNativeEngine } from './createNativeEngine.ts'
import { loadHls } from './hlsBuild.ts'
import { readPreferences, savePreferences } from './preferences.ts'
import {
  recoveryResetSeconds,
  nextRecoveryStep,
  stallTimeoutSeconds,
  type RecoveryOptions,
  type UsedRecoverySteps,
  type RecoveryStep,
} from './recovery.ts'
import { declaresCaptions, hasNativeCaptions } from './streamCaptions.ts'
import { browserStreamNetParts, StreamFault, StreamNet } from './streamNet.ts'
import { removeStreamTracks } from './subtitles.ts'

/** What a `VideoAttachment` gets from its player. */
export interface VideoAttachmentParts {
  video: HTMLVideoElement
  source: PlayerSource
  /** Requests a new address from the server. */
  renew: () => Promise<PlayerSource>
  /** Starts playback, or shows that the browser blocked it. */
  play: () => void
  /** Called when all recovery steps have failed. */
  onFailed: (fault: PlaybackFault | 'stall') => void
}

const hlsType = 'application/vnd.apple.mpegurl'

/**
 * The kind of the engine that last played a stream in this browser. It is tried first, because `canPlayType` is not
 * always right.
 */
let lastWorkingEngine: PlaybackEngine['kind'] | undefined

/**
 * The kinds of engines that can play a source, the most suitable first: the native one if the browser says that it can
 * play the source, and hls.js if it can run. hls.js is first if the last stream had captions that only it offers.
 */
export function enginesFor(
  format: PlayerSource['format'],
  video: Pick<HTMLVideoElement, 'canPlayType'>,
): PlaybackEngine['kind'][] {
  if (format === 'FILE') return ['native']
  const canRunHls = 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis
  const both = [video.canPlayType(hlsType) !== '' && 'native', canRunHls && 'hls'] as const
  const kinds = both.filter((kind) => kind !== false)
  const isForCaptions = readPreferences().hasStreamCaptions && !hasNativeCaptions(video)
  const preferred = isForCaptions ? 'hls' : lastWorkingEngine
  return kinds.toSorted((a, b) => Number(b === preferred) - Number(a === preferred))
}

/** Connects a video element with an engine. It recovers from faults at the same position, or reports the failure. */
export class VideoAttachment {
  private readonly parts: VideoAttachmentParts
  private readonly kinds: PlaybackEngine['kind'][]
  private readonly net: StreamNet
  private readonly control = new AbortController()
  private engine: PlaybackEngine | undefined
  private address: string
  private usedSteps: UsedRecoverySteps = {}
  private place: number | undefined
  private stillSince = 0
  private calmFrom = 0
  private hasPlayed = false
  /** Whether the viewer wants the video to play. Attaching the source again does not change it. */
  wantsPlay = false

  constructor(parts: VideoAttachmentParts) {
    this.parts = parts
    this.address = parts.source.address
    this.kinds = enginesFor(parts.source.format, parts.video)
    this.net = new StreamNet(new URL(this.address, location.href).href, browserStreamNetParts(this.renew))
  }

  get current(): PlaybackEngine | undefined {
    return this.engine
  }

  begin(place?: number): void {
    this.place = place
    // Resumes playback if the viewer wants to play, because a new source pauses the video.
    const resume = () => this.wantsPlay && this.parts.play()
    const { signal } = this.control
    this.parts.video.addEventListener('loadedmetadata', resume, { signal })
    this.parts.video.addEventListener('seeking', this.rememberPosition, { signal })
    const [kind] = this.kinds
    if (kind) this.attach(kind)
    else this.parts.onFailed('unplayable')
    const canChange = kind === 'native' && this.kinds.includes('hls')
    if (canChange && !hasNativeCaptions(this.parts.video)) void this.changeForCaptions()
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

  /** Plays the stream with hls.js if it has captions that the native engine does not offer. */
  private async changeForCaptions(): Promise<void> {
    const { video, source } = this.parts
    const { signal } = this.control
    const isNative = () => !signal.aborted && this.engine?.kind === 'native'
    const answer = await this.net.getOnce(new URL(this.address, location.href).href, { signal }).catch(() => undefined)
    const master = answer?.ok ? await answer.text().catch(() => '') : ''
    if (!isNative() || !declaresCaptions(master, source)) return
    savePreferences({ hasStreamCaptions: true })
    const isLoaded = await loadHls().then(Boolean, () => false)
    if (!isLoaded || !isNative()) return
    this.rememberPosition()
    // The engines count the time of a live stream from different starts, so it continues at its newest position.
    if (video.duration === Infinity) this.place = undefined
    this.changeEngine()
  }

  private changeEngine(): void {
    const [kind] = this.kinds.reverse()
    if (kind) this.attach(kind)
  }

  private attach(kind: PlaybackEngine['kind']): void {
    const { video } = this.parts
    this.engine?.destroy()
    const events = { onFault: (fault: PlaybackFault) => void this.recover(fault) }
    this.stillSince = performance.now()
    if (kind === 'native') removeStreamTracks(video)
    const { subtitles } = this.parts.source
    this.engine =
      kind === 'native'
        ? createNativeEngine(video, this.address, events, this.probe)
        : createHlsEngine(video, { address: this.address, subtitles }, events, this.net)
    this.engine.load(this.place)
  }

  /** Finds out what the native engine does not report: whether the server fails or the address has expired. */
  private readonly probe = async (address: string): Promise<PlaybackFault | undefined> => {
    try {
      const { signal } = this.control
      const { body } = await this.net.get(new URL(address, location.href).href, { signal, cache: 'no-store' })
      // Cancels the body, so that the whole film is not downloaded.
      void body?.cancel().catch(() => {})
      if (this.address !== address) return 'expired'
      return this.hasPlayed ? 'network' : undefined
    } catch (error) {
      return error instanceof StreamFault ? error.fault : undefined
    }
  }

  /** Stores the current position. Without a source, `currentTime` is meaningless. */
  private readonly rememberPosition = (): void => {
    const { readyState, currentTime } = this.parts.video
    if (readyState > 0 && currentTime > 0) this.place = currentTime
  }

  private async recover(fault: PlaybackFault | 'stall'): Promise<void> {
    if (this.control.signal.aborted) return
    const { step, usedSteps } = nextRecoveryStep(this.usedSteps, fault, this.recoveryOptions())
    this.usedSteps = usedSteps
    this.calmFrom = performance.now()
    this.stillSince = performance.now()
    this.rememberPosition()
    await this.runStep(step, fault)
  }

  private recoveryOptions(): RecoveryOptions {
    const ahead = bufferedSecondsAhead(this.parts.video)
    return { canChange: this.kinds.length > 1, hasCome: this.hasPlayed || ahead > 0.5, ahead }
  }

  private async runStep(step: RecoveryStep, fault: PlaybackFault | 'stall'): Promise<void> {
    const { video, onFailed } = this.parts
    const [kind = 'native'] = this.kinds
    if (step === 'nudge') video.currentTime += 0.2
    else if (step === 'resume') this.engine?.resumeLoading()
    else if (step === 'recover' && this.engine?.recoverMedia()) return
    else if (step === 'recover' || step === 'reattach') this.attach(kind)
    else if (step === 'change') this.changeEngine()
    else if (step === 'renew') await this.attachRenewed(kind, fault)
    else onFailed(fault)
  }

  private async attachRenewed(kind: PlaybackEngine['kind'], fault: PlaybackFault | 'stall'): Promise<void> {
    // StreamNet, which sends the requests of the stream, renews an expired address itself. If it has done so, the
    // player needs no other renewal.
    const isFresh = fault === 'expired' && this.address !== this.parts.source.address
    if (!isFresh) await this.renew().catch(() => this.parts.onFailed(fault))
    if (!this.control.signal.aborted) this.attach(kind)
  }

  /** Call it about every second: it records the position, and starts recovery if playback stalls. */
  checkProgress(): void {
    const { video } = this.parts
    const now = performance.now()
    const hasMoved = video.currentTime !== this.place && video.readyState >= 2
    if (hasMoved) this.hasMoved(video.currentTime, now)
    if (hasMoved || this.mayStandStill() || video.ended || video.error) this.stillSince = now
    const still = (now - this.stillSince) / 1000
    if (still > stallTimeoutSeconds(this.usedSteps, this.recoveryOptions())) void this.recover('stall')
  }

  /**
   * Whether the video may stand still without counting as stalled: the viewer has paused it, or the tab is hidden and
   * has not played it yet (browsers may load nothing there).
   */
  private mayStandStill(): boolean {
    return (this.parts.video.paused && !this.wantsPlay) || (document.hidden && !this.hasPlayed)
  }

  private hasMoved(place: number, now: number): void {
    this.place = place
    this.hasPlayed = true
    lastWorkingEngine = this.engine?.kind ?? lastWorkingEngine
    if (now - this.calmFrom > recoveryResetSeconds * 1000) {
      this.usedSteps = {}
      this.calmFrom = now
    }
  }
}

/**
 * Returns how many seconds are buffered after the current position. The buffered range may begin up to half a second
 * after the position, because the player can jump over such a gap.
 */
export function bufferedSecondsAhead({
  buffered,
  currentTime,
}: Pick<HTMLVideoElement, 'buffered' | 'currentTime'>): number {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) - 0.5 <= currentTime && currentTime < buffered.end(at)) return buffered.end(at) - currentTime
  return 0
}

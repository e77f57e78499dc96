import { failedWith } from '../../../api/apiError.ts'
import { onNetworkIdle } from '../../../shell/onNetworkIdle.ts'
import { Attachment, enginesFor } from './attachment.ts'
import type { Fault, PlayerSource } from './engine.types.ts'
import { premiereFollower } from './followClock.ts'
import { loadHls } from './hlsEngine.ts'
import { pause } from './pause.ts'
import { places } from './places.ts'
import { playerFailure } from './playerFailures.ts'
import type { PlayerStage } from './playerStage.ts'
import { viewOfVideo } from './playerView.mappers.ts'
import { readPreferences } from './preferences.ts'
import { setSpeed } from './setSpeed.ts'
import { addSubtitles, renewSubtitles, showCaption } from './subtitles.ts'

/**
 * Retries of a premiere's first play, with their interval in ms, because the server refuses it while its clock is
 * behind.
 */
const earlyRetry = { times: 15, pause: 2_000 }

/** Requests a video's URL, plays it, and shows failures. */
export class Playback {
  private readonly at: PlayerStage
  private follow: ReturnType<typeof premiereFollower> | undefined
  private failedBy: Fault | 'stall' | undefined

  constructor(at: PlayerStage) {
    this.at = at
  }

  /** Shows the waiting room or the picture, or starts at once. */
  begin(): void {
    const { at } = this
    const { stage } = at.view
    if (stage.is === 'room' || stage.is === 'consent') return at.show({})
    const savesData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
    if (at.parts.autoPlay && !savesData) return void this.start()
    at.show({ resumedAt: this.placeToResume(), stage: { is: 'poster', why: savesData ? 'dataSaver' : 'asked' } })
    if (!savesData) at.signal.addEventListener('abort', onNetworkIdle(this.fetchEngine))
  }

  /** Preloads the engine, before the press or in parallel with the URL. */
  private readonly fetchEngine = (): void => {
    if (enginesFor('HLS', this.at.element)[0] === 'hls') loadHls().catch(() => {})
  }

  private placeToResume(): number | undefined {
    const { parts, view } = this.at
    return parts.counted && view.kind === 'onDemand' ? places.of(parts.video.id) : undefined
  }

  /** Requests the URL and plays the video. */
  async start(place = this.placeToResume(), tries = 0): Promise<void> {
    const { at } = this
    at.stage({ is: 'video', playback: 'loading' })
    this.fetchEngine()
    try {
      const source = await at.parts.askSource(false)
      if (!at.signal.aborted) this.attach(source, place)
    } catch (error) {
      if (at.signal.aborted) return
      const isEarly = failedWith(error, 'OutOfTerm') && at.view.kind !== 'onDemand'
      // The waiting room starts the video by itself.
      if (isEarly && at.showWaitingRoom()) return
      if (isEarly && tries < earlyRetry.times) {
        await pause(earlyRetry.pause)
        if (!at.signal.aborted) await this.start(place, tries + 1)
      } else at.stage({ is: 'failed', failure: at.parts.failureOf(error) })
    }
  }

  private attach(source: PlayerSource, asked: number | undefined): void {
    const { at } = this
    const { element, view } = at
    at.attachment?.destroy()
    setSpeed(element, view.kind === 'onDemand' ? view.speed : 1)
    addSubtitles(element, source.subtitles)
    at.attachment = new Attachment({
      video: element,
      source,
      renew: this.renew,
      play: this.playNow,
      onFailed: (fault) => this.fail(fault),
    })
    at.attachment.wantsPlay = true
    const { startTime } = this
    if (view.kind === 'premiere' && Number.isFinite(startTime))
      this.follow = premiereFollower(element, startTime, at.hostNow)
    const now = this.placeNow()
    const place = now ?? asked ?? this.placeToResume()
    at.show({ resumedAt: now === undefined ? place : undefined })
    at.attachment.begin(place)
    // Added after the engine's own listener, which seeks to the initial position.
    element.addEventListener('loadedmetadata', this.onLengthKnown, { once: true })
    this.playNow()
    if (readPreferences().hasCaptions) element.addEventListener('loadedmetadata', this.showOwnCaption, { once: true })
  }

  /** A new URL also brings new URLs of the captions. */
  private readonly renew = async (): Promise<PlayerSource> => {
    const source = await this.at.parts.askSource(true)
    renewSubtitles(this.at.element, source.subtitles)
    return source
  }

  private get startTime(): number {
    return Date.parse(this.at.parts.video.startTime ?? '')
  }

  /** If the server names no length, the loaded stream may show that the premiere is already over. */
  private readonly onLengthKnown = (): void => {
    if (!this.follow || this.placeNow() !== undefined) return
    const resumedAt = this.placeToResume()
    this.at.show({ resumedAt })
    this.seekTo(resumedAt ?? 0)
  }

  /** Current position of a premiere; undefined for an ordinary video, which a premiere becomes when it is over. */
  private placeNow(): number | undefined {
    if (!this.follow) return undefined
    const place = (this.at.hostNow() - this.startTime) / 1000
    const duration = this.at.duration()
    if (duration !== undefined && place >= duration) {
      this.endPremiere()
      return undefined
    }
    return Math.max(0, place)
  }

  /** Keeps a premiere in step with the server's clock until it is over. */
  followPremiere(): void {
    if (this.follow?.(this.at.duration())) this.endPremiere()
  }

  private endPremiere(): void {
    this.follow = undefined
    setSpeed(this.at.element, this.at.view.speed)
    this.at.show({ kind: 'onDemand' })
  }

  private readonly showOwnCaption = (): void => {
    const [first] = viewOfVideo(this.at.element, this.at.view, undefined, true).captions
    if (first) showCaption(this.at.element, first.id)
  }

  /** Plays; handles that the browser may refuse to play without a press. */
  private readonly playNow = (): void => {
    const { at } = this
    if (at.attachment) at.attachment.wantsPlay = true
    at.element.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      if (at.attachment) at.attachment.wantsPlay = false
      at.stage({ is: 'blocked' })
    })
  }

  play(): void {
    const { at } = this
    const { stage } = at.view
    if (stage.is === 'room' || stage.is === 'consent' || stage.is === 'frame') return
    if (!at.attachment) {
      // Called within the press, so that the browser allows playing later, when the URL has arrived.
      at.element.load()
      return void this.start()
    }
    at.show({ stage: { is: 'video', playback: 'waiting' } })
    this.playNow()
    at.updateView()
  }

  pause(): void {
    const { at } = this
    if (at.attachment) at.attachment.wantsPlay = false
    at.element.pause()
    at.updateView()
  }

  seekTo(place: number): void {
    this.at.element.currentTime = place
    this.at.show({ place })
  }

  toLive(): void {
    const engine = this.at.attachment?.current
    const edge = engine?.edge()
    if (!engine || edge === undefined) return
    this.seekTo(Math.max(this.at.view.span.start, edge - engine.targetDelay()))
    this.playNow()
  }

  retry(): void {
    const { place } = this.at.view
    this.at.detach()
    void this.start(place > 0 ? place : undefined)
  }

  private fail(fault: Fault | 'stall'): void {
    const { at } = this
    const { place } = at.view
    at.detach()
    at.show({ place, stage: { is: 'failed', failure: playerFailure(fault) } })
    this.failedBy = fault
  }

  /** Retries a video that has failed because of the network, when online again. */
  readonly retryOnline = (): void => {
    const isOfNet = this.failedBy === 'network' || this.failedBy === 'stall'
    if (this.at.view.stage.is === 'failed' && isOfNet) this.retry()
  }

  /** Opens YouTube's frame after the viewer's consent. */
  async openFrame(): Promise<void> {
    const { at } = this
    try {
      const { format, address } = await at.parts.askSource(false)
      if (at.signal.aborted) return
      if (format !== 'YOUTUBE') return void this.start()
      at.frameAddress = address
      at.stage({ is: 'frame' })
    } catch (error) {
      at.stage({ is: 'failed', failure: at.parts.failureOf(error) })
    }
  }

  readonly end = (): void => {
    const { at } = this
    if (at.attachment) at.attachment.wantsPlay = false
    if (this.follow) this.endPremiere()
    at.updateView()
    at.parts.onEnded?.()
  }
}

import { preferredCaption } from '@tsudoi/design-system/screens/video/player/player.rules'
import { hasMessageCode } from '../../api/apiError.ts'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { VideoAttachment, enginesFor } from './videoAttachment.ts'
import type { PlaybackFault, PlayerSource } from './engine.types.ts'
import { createPremiereSync } from './playbackSync.ts'
import { loadHls } from './hlsBuild.ts'
import { pause } from '../../time/pause.ts'
import { videoPositions } from './videoPositions.ts'
import { playerFailure } from './playerFailures.ts'
import type { OpenPlayer } from './openPlayer.ts'
import { videoKindAt, viewOfVideo } from './playerView.mappers.ts'
import { readPreferences } from './preferences.ts'
import { setSpeed } from './setSpeed.ts'
import { addSubtitles, renewSubtitles, restoreSubtitles, showCaption } from './subtitles.ts'

/**
 * Retries if a server whose clock is behind refuses the start of a premiere: how many, and the milliseconds between
 * them.
 */
const earlyRetry = { times: 15, pause: 2_000 }

/** Loads a video's source, plays it, and shows failures. */
export class Playback {
  private readonly at: OpenPlayer
  private premiereSync: ReturnType<typeof createPremiereSync> | undefined
  private failedBy: PlaybackFault | 'stall' | undefined
  /** Whether the user has paused a video that is watched together, and has not returned to the others' position. */
  private isAway = false

  constructor(at: OpenPlayer) {
    this.at = at
  }

  /** Begins: shows the waiting room or the poster, or starts playback immediately. */
  begin(): void {
    const { at } = this
    const { stage } = at.view
    if (stage.is === 'room' || stage.is === 'consent') return at.show({})
    const savesData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
    if (at.parts.autoPlay && !savesData) return void this.start()
    at.show({ resumedAt: this.placeToResume(), stage: { is: 'poster', why: savesData ? 'dataSaver' : 'asked' } })
    if (!savesData) at.signal.addEventListener('abort', onNetworkIdle(this.fetchEngine))
  }

  /**
   * Starts a video that the others already watch together. Call it when the server's clock is known: with a wrong one,
   * the video would start too early. A user who saves data must press the button first.
   */
  readonly join = (): void => {
    const { at } = this
    const { stage } = at.view
    if (at.isTogether && !at.attachment && stage.is === 'poster' && stage.why === 'asked') void this.start()
  }

  /**
   * Leaves the waiting room at the start time. If the video is over by then, for example because the device slept, it
   * waits for a press.
   */
  leaveRoom(): void {
    const { at } = this
    const kind = videoKindAt(at.parts.video, at.serverNow())
    at.show({ kind })
    if (kind === 'onDemand') at.stage({ is: 'poster', why: 'asked' })
    else void this.start()
  }

  /** Loads the engine's code early: before the press, or in parallel with the request for the source. */
  private readonly fetchEngine = (): void => {
    if (enginesFor('HLS', this.at.element)[0] === 'hls') loadHls().catch(() => {})
  }

  private placeToResume(): number | undefined {
    const { parts, view } = this.at
    if (!parts.counted || view.kind !== 'onDemand') return undefined
    const { startAt } = parts
    return startAt !== undefined && this.at.isBeforeEnd(startAt) ? startAt : videoPositions.of(parts.video.id)
  }

  /** Loads the source and plays it from `place` (seconds). */
  async start(place = this.placeToResume(), tries = 0): Promise<void> {
    const { at } = this
    if (at.isTogether && at.wait()) return
    at.stage({ is: 'video', playback: 'loading' })
    this.fetchEngine()
    try {
      const source = await at.parts.loadSource(false)
      if (!at.signal.aborted) this.attach(source, place)
    } catch (error) {
      if (at.signal.aborted) return
      const isEarly = hasMessageCode(error, 'OutOfTerm') && at.view.kind !== 'onDemand'
      // If the video has not started, shows the waiting room, which starts it at the right time.
      if (isEarly && at.wait()) return
      if (isEarly && tries < earlyRetry.times) {
        await pause(earlyRetry.pause)
        if (!at.signal.aborted) await this.start(place, tries + 1)
      } else at.stage({ is: 'failed', failure: at.parts.failureOf(error) })
    }
  }

  private attach(source: PlayerSource, requestedPlace: number | undefined): void {
    const { at } = this
    const { element, view } = at
    at.attachment?.destroy()
    setSpeed(element, view.kind === 'onDemand' ? view.speed : 1)
    addSubtitles(element, source.subtitles)
    at.attachment = new VideoAttachment({
      video: element,
      source,
      renew: this.renew,
      play: this.playNow,
      onFailed: (fault) => this.fail(fault),
    })
    at.attachment.wantsPlay = true
    const { startTime } = this
    this.isAway = false
    if ((view.kind === 'premiere' || at.isTogether) && Number.isFinite(startTime))
      this.premiereSync = createPremiereSync(element, startTime, at.serverNow)
    const now = this.placeNow()
    const place = now ?? requestedPlace ?? this.placeToResume()
    at.show({ resumedAt: now === undefined ? place : undefined, behind: undefined })
    at.attachment.begin(place)
    // Registers `checkLength` after the listener of the engine, which must first seek to the start position.
    element.addEventListener('loadedmetadata', this.checkLength, { once: true })
    this.playNow()
    if (readPreferences().hasCaptions) element.addEventListener('loadedmetadata', this.showOwnCaption, { once: true })
  }

  /** Renews the source. The captions get new addresses, too. */
  private readonly renew = async (): Promise<PlayerSource> => {
    const source = await this.at.parts.loadSource(true)
    renewSubtitles(this.at.element, source.subtitles)
    return source
  }

  /** Retries captions that failed to load. Resolves when they are requested, or if they cannot be. */
  async reloadCaptions(): Promise<void> {
    const { attachment, element } = this.at
    if (!attachment) return
    const { subtitles } = await this.renew()
    if (attachment === this.at.attachment) restoreSubtitles(element, subtitles)
  }

  private get startTime(): number {
    return Date.parse(this.at.parts.video.startTime ?? '')
  }

  /**
   * Starts the video again in two cases, which only the stream's length shows: at the stored position if the URL's
   * moment is beyond the end, and as an ordinary video if a premiere is over.
   */
  private readonly checkLength = (): void => {
    const { resumedAt: begun } = this.at.view
    const isBeyondEnd = begun !== undefined && !this.at.isBeforeEnd(begun)
    if (!isBeyondEnd && (!this.premiereSync || this.placeNow() !== undefined)) return
    const resumedAt = this.placeToResume()
    this.at.show({ resumedAt })
    this.goTo(resumedAt ?? 0)
  }

  /**
   * Current position of all viewers of a running premiere, or of a video watched together, in seconds. Ends the
   * premiere if its time has passed. Undefined for other videos.
   */
  private placeNow(): number | undefined {
    if (!this.premiereSync) return undefined
    const place = (this.at.serverNow() - this.startTime) / 1000
    const duration = this.at.duration()
    if (duration !== undefined && place >= duration) {
      this.endPremiere()
      return undefined
    }
    return Math.max(0, place)
  }

  /**
   * Keeps a premiere, or a video watched together, in sync with the server's clock until it has ended. A viewer who has
   * paused keeps their own position.
   */
  followPremiere(): void {
    if (!this.premiereSync || this.returnToRoom()) return
    if (this.isAway) this.showBehind()
    else if (this.premiereSync(this.at.duration())) this.endPremiere()
  }

  /** Shows the waiting room again if a video that is watched together has begun by a clock that was ahead. */
  private returnToRoom(): boolean {
    const { at } = this
    if (!at.isTogether || !at.wait()) return false
    this.premiereSync = undefined
    at.element.pause()
    at.detach()
    return true
  }

  private endPremiere(): void {
    this.premiereSync = undefined
    setSpeed(this.at.element, this.at.view.speed)
    this.at.show({ kind: 'onDemand', behind: undefined })
  }

  /**
   * Stops following the others' position, because the user or the system has paused a video that is watched together.
   */
  leaveOthers(): void {
    if (!this.premiereSync || !this.at.isTogether) return
    this.isAway = true
    setSpeed(this.at.element, 1)
    this.showBehind()
  }

  private showBehind(): void {
    const { at } = this
    const place = this.placeNow()
    if (place === undefined) return
    const behind = Math.max(0, Math.round(place - at.element.currentTime))
    if (behind !== at.view.behind) at.show({ behind })
  }

  private returnToOthers(): void {
    this.isAway = false
    this.at.show({ behind: undefined })
    const place = this.placeNow()
    if (place !== undefined) this.goTo(place)
    this.playNow()
  }

  private readonly showOwnCaption = (): void => {
    const { element, view } = this.at
    const caption = preferredCaption(viewOfVideo(element, view, undefined, true))
    if (caption) showCaption(element, caption.id)
    // Another engine may find captions inside the stream.
    else element.addEventListener('loadedmetadata', this.showOwnCaption, { once: true })
  }

  /** Starts playback, or shows that the browser requires a press. */
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
      // Calls `load` during the press, so that the browser allows playback when the source has been requested.
      at.element.load()
      return void this.start()
    }
    at.show({ stage: { is: 'video', playback: 'waiting' } })
    this.playNow()
    at.see()
  }

  pause(): void {
    const { at } = this
    if (at.attachment) at.attachment.wantsPlay = false
    at.element.pause()
    at.see()
  }

  goTo(place: number): void {
    this.at.element.currentTime = place
    this.at.show({ place })
  }

  /** Goes to the live edge, or to the position at which the others watch the video together. */
  toLive(): void {
    if (this.at.isTogether) return this.returnToOthers()
    const engine = this.at.attachment?.current
    const edge = engine?.edge()
    if (!engine || edge === undefined) return
    this.goTo(Math.max(this.at.view.span.start, edge - engine.targetDelay()))
    this.playNow()
  }

  retry(): void {
    const { place } = this.at.view
    this.at.detach()
    void this.start(place > 0 ? place : undefined)
  }

  private fail(fault: PlaybackFault | 'stall'): void {
    const { at } = this
    const { place } = at.view
    at.detach()
    at.show({ place, stage: { is: 'failed', failure: playerFailure(fault) } })
    this.failedBy = fault
  }

  /** Retries a video that failed because of the network. Call it when the browser is online again. */
  readonly comeOnline = (): void => {
    const isNetworkFault = this.failedBy === 'network' || this.failedBy === 'stall'
    if (this.at.view.stage.is === 'failed' && isNetworkFault) this.retry()
  }

  /** Opens YouTube's frame after the user consented by a press. */
  async openFrame(): Promise<void> {
    const { at } = this
    try {
      const { format, address } = await at.parts.loadSource(false)
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
    if (this.premiereSync) this.endPremiere()
    at.see()
    at.parts.onEnded?.()
  }
}

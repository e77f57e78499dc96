import { canSeek, within } from '@tsudoi/design-system/screens/video/player/player.rules'
import type { PlayerCommand, PlayerStage, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import { failedWith } from '../../../api/apiError.ts'
import { Attachment } from './attachment.ts'
import { countPlaying } from './countPlaying.ts'
import type { Fault, PlayerSource } from './engine.types.ts'
import { followLive, premiereFollower } from './followClock.ts'
import { readHostClock } from './hostClock.ts'
import { takeMediaSession } from './mediaSession.ts'
import { otherTabs } from './otherTabs.ts'
import { places } from './places.ts'
import type { PlayerParts } from './player.types.ts'
import { pause } from './pause.ts'
import { playerFailure } from './playerFailures.ts'
import { firstView, seenOf } from './playerView.ts'
import { keepPreferences, readPreferences } from './preferences.ts'
import { chooseRemote, featuresOf, setFullScreen, setPicture, watchRemote } from './screens.ts'
import { addSubtitles, showCaption } from './subtitles.ts'

/** What a `<video>` says when something about it changes. */
const videoEvents = [
  'timeupdate',
  'progress',
  'durationchange',
  'play',
  'pause',
  'playing',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'volumechange',
  'loadedmetadata',
]
/** Controls stand aside after this, milliseconds. */
const idleAfter = 3_000
/** So long はじめから stands beside, seconds. */
const resumeNote = 10
/** A host whose clock is behind refuses the first moments of a premiere: asked again so often, after so long (ms). */
const early = { times: 15, pause: 2_000 }
/** Between two looks at what plays, milliseconds. */
const looks = 250

/** YouTube's frame, once it was asked for. */
export interface PlayerShown {
  view: PlayerView
  /** ISO, by the host's clock. */
  now: string
  frameAddress?: string
}

/** What one `<video>` does for one viewer: commands in, views out. Made when a player opens, closed with it. */
export class PlayerController {
  private readonly element: HTMLVideoElement
  private readonly frame: HTMLElement
  private readonly parts: PlayerParts
  private readonly onShown: (shown: PlayerShown) => void
  private readonly control = new AbortController()
  private readonly session: ReturnType<typeof takeMediaSession>
  private readonly tabs: ReturnType<typeof otherTabs>
  private view: PlayerView
  private attachment: Attachment | undefined
  private follow: ReturnType<typeof premiereFollower> | undefined
  private frameAddress: string | undefined
  private failedBy: Fault | 'stall' | undefined
  private offset = 0
  private awakeAt = 0
  private looked = 0

  constructor(
    element: HTMLVideoElement,
    frame: HTMLElement,
    parts: PlayerParts,
    onShown: (shown: PlayerShown) => void,
  ) {
    this.element = element
    this.frame = frame
    this.parts = parts
    this.onShown = onShown
    this.view = { ...firstView(parts.video, Date.now()), features: featuresOf(element) }
    const { title, channelName: artist, poster } = parts.video
    const { onPrevious, onNext } = parts
    this.session = takeMediaSession({ title, artist, poster, onPrevious, onNext }, () => this.view, this.handle)
    this.tabs = otherTabs(() => element.pause())
  }

  /** Begins: the waiting room, the picture, or at once. */
  open(): void {
    const { signal } = this.control
    const { element, parts } = this
    const { volume, isMuted } = readPreferences()
    element.volume = volume
    element.muted = isMuted
    for (const name of videoEvents) element.addEventListener(name, this.see, { signal })
    element.addEventListener('playing', () => this.tabs.begin(), { signal })
    element.addEventListener('pause', this.heedPause, { signal })
    element.addEventListener('ended', () => this.end(), { signal })
    element.addEventListener('enterpictureinpicture', () => this.show({ isInPicture: true }), { signal })
    element.addEventListener('leavepictureinpicture', () => this.show({ isInPicture: false }), { signal })
    document.addEventListener('fullscreenchange', this.fill, { signal })
    document.addEventListener('visibilitychange', this.look, { signal })
    addEventListener('online', this.comeOnline, { signal })
    watchRemote(element, (remote) => this.show({ features: { ...this.view.features, remote } }), signal)
    countPlaying(element, parts, signal)
    const timer = setInterval(this.look, looks)
    signal.addEventListener('abort', () => clearInterval(timer))
    if (this.view.kind !== 'onDemand') void readHostClock(this.setOffset, signal)
    this.begin()
  }

  /** Nothing of it goes on: no request, no sound, no listener. */
  close(): void {
    this.control.abort()
    this.attachment?.destroy()
    this.session.close()
    this.tabs.close()
    this.element.pause()
    this.element.removeAttribute('src')
    this.element.load()
  }

  readonly handle = (command: PlayerCommand): void => {
    this.awake()
    const { element, view } = this
    switch (command.do) {
      case 'play':
        return this.play()
      case 'pause':
        return this.pause()
      case 'seek':
        if (canSeek(view)) this.goTo(within(view.span, command.to))
        return
      case 'fromStart':
        this.show({ resumedAt: undefined })
        return this.goTo(0)
      case 'toLive':
        return this.toLive()
      case 'speed':
        element.playbackRate = command.to
        keepPreferences({ speed: command.to })
        return this.show({ speed: command.to })
      case 'volume':
        element.volume = command.to
        element.muted = command.to === 0
        return keepPreferences({ volume: command.to, isMuted: element.muted })
      case 'mute':
        element.muted = command.isOn
        if (!command.isOn && element.volume === 0) element.volume = 0.5
        return keepPreferences({ isMuted: command.isOn, volume: element.volume })
      case 'caption':
        showCaption(element, command.id)
        keepPreferences({ hasCaptions: command.id !== undefined })
        return this.see()
      case 'fullScreen':
        return void setFullScreen(this.frame, element, command.isOn)
      case 'pictureInPicture':
        return void setPicture(element, command.isOn)
      case 'remote':
        return chooseRemote(element)
      case 'shortcuts':
        keepPreferences({ hasShortcuts: command.isOn })
        return this.show({ hasShortcuts: command.isOn })
      case 'retry':
        return this.retry()
      case 'openFrame':
        return void this.openFrame()
    }
  }

  private readonly hostNow = () => Date.now() + this.offset

  private readonly setOffset = (offset: number): void => {
    this.offset = offset
    this.show({})
  }

  private show(changed: Partial<PlayerView>): void {
    if (this.control.signal.aborted) return
    this.view = { ...this.view, ...changed }
    this.session.show(this.view)
    this.onShown({ view: this.view, now: new Date(this.hostNow()).toISOString(), frameAddress: this.frameAddress })
  }

  private stage(stage: PlayerStage): void {
    this.show({ stage })
  }

  private begin(): void {
    const { view, parts } = this
    if (view.stage.is === 'room' || view.stage.is === 'consent') return this.show({})
    const savesData = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
    if (parts.autoPlay && !savesData) return void this.start()
    this.show({ resumedAt: this.placeToResume(), stage: { is: 'poster', why: savesData ? 'dataSaver' : 'asked' } })
  }

  private placeToResume(): number | undefined {
    const { parts, view } = this
    return parts.counted && view.kind === 'onDemand' ? places.of(parts.video.id) : undefined
  }

  /** Asks where it plays from, and plays it. */
  private async start(place = this.placeToResume(), tries = 0): Promise<void> {
    this.show({ stage: { is: 'video', playback: 'loading' }, resumedAt: place })
    try {
      const source = await this.parts.askSource(false)
      if (!this.control.signal.aborted) this.attach(source, place)
    } catch (error) {
      if (this.control.signal.aborted) return
      if (failedWith(error, 'OutOfTerm') && tries < early.times && this.view.kind !== 'onDemand') {
        await pause(early.pause)
        if (!this.control.signal.aborted) await this.start(place, tries + 1)
      } else this.stage({ is: 'failed', failure: this.parts.failureOf(error) })
    }
  }

  private attach(source: PlayerSource, place: number | undefined): void {
    const { element, parts, view } = this
    this.attachment?.destroy()
    addSubtitles(element, source.subtitles)
    this.attachment = new Attachment({
      video: element,
      source,
      renew: () => parts.askSource(true),
      play: this.playNow,
      onFailed: (fault) => this.fail(fault),
    })
    this.attachment.wantsPlay = true
    const startTime = Date.parse(parts.video.startTime ?? '')
    if (view.kind === 'premiere' && Number.isFinite(startTime))
      this.follow = premiereFollower(element, startTime, this.hostNow)
    this.attachment.begin(this.placeNow(startTime) ?? place)
    this.playNow()
    if (readPreferences().hasCaptions) element.addEventListener('loadedmetadata', this.showOwnCaption, { once: true })
  }

  /** A premiere begins where it is now; one that is over is an ordinary video. */
  private placeNow(startTime: number): number | undefined {
    if (!this.follow) return undefined
    const at = (this.hostNow() - startTime) / 1000
    const duration = this.duration()
    if (duration !== undefined && at >= duration) {
      this.endPremiere()
      return undefined
    }
    return Math.max(0, at)
  }

  /** Seconds, as the host or the stream says it. */
  private duration(): number | undefined {
    const { duration } = this.element
    return this.parts.video.duration ?? (Number.isFinite(duration) ? duration : undefined)
  }

  private endPremiere(): void {
    this.follow = undefined
    this.element.playbackRate = this.view.speed
    this.show({ kind: 'onDemand' })
  }

  private readonly showOwnCaption = (): void => {
    const first = seenOf(this.element, this.view, undefined, true).captions[0]
    if (first) showCaption(this.element, first.id)
  }

  /** The browser may refuse to begin without a press. */
  private readonly playNow = (): void => {
    const { element } = this
    if (this.attachment) this.attachment.wantsPlay = true
    element.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      if (this.attachment) this.attachment.wantsPlay = false
      this.stage({ is: 'blocked' })
    })
  }

  private play(): void {
    const { stage } = this.view
    if (stage.is === 'room' || stage.is === 'consent' || stage.is === 'frame') return
    if (!this.attachment) {
      // Inside the press, so that a browser lets the video begin once its address is there.
      this.element.load()
      return void this.start()
    }
    this.show({ stage: { is: 'video', playback: 'loading' } })
    if (this.view.kind === 'onDemand') this.element.playbackRate = this.view.speed
    this.playNow()
    this.see()
  }

  private pause(): void {
    if (this.attachment) this.attachment.wantsPlay = false
    this.element.pause()
    this.see()
  }

  private goTo(place: number): void {
    this.element.currentTime = place
    this.show({ place })
  }

  private toLive(): void {
    const engine = this.attachment?.current
    const edge = engine?.edge()
    if (!engine || edge === undefined) return
    this.goTo(Math.max(this.view.span.start, edge - engine.targetDelay()))
    this.playNow()
  }

  private retry(): void {
    const place = this.view.place > 0 ? this.view.place : undefined
    this.attachment?.destroy()
    this.attachment = undefined
    void this.start(place)
  }

  private fail(fault: Fault | 'stall'): void {
    const { place } = this.view
    this.attachment?.destroy()
    this.attachment = undefined
    this.show({ place, stage: { is: 'failed', failure: playerFailure(fault) } })
    this.failedBy = fault
  }

  /** What failed for want of a network goes on by itself once there is one. */
  private readonly comeOnline = (): void => {
    if (this.view.stage.is === 'failed' && this.failedBy === 'network') this.retry()
  }

  private async openFrame(): Promise<void> {
    try {
      const { format, address } = await this.parts.askSource(false)
      if (this.control.signal.aborted) return
      if (format !== 'YOUTUBE') return void this.start()
      this.frameAddress = address
      this.stage({ is: 'frame' })
    } catch (error) {
      this.stage({ is: 'failed', failure: this.parts.failureOf(error) })
    }
  }

  private end(): void {
    if (this.attachment) this.attachment.wantsPlay = false
    if (this.follow) this.endPremiere()
    this.see()
    this.parts.onEnded?.()
  }

  private awake(): void {
    this.awakeAt = performance.now()
    if (this.view.isIdle) this.show({ isIdle: false })
  }

  private readonly fill = (): void => this.show({ isFullScreen: document.fullscreenElement === this.frame })

  /** The system may pause: a call, a headset that is pulled out. Until somebody plays, it stays so. */
  private readonly heedPause = (): void => {
    const { attachment, element } = this
    if (attachment && element.readyState > 0 && !element.ended && !element.error) attachment.wantsPlay = false
  }

  private readonly see = (): void => {
    const { attachment, element } = this
    if (!attachment || element.readyState === 0) return
    this.show(seenOf(element, this.view, attachment.current, attachment.wantsPlay))
  }

  /** The room opens, the clock is kept, what stands still is moved on. */
  private readonly look = (): void => {
    const { view, attachment } = this
    const { stage } = view
    if (stage.is === 'room') return this.lookAtRoom(stage.startTime)
    if (!attachment || stage.is !== 'video') return
    if (this.follow?.(this.duration())) this.endPremiere()
    this.looked += 1
    if (this.looked % 4 !== 0) return
    attachment.look()
    if (view.kind === 'live') followLive(this.element, attachment)
    if (view.resumedAt !== undefined && view.place > view.resumedAt + resumeNote) this.show({ resumedAt: undefined })
    const isIdle = stage.playback === 'playing' && performance.now() - this.awakeAt > idleAfter
    if (isIdle && !view.isIdle) this.show({ isIdle: true })
  }

  private lookAtRoom(startTime: string): void {
    if (this.hostNow() >= Date.parse(startTime)) void this.start()
    else if ((this.looked += 1) % 2 === 0) this.show({})
  }
}

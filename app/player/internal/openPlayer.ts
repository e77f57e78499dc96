import type { PlayerStage as Stage, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import type { VideoAttachment } from './videoAttachment.ts'
import type { VideoPlayerProps } from './player.types.ts'
import { initialView, videoKindAt, waitingRoomBefore, viewOfVideo } from './playerView.mappers.ts'
import { playerFeaturesOf } from './playerFeatures.ts'

/** What a player shows at one moment. */
export interface PlayerSnapshot {
  view: PlayerView
  /** The time by the server's clock, ISO 8601. */
  now: string
  /** Address of YouTube's frame, once the user has opened it. */
  frameAddress?: string | undefined
}

/** Shared state of one open player: its `<video>`, its attachment (video element and engine) and its current view. */
export class OpenPlayer {
  readonly element: HTMLVideoElement
  readonly parts: VideoPlayerProps
  /** Aborted when the player closes. The player emits no view afterwards. */
  readonly signal: AbortSignal
  private readonly onShown: (shown: PlayerSnapshot) => void
  view: PlayerView
  attachment: VideoAttachment | undefined
  frameAddress: string | undefined
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  private offset = 0
  private awakeAt = 0

  constructor(
    element: HTMLVideoElement,
    parts: VideoPlayerProps,
    signal: AbortSignal,
    onShown: (shown: PlayerSnapshot) => void,
  ) {
    this.element = element
    this.parts = parts
    this.signal = signal
    this.onShown = onShown
    this.view = { ...initialView(parts.video, Date.now()), features: playerFeaturesOf(element) }
  }

  readonly serverNow = (): number => Date.now() + this.offset

  readonly setOffset = (offset: number): void => {
    this.offset = offset
    const { stage, kind } = this.view
    const isBegun = this.attachment !== undefined
    if (stage.is !== 'poster' || !this.wait())
      this.show({ kind: isBegun ? kind : videoKindAt(this.parts.video, this.serverNow()) })
  }

  /** Whether the viewers watch an ordinary video together, from a time of their own. */
  get isTogether(): boolean {
    return this.view.kind === 'together'
  }

  /** The waiting room, as long as the video has not started by the server's clock; otherwise undefined. */
  waitingRoom(): Stage | undefined {
    return waitingRoomBefore(this.parts.video, this.serverNow())
  }

  /** Shows the waiting room if the video has not started by the server's clock. Returns whether it shows the room. */
  wait(): boolean {
    const room = this.waitingRoom()
    if (room) this.stage(room)
    return room !== undefined
  }

  show(changed: Partial<PlayerView>): void {
    if (this.signal.aborted) return
    this.view = { ...this.view, ...changed }
    this.onShown({ view: this.view, now: new Date(this.serverNow()).toISOString(), frameAddress: this.frameAddress })
  }

  stage(stage: Stage): void {
    this.show({ stage })
  }

  /**
   * Updates the view from the `<video>`. Does nothing until the first frame, because rendering would delay that frame.
   */
  readonly see = (): void => {
    const { attachment, element } = this
    if (!attachment || element.readyState === 0) return
    const { stage } = this.view
    const isLoading = stage.is === 'video' && stage.playback === 'loading' && attachment.wantsPlay
    if (isLoading && element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    this.show(viewOfVideo(element, this.view, attachment.current, attachment.wantsPlay))
  }

  /** Call it when the user does something: shows the controls. */
  awake(): void {
    this.awakeAt = performance.now()
    if (this.view.isIdle) this.show({ isIdle: false })
  }

  isUntouchedFor(milliseconds: number): boolean {
    return performance.now() - this.awakeAt > milliseconds
  }

  /** Length of the video in seconds, from the server or the stream. */
  duration(): number | undefined {
    const { duration } = this.element
    return this.parts.video.duration ?? (Number.isFinite(duration) ? duration : undefined)
  }

  /** Whether a position in seconds is before the end, as far as the server or the stream knows the length. */
  isBeforeEnd(place: number): boolean {
    return [this.parts.video.duration, this.element.duration].every((length) => !length || place < length)
  }

  /** The current position in seconds, if it can be shared: not that of a live stream or of a running premiere. */
  readonly shareableMoment = (): number | undefined =>
    this.view.kind === 'onDemand' && this.element.readyState > 0 ? this.element.currentTime : undefined

  /** Destroys the attachment: disconnects the video element from its engine. */
  detach(): void {
    this.attachment?.destroy()
    this.attachment = undefined
  }
}

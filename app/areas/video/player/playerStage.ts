import type { PlayerStage as Stage, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import type { Attachment } from './attachment.ts'
import type { PlayerParts } from './player.types.ts'
import { firstView, kindAt, roomBefore, seenOf } from './playerView.mappers.ts'
import { featuresOf } from './screens.ts'

export interface PlayerShown {
  view: PlayerView
  /** ISO, by the host's clock. */
  now: string
  /** YouTube's frame, once it was asked for. */
  frameAddress?: string
}

/** What is known of one playing: its `<video>`, what feeds it, and what is shown of it. */
export class PlayerStage {
  readonly element: HTMLVideoElement
  readonly parts: PlayerParts
  /** Aborted when the player closes: nothing is shown after it. */
  readonly signal: AbortSignal
  private readonly onShown: (shown: PlayerShown) => void
  view: PlayerView
  attachment: Attachment | undefined
  frameAddress: string | undefined
  /** The host's clock beside the viewer's, milliseconds. */
  private offset = 0
  private awakeAt = 0

  constructor(
    element: HTMLVideoElement,
    parts: PlayerParts,
    signal: AbortSignal,
    onShown: (shown: PlayerShown) => void,
  ) {
    this.element = element
    this.parts = parts
    this.signal = signal
    this.onShown = onShown
    this.view = { ...firstView(parts.video, Date.now()), features: featuresOf(element) }
  }

  readonly hostNow = (): number => Date.now() + this.offset

  readonly setOffset = (offset: number): void => {
    this.offset = offset
    const { stage, kind } = this.view
    const isBegun = this.attachment !== undefined
    if (stage.is !== 'poster' || !this.wait())
      this.show({ kind: isBegun ? kind : kindAt(this.parts.video, this.hostNow()) })
  }

  /** Shows the waiting room where, by the host's clock, the time has not come; returns whether it does. */
  wait(): boolean {
    const room = roomBefore(this.parts.video, this.hostNow())
    if (room) this.stage(room)
    return room !== undefined
  }

  show(changed: Partial<PlayerView>): void {
    if (this.signal.aborted) return
    this.view = { ...this.view, ...changed }
    this.onShown({ view: this.view, now: new Date(this.hostNow()).toISOString(), frameAddress: this.frameAddress })
  }

  stage(stage: Stage): void {
    this.show({ stage })
  }

  /** Shows what the `<video>` is doing. Until its first picture it is loading, and whatever is rendered delays that. */
  readonly see = (): void => {
    const { attachment, element } = this
    if (!attachment || element.readyState === 0) return
    const { stage } = this.view
    const isLoading = stage.is === 'video' && stage.playback === 'loading' && attachment.wantsPlay
    if (isLoading && element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    this.show(seenOf(element, this.view, attachment.current, attachment.wantsPlay))
  }

  /** Somebody is there: the controls come forward. */
  awake(): void {
    this.awakeAt = performance.now()
    if (this.view.isIdle) this.show({ isIdle: false })
  }

  isUntouchedFor(milliseconds: number): boolean {
    return performance.now() - this.awakeAt > milliseconds
  }

  /** Seconds, as the host or the stream says it. */
  duration(): number | undefined {
    const { duration } = this.element
    return this.parts.video.duration ?? (Number.isFinite(duration) ? duration : undefined)
  }

  /** Nothing feeds the video any more. */
  detach(): void {
    this.attachment?.destroy()
    this.attachment = undefined
  }
}

import type { PlayerStage as Stage, PlayerView } from '@tsudoi/design-system/screens/video/player/player.types'
import type { Attachment } from './attachment.ts'
import type { PlayerParts } from './player.types.ts'
import { firstView, playerKindAt, waitingRoomOf, viewOfVideo } from './playerView.mappers.ts'
import { featuresOf } from './screens.ts'

export interface PlayerShown {
  view: PlayerView
  /** ISO, by the server's clock. */
  now: string
  /** URL of YouTube's frame, once the viewer has opened it. */
  frameAddress?: string
}

/** State of one player: its `<video>`, the attached engine, and the view that is shown. */
export class PlayerStage {
  readonly element: HTMLVideoElement
  readonly parts: PlayerParts
  /** Aborted when the player closes; nothing is shown afterwards. */
  readonly signal: AbortSignal
  private readonly onShown: (shown: PlayerShown) => void
  view: PlayerView
  attachment: Attachment | undefined
  frameAddress: string | undefined
  /** Offset of the server's clock from the device's, in ms. */
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
    if (stage.is !== 'poster' || !this.showWaitingRoom())
      this.show({ kind: isBegun ? kind : playerKindAt(this.parts.video, this.hostNow()) })
  }

  /** Shows the waiting room if the video has not begun by the server's clock. Returns whether it does. */
  showWaitingRoom(): boolean {
    const room = waitingRoomOf(this.parts.video, this.hostNow())
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

  /** Updates the view from the `<video>`. Skipped until the first picture, which rendering would delay. */
  readonly updateView = (): void => {
    const { attachment, element } = this
    if (!attachment || element.readyState === 0) return
    const { stage } = this.view
    const isLoading = stage.is === 'video' && stage.playback === 'loading' && attachment.wantsPlay
    if (isLoading && element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
    this.show(viewOfVideo(element, this.view, attachment.current, attachment.wantsPlay))
  }

  /** The viewer is active, so the controls are shown. */
  noteActivity(): void {
    this.awakeAt = performance.now()
    if (this.view.isIdle) this.show({ isIdle: false })
  }

  isUntouchedFor(milliseconds: number): boolean {
    return performance.now() - this.awakeAt > milliseconds
  }

  /** Duration in seconds, from the server or the stream; undefined if unknown. */
  duration(): number | undefined {
    const { duration } = this.element
    return this.parts.video.duration ?? (Number.isFinite(duration) ? duration : undefined)
  }

  /** Destroys the attached engine. */
  detach(): void {
    this.attachment?.destroy()
    this.attachment = undefined
  }
}

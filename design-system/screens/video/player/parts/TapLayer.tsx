import { useRef, useState, type PointerEvent } from 'react'
import { skipEffect } from '../playerKeys.rules.ts'
import { isPlaying, skipSecondsOf, nextTap, type PictureTap } from '../player.rules.ts'
import type { VideoCommand, PlayerView } from '../player.types.ts'

export interface TapLayerProps {
  view: PlayerView
  onCommand: (command: VideoCommand) => void
  /** Called with a Japanese sentence for screen readers that says what the tap did. */
  onSaid: (said: string) => void
}

/**
 * The picture itself as a control of the player. A mouse click plays and pauses; a tap shows the controls; a double tap
 * on a side skips. Not in the tab order, because buttons and keys do the same.
 */
export function TapLayer({ view, onCommand, onSaid }: TapLayerProps) {
  const last = useRef<PictureTap>(undefined)
  const [skipped, setSkipped] = useState<{ side: PictureTap['side']; seconds: number }>()
  const touch = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const tap = nextTap(last.current, event.timeStamp, width > 0 ? (event.clientX - left) / width : 0.5)
    last.current = tap
    const by = skipSecondsOf(tap)
    const effect = by === 0 ? undefined : skipEffect(view, by)
    onCommand(effect?.command ?? { do: 'awake' })
    if (effect) onSaid(effect.said)
    setSkipped(effect && { side: tap.side, seconds: 10 * (tap.count - 1) })
  }
  const release = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    if (event.pointerType === 'mouse') onCommand({ do: isPlaying(view) ? 'pause' : 'play' })
    else touch(event)
  }
  return (
    <div
      className="col-start-1 row-start-1 touch-manipulation"
      onPointerUp={release}
      // Prevents the click that follows a tap, which would press the control just shown under the finger.
      onTouchEnd={(event) => event.cancelable && event.preventDefault()}
      data-part="picture"
    >
      {skipped && (
        <p
          key={skipped.seconds}
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 grid w-1/3 place-items-center text-20 font-bold motion-safe:animate-fade ${skipped.side === 'left' ? 'left-0' : 'right-0'} ${view.isIdle ? 'invisible' : ''}`}
        >
          <span className="rounded-control bg-raised px-3 py-1">
            {skipped.side === 'left' ? '−' : '＋'}
            {skipped.seconds}秒
          </span>
        </p>
      )}
    </div>
  )
}

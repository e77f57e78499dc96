import { useState, type ChangeEvent, type PointerEvent } from 'react'
import { shareOfSpan, spokenPlaybackTime, playbackTimeText } from '../player.rules.ts'
import { seekBarName, shortcutsOf } from '../playerKeys.rules.ts'
import type { PlayerView } from '../player.types.ts'

export interface SeekBarProps {
  view: PlayerView
  onSeek: (to: number) => void
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The position of a pointer in the bar, 0 to 1. */
function shareAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) : 0
}

/**
 * The playback position, and the control to change it: a native slider over a drawn bar. A drag shows its time and
 * seeks at its end; keys seek at once.
 */
export function SeekBar({ view, onSeek }: SeekBarProps) {
  const { span, place, buffered } = view
  const [pointed, setPointed] = useState<number>()
  const [dragged, setDragged] = useState<number>()
  const shown = dragged ?? place
  const timeAt = (share: number) => span.start + share * (span.end - span.start)
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const to = Number(currentTarget.value)
    if (dragged === undefined) onSeek(to)
    else setDragged(to)
  }
  const drop = () => {
    if (dragged !== undefined) onSeek(dragged)
    setDragged(undefined)
  }
  return (
    <div className="relative h-11 min-w-0 grow">
      <input
        type="range"
        name={seekBarName}
        aria-label="再生位置"
        aria-valuetext={`${spokenPlaybackTime(shown - span.start)} / ${spokenPlaybackTime(span.end - span.start)}`}
        aria-keyshortcuts={shortcutsOf(view, 'left', 'right', 'share')}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        min={span.start}
        max={span.end}
        step="any"
        value={shown}
        onChange={change}
        onPointerMove={(event) => setPointed(shareAt(event))}
        onPointerLeave={() => setPointed(undefined)}
        onPointerDown={(event) => {
          // Such a press opens a menu: no drag begins, whose end the page might never see.
          if (event.button !== 0 || event.ctrlKey) return
          setPointed(shareAt(event))
          setDragged(timeAt(shareAt(event)))
        }}
        onPointerUp={(event) => {
          drop()
          if (event.pointerType !== 'mouse') setPointed(undefined)
        }}
        onPointerCancel={() => {
          setDragged(undefined)
          setPointed(undefined)
        }}
      />
      <Track span={shareOfSpan(span, shown)} buffered={shareOfSpan(span, buffered)} />
      {pointed !== undefined && <TimeMark share={pointed} time={timeAt(pointed) - span.start} />}
    </div>
  )
}

function Track({ span, buffered }: { span: number; buffered: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-5 h-1 rounded-full bg-edge outline-offset-4 outline-ink peer-focus-visible:outline-2"
    >
      <div className="absolute inset-y-0 left-0 rounded-full bg-quiet" style={{ width: percent(buffered) }} />
      <div className="absolute inset-y-0 left-0 rounded-full drawn-line bg-key" style={{ width: percent(span) }} />
      <div
        className="absolute -top-1.5 size-4 -translate-x-1/2 rounded-full border-2 border-ink bg-solid"
        style={{ left: percent(span) }}
      />
    </div>
  )
}

/** The time at the finger, above it and always within the picture. */
function TimeMark({ share, time }: { share: number; time: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -top-6 -translate-x-1/2 rounded-control bg-ink px-2 text-14 font-bold text-paper tabular-nums"
      style={{ left: `clamp(1.75rem, ${percent(share)}, 100% - 1.75rem)` }}
    >
      {playbackTimeText(time)}
    </div>
  )
}

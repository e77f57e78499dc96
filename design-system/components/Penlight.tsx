import type { ComponentProps } from 'react'

export interface PenlightProps {
  /** Lit, unlit, or three sticks swaying for something that is happening now. Default on. */
  state?: 'on' | 'off' | 'live'
  /** Sticks side by side, 1–4 (rarity). A live penlight always has three. Default 1. */
  count?: 1 | 2 | 3 | 4
  /** Words for a reader who does not see it. Without them it is decoration beside a word. */
  label?: string
  className?: string
}

/** One stick: where its foot stands and how far its tip leans from it, in units of the 16-high drawing. */
interface Stick {
  foot: number
  lean: number
  tip: number
}

const PITCH = 7
const LIVE: Stick[] = [
  { foot: 5, lean: -1.8, tip: 4.6 },
  { foot: 10.5, lean: 0.9, tip: 2.3 },
  { foot: 15.5, lean: 3.9, tip: 4.6 },
]

function standing(count: number): Stick[] {
  // 15° from upright: a stick 11.6 high leans 3.1.
  return Array.from({ length: count }, (_, at) => ({ foot: 3 + at * PITCH, lean: 3.1, tip: 2.3 }))
}

/**
 * The penlight: a stick leaning 15° that stands for new, official, unread, rarity, live or a given light. Its height
 * follows the text beside it (1.35 em). The key line keeps a yellow or white one visible on paper.
 */
export function Penlight({ state = 'on', count = 1, label, className = '' }: PenlightProps) {
  const named = { role: label ? 'img' : undefined, 'aria-label': label, 'aria-hidden': label ? undefined : true }
  if (state === 'live') return <LivePenlight {...named} className={className} />
  const width = 9.4 + (count - 1) * PITCH
  return (
    <svg
      viewBox={`0 0 ${width} 16`}
      className={`penlight ${state === 'off' ? '' : 'penlight-glow'} ${className}`}
      strokeLinecap="round"
      {...named}
    >
      {standing(count).map((stick) => (
        <Lines key={stick.foot} stick={stick} isOff={state === 'off'} />
      ))}
    </svg>
  )
}

/**
 * Each stick is a drawing of its own: the browser sways whole boxes beside the page's work, but parts of one drawing
 * only by a layout of the page for every frame.
 */
function LivePenlight({ className, ...named }: ComponentProps<'span'>) {
  return (
    <span className={`penlight relative aspect-[22.5/16] penlight-glow ${className}`} {...named}>
      {LIVE.map((stick, at) => (
        <svg
          key={stick.foot}
          viewBox="0 0 22.5 16"
          className="absolute inset-0 size-full overflow-visible motion-safe:animate-sway"
          style={{ animationDelay: `${at * -0.55}s`, transformOrigin: footOf(stick) }}
          strokeLinecap="round"
        >
          <Lines stick={stick} />
        </svg>
      ))}
    </span>
  )
}

function Lines({ stick, isOff = false }: { stick: Stick; isOff?: boolean }) {
  return (
    <>
      <line className={isOff ? 'stroke-edge' : 'stroke-key'} strokeWidth={4.6} {...ends(stick)} />
      <line className={isOff ? 'stroke-paper' : 'penlight-core'} strokeWidth={2.8} {...ends(stick)} />
    </>
  )
}

function ends({ foot, lean, tip }: Stick) {
  return { x1: foot, y1: 13.7, x2: foot + lean, y2: tip }
}

/** What a stick sways around: the middle of its foot. With reduced motion it stands. */
const footOf = ({ foot, lean }: Stick) => `${((foot + lean / 2) / 22.5) * 100}% ${(13.7 / 16) * 100}%`

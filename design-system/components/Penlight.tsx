import type { ComponentProps } from 'react'

export interface PenlightProps {
  /** The look: a lit penlight, an unlit one, or three swaying ones for something live. Default on. */
  state?: 'on' | 'off' | 'live' | undefined
  /** Number of penlights side by side, 1–4; for a rarity, the rarer the more. `live` always shows three. Default 1. */
  count?: 1 | 2 | 3 | 4 | undefined
  /** Accessible name. Without it the penlight is decoration beside a text. */
  label?: string | undefined
  className?: string | undefined
}

/**
 * One penlight in the drawing, which is 16 units high: x of its lower end, horizontal offset of its tip, and y of its
 * tip.
 */
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
  // Penlights lean 15°: the tip of one that is 11.6 high is 3.1 to the right of its lower end.
  return Array.from({ length: count }, (_, at) => ({ foot: 3 + at * PITCH, lean: 3.1, tip: 2.3 }))
}

/**
 * The penlight that fans wave at concerts, drawn as a stick leaning 15°. It marks something new, official, unread,
 * rare, live or liked. Its height follows the text beside it (1.35 em). Its outline keeps a yellow or white penlight
 * visible on a light page.
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
 * Three swaying penlights. Each one is an `<svg>` of its own: the browser animates whole boxes on the compositor, but
 * parts of one drawing would need a layout in every frame.
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

function Lines({ stick, isOff = false }: { stick: Stick; isOff?: boolean | undefined }) {
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

/**
 * The CSS `transform-origin` of a swaying penlight: the middle of its height. With reduced motion the penlight does not
 * move.
 */
const footOf = ({ foot, lean }: Stick) => `${((foot + lean / 2) / 22.5) * 100}% ${(13.7 / 16) * 100}%`

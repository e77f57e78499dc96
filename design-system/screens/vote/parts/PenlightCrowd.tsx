export interface PenlightCrowdProps {
  /** The number of lit penlights of a hundred, 0 to 100. */
  percent: number
  className?: string | undefined
}

const columns = 20

/**
 * The SVG path of the penlight with this index. Each penlight leans a little differently, but the same in every
 * rendering.
 */
function stick(at: number): string {
  const [row, column] = [Math.floor(at / columns), at % columns]
  const lean = ((at * 37) % 11) / 2 - 1.5
  const x = 6 + column * 12 + (row % 2) * 6
  const y = 24 + row * 17 + ((at * 23) % 5)
  return `M${x} ${y}l${lean}-13`
}

const sticks = Array.from({ length: 100 }, (_, at) => stick(at))

/** The penlights in the order in which they are lit, from the front row on. */
const order = sticks.toReversed()

/** A hall of a hundred penlights, one lit for each percent of the goal. Decoration beside the figure. */
export function PenlightCrowd({ percent, className = '' }: PenlightCrowdProps) {
  const lit = Math.max(0, Math.min(100, percent))
  const [on, off] = [order.slice(0, lit).join(''), order.slice(lit).join('')]
  return (
    <svg aria-hidden="true" viewBox="0 4 252 98" className={`block w-full ${className}`} strokeLinecap="round">
      <path d={off} className="stroke-edge" strokeWidth={4.2} />
      <path d={off} className="stroke-paper" strokeWidth={2.6} />
      <g className="penlight-glow">
        <path d={on} className="stroke-key" strokeWidth={5} />
        <path d={on} className="penlight-core" strokeWidth={3} />
      </g>
    </svg>
  )
}

export interface VotePenlightsProps {
  /** The number of lit penlights. */
  lit: number
  /** The maximum number of penlights; the drawing is wide enough for all of them. */
  maxSticks: number
  className?: string | undefined
}

/** The distance between two penlights, in px of the drawing. */
const pitch = 9

const stick = (at: number) => `M${3 + at * pitch} 16l3.1-11.6`

/** Votes as raised penlights, in a drawing as wide as `maxSticks` of them. Decoration beside the number of votes. */
export function VotePenlights({ lit, maxSticks, className = '' }: VotePenlightsProps) {
  const sticks = Array.from({ length: Math.min(lit, maxSticks) }, (_, at) => stick(at)).join('')
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 1.5 ${maxSticks * pitch + 1} 17.5`}
      className={`pointer-events-none block max-w-full penlight-glow ${className}`}
      strokeLinecap="round"
      preserveAspectRatio="xMinYMid meet"
    >
      <path d={sticks} className="stroke-key" strokeWidth={4.6} />
      <path d={sticks} className="penlight-core" strokeWidth={2.6} />
    </svg>
  )
}

import { coinFigure } from '../text/coinText.ts'

export interface CoinTextProps {
  /** The number of coins. Undefined, which is shown as —, while it is unknown. */
  value: number | undefined
  /** Which coins: ● 有償 (bought), ○ 無償 (free), or the sum of both. Default `total`. */
  kind?: 'paid' | 'free' | 'total' | undefined
  className?: string | undefined
}

/** An amount of coins: icon, number and unit. Above 9,999,999 it shows 9,999,999+ (S132). */
export function CoinText({ value, kind = 'total', className = '' }: CoinTextProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-bold whitespace-nowrap tabular-nums ${className}`}>
      {kind === 'total' ? <CoinRing /> : <KindMark kind={kind} />}
      <span>
        {kind === 'paid' && '有償 '}
        {kind === 'free' && '無償 '}
        <span translate="no">{value === undefined ? '—' : coinFigure(value)}</span>
        <span className="sr-only">コイン</span>
      </span>
    </span>
  )
}

/** The coin icon: a ring around two leaning penlights. */
function CoinRing() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="h-[1.125em] w-auto shrink-0"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="10" cy="10" r="8.75" strokeWidth="1.75" />
      <path d="M7.2 13.6l1.7-7.2M11.1 13.6l1.7-7.2" strokeWidth="1.9" strokeLinecap="round" />
    </svg>
  )
}

function KindMark({ kind }: { kind: 'paid' | 'free' }) {
  return (
    <svg viewBox="0 0 12 12" className="h-[0.8em] w-auto shrink-0" aria-hidden="true" fill="none">
      <circle
        cx="6"
        cy="6"
        r="5"
        strokeWidth="1.6"
        className={kind === 'paid' ? 'fill-paid stroke-paid' : 'stroke-free'}
      />
    </svg>
  )
}

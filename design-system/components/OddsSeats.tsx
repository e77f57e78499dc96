import { percentText } from '../text/percentText.ts'
import { Rarity, type RarityName } from './Rarity.tsx'
import { hallSize, assignSeats, seatCounts } from './seats.ts'

/** One rarity, and the probability that a draw gives it. */
export interface OddsTier {
  rarity: RarityName
  /** The probability in percent: 2 means 2 %. */
  percent: number
}

export interface OddsSeatsProps {
  /** The rarities with their odds, the rarest first. */
  tiers: readonly OddsTier[]
  className?: string | undefined
}

/**
 * The drawing of a seat for each rarity: the rarer, the taller, so that rarities are distinguishable without colour. N
 * looks like a chair instead of a light.
 */
const STICK: Record<RarityName, { height: number; outline: string; core: string; width: number }> = {
  SSR: { height: 11, outline: 'stroke-key', core: 'stroke-solid', width: 5.5 },
  SR: { height: 8, outline: 'stroke-key', core: 'stroke-solid', width: 4.2 },
  R: { height: 6, outline: 'stroke-key', core: 'stroke-light2', width: 3.6 },
  N: { height: 3, outline: 'stroke-hair', core: 'stroke-hair', width: 3 },
  UNKNOWN: { height: 3, outline: 'stroke-edge', core: 'stroke-paper', width: 3 },
}

/**
 * The odds of a gacha as a drawing of a concert hall with 100 seats, the rarest in front. A table beside it has the
 * exact numbers.
 */
export function OddsSeats({ tiers, className = '' }: OddsSeatsProps) {
  return (
    <figure className={`grid gap-6 desk:grid-cols-[minmax(0,24rem)_1fr] desk:items-center desk:gap-8 ${className}`}>
      <div>
        <Hall tiers={tiers} />
        <figcaption className="heading mt-2 text-center text-12 font-normal text-quiet">
          1席が1%です。舞台に近い席ほど、めずらしいアイテムです。
        </figcaption>
      </div>
      <OddsTable tiers={tiers} />
    </figure>
  )
}

function Hall({ tiers }: OddsSeatsProps) {
  const places = assignSeats(tiers.map((tier) => tier.percent))
  return (
    <svg
      viewBox={`0 0 ${hallSize.width} ${hallSize.height}`}
      className="mx-auto block w-full max-w-96"
      aria-hidden="true"
      strokeLinecap="round"
    >
      {places.map(({ x, y, turn, tier }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <SeatStick rarity={tiers[tier ?? -1]?.rarity ?? 'UNKNOWN'} />
        </g>
      ))}
      <path className="stroke-ink" strokeWidth="4" d="M132 166h56" />
    </svg>
  )
}

function SeatStick({ rarity }: { rarity: RarityName }) {
  const { height, width, outline, core } = STICK[rarity]
  const stick = `M0 0v${-height}`
  return (
    <>
      {rarity === 'SSR' && <path className="stroke-light2" strokeWidth={width + 5} d={stick} />}
      <path className={outline} strokeWidth={width} d={stick} />
      <path className={core} strokeWidth={width - 1.8} d={stick} />
    </>
  )
}

function OddsTable({ tiers }: OddsSeatsProps) {
  const shares = seatCounts(tiers.map((tier) => tier.percent))
  return (
    <table className="w-full border-collapse text-14">
      <caption className="sr-only">レアリティごとの提供割合</caption>
      <thead className="text-12 text-quiet">
        <tr className="border-b border-hair">
          <th scope="col" className="py-2 text-left font-normal">
            レアリティ
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            100席のうち
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            提供割合
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ rarity, percent }, at) => (
          <tr key={rarity} className="border-b border-hair">
            <th scope="row" className="py-2.5 text-left">
              <Rarity rarity={rarity} hasPrinting />
            </th>
            <td className="py-2.5 text-right text-quiet tabular-nums">{seatWords(shares[at] ?? 0, percent)}</td>
            <td translate="no" className="py-2.5 text-right text-16 font-bold tabular-nums">
              {percentText(percent)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function seatWords(share: number, percent: number): string {
  if (share > 0) return `${share}席`
  return percent > 0 ? '1席未満' : '0席'
}

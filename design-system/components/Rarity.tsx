import { rarityText } from '../text/rarityText.ts'
import { Penlight } from './Penlight.tsx'

/** Rarities, the rarest first. UNKNOWN is a value from the server that this version does not know. */
export type RarityName = 'SSR' | 'SR' | 'R' | 'N' | 'UNKNOWN'

export interface RarityProps {
  rarity: RarityName
  /** Whether the printing method is shown too: 箔押し, 四色刷り, 二色刷り, 一色刷り. */
  hasPrinting?: boolean | undefined
  className?: string | undefined
}

const FACTS = {
  SSR: { sticks: 4, letters: 'SSR', printing: '箔押し' },
  SR: { sticks: 3, letters: 'SR', printing: '四色刷り' },
  R: { sticks: 2, letters: 'R', printing: '二色刷り' },
  N: { sticks: 1, letters: 'N', printing: '一色刷り' },
} as const

/** A rarity as lit penlights, letters and a printing method, readable without colour. UNKNOWN is shown as text. */
export function Rarity({ rarity, hasPrinting = false, className = '' }: RarityProps) {
  const frame = `inline-flex flex-wrap items-center gap-x-1.5 font-bold ${className}`
  if (rarity === 'UNKNOWN') return <span className={frame}>{rarityText(rarity)}</span>
  const { sticks, letters, printing } = FACTS[rarity]
  return (
    <span className={frame}>
      <Penlight count={sticks} className="translate-y-[0.06em]" />
      {letters}
      {hasPrinting && <span className="text-14 font-normal text-quiet">{printing}</span>}
    </span>
  )
}

import { percentText } from '../../text/percentText.ts'
import { assetKindText, assetText, isCoinAsset, type Asset } from '../asset.types.ts'
import { winnersLeftText } from './draw.rules.ts'
import type { DrawPrize } from './draw.types.ts'

/** The tolerated rounding error of the sum of odds, in percent. */
const tolerance = 0.01

/**
 * The share of entries that win nothing, in percent: 100 minus the odds of all prizes. Undefined when the odds are
 * invalid; then no odds may be shown.
 */
export function losingPercent(prizes: readonly Pick<DrawPrize, 'percent'>[]): number | undefined {
  const isShare = ({ percent }: Pick<DrawPrize, 'percent'>) => percent >= 0 && percent <= 100
  const sum = prizes.reduce((whole, { percent }) => whole + percent, 0)
  if (!prizes.every(isShare) || sum > 100 + tolerance) return undefined
  return Math.max(0, Math.round((100 - sum) * 10_000) / 10_000)
}

/** The kind of a prize as text. Undefined for coins and points, whose text already names them. */
export const prizeKindText = (prize: Asset) =>
  isCoinAsset(prize) || prize.kind === 'VOTE_POINT' ? undefined : assetKindText[prize.kind]

/** A row of the list as one sentence for screen readers: 灯台の栞、写真、残り10本、確率1.0%. */
export function prizeRowText(prize: DrawPrize, hasOdds: boolean): string {
  const odds = hasOdds ? [`確率${percentText(prize.percent)}`] : []
  return [assetText(prize), prizeKindText(prize), winnersLeftText(prize), ...odds].filter(Boolean).join('、')
}

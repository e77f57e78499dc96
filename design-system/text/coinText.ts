import { groupedDigits } from './groupedDigits.ts'

/** The highest amount of coins that is shown in full (S132). */
const maxShownCoins = 9_999_999

/** An amount of coins as text without a unit: 3,280; above 9,999,999 it is 9,999,999+ (S132). NaN gives 0. */
export function coinFigure(coins: number): string {
  if (Number.isNaN(coins)) return '0'
  return coins > maxShownCoins ? `${groupedDigits(maxShownCoins)}+` : groupedDigits(coins)
}

/** An amount of coins as text with its unit: 1,000コイン (S132). */
export function coinText(coins: number): string {
  return `${coinFigure(coins)}コイン`
}

import { groupedDigits } from './groupedDigits.ts'

/** The highest amount of coins that is written out (S132). */
const maxShownCoins = 9_999_999

/** The figure of an amount of coins: 3,280, and 9,999,999+ above 9,999,999 (S132). Not a number counts as 0. */
export function coinFigure(coins: number): string {
  if (Number.isNaN(coins)) return '0'
  return coins > maxShownCoins ? `${groupedDigits(maxShownCoins)}+` : groupedDigits(coins)
}

/** An amount of coins: 1,000コイン (S132). */
export function coinText(coins: number): string {
  return `${coinFigure(coins)}コイン`
}

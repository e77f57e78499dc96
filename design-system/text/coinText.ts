/** The highest amount of coins that is written out (S132). */
const maxShownCoins = 9_999_999

const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** The figure of an amount of coins: 3,280, and 9,999,999+ above 9,999,999 (S132). Not a number counts as 0. */
export function coinFigure(coins: number): string {
  if (Number.isNaN(coins)) return '0'
  return coins > maxShownCoins ? `${grouped.format(maxShownCoins)}+` : grouped.format(Math.trunc(coins))
}

/** An amount of coins: 1,000コイン (S132). */
export function coinText(coins: number): string {
  return `${coinFigure(coins)}コイン`
}

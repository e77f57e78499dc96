/** The number format for odds. It is created on first use, because that is slow. */
let odds: Intl.NumberFormat | undefined

/**
 * Formats a probability: 2 → 2.0%, 0.125 → 0.125%. The text has at least one decimal, so that the numbers in a column
 * line up; never rounded to 0.0%.
 */
export function percentText(percent: number): string {
  odds ??= new Intl.NumberFormat('ja-JP', { minimumFractionDigits: 1, maximumFractionDigits: 4 })
  return `${odds.format(percent)}%`
}

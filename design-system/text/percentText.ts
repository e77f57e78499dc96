const odds = new Intl.NumberFormat('ja-JP', { minimumFractionDigits: 1, maximumFractionDigits: 4 })

/** Odds: 2 → 2.0%, 0.125 → 0.125%. At least one decimal so that columns of odds line up; never rounded to 0.0%. */
export function percentText(percent: number): string {
  return `${odds.format(percent)}%`
}

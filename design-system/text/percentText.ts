/** Made with its first use: a format is slow to begin, and no page's start waits for it. */
let odds: Intl.NumberFormat | undefined

/** Odds: 2 → 2.0%, 0.125 → 0.125%. At least one decimal so that columns of odds line up; never rounded to 0.0%. */
export function percentText(percent: number): string {
  odds ??= new Intl.NumberFormat('ja-JP', { minimumFractionDigits: 1, maximumFractionDigits: 4 })
  return `${odds.format(percent)}%`
}

const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** The figure of an amount of money: 1,000. Yen have no fraction; one that arrives is cut. */
export function yenFigure(yen: number): string {
  return grouped.format(Math.trunc(yen))
}

/** Money: 1,000円. */
export function yenText(yen: number): string {
  return `${yenFigure(yen)}円`
}

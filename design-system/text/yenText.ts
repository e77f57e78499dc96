const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 })

/** Money: 1,000円. Yen have no fraction; one that arrives is cut. */
export function yenText(yen: number): string {
  return `${grouped.format(Math.trunc(yen))}円`
}

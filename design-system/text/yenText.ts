import { groupedDigits } from './groupedDigits.ts'

/** An amount of yen as text without a unit: 1,000. Fractions are cut. */
export function yenFigure(yen: number): string {
  return groupedDigits(yen)
}

/** An amount of yen as text with its unit: 1,000円. */
export function yenText(yen: number): string {
  return `${yenFigure(yen)}円`
}

import { groupedDigits } from './groupedDigits.ts'

/** The figure of an amount of money: 1,000. Yen have no fraction; one that arrives is cut. */
export function yenFigure(yen: number): string {
  return groupedDigits(yen)
}

/** Money: 1,000円. */
export function yenText(yen: number): string {
  return `${yenFigure(yen)}円`
}

import { groupedDigits } from './groupedDigits.ts'

/** A shortened count in two parts: the number, and the unit shown smaller beside it (empty under 10,000). */
export interface CountParts {
  figure: string
  unit: '' | '万' | '億'
}

/**
 * Shortens a count: under 5 digits in full, 5–6 digits in 万 with one decimal, 7–8 digits in 万, above that in 億. Always
 * rounds down: 99,999 is 9.9万. NaN and negative numbers count as 0 (S090, Q55).
 */
export function countParts(count: number): CountParts {
  const value = Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0
  if (value < 10_000) return { figure: groupedDigits(value), unit: '' }
  if (value < 1_000_000) return { figure: (Math.floor(value / 1_000) / 10).toFixed(1), unit: '万' }
  if (value < 100_000_000) return { figure: groupedDigits(value / 10_000), unit: '万' }
  return { figure: groupedDigits(value / 100_000_000), unit: '億' }
}

/** A shortened count as one string: 124,000 → 12.4万 (S090). */
export function countText(count: number): string {
  const { figure, unit } = countParts(count)
  return figure + unit
}

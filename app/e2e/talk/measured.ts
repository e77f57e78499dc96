import { expect } from '@playwright/test'
import { isLong } from '@tsudoi/contracts/testing/amount'

interface Limit {
  most?: number
  least?: number
  unit?: string
}

/** Prints a figure. Checks it against its limit only at full size: partial runs share a busy machine. */
export function reportFigure(name: string, figure: number, { most, least, unit = 'ms' }: Limit): void {
  const limit = most === undefined ? `at least ${least}` : `at most ${most}`
  process.stdout.write(`    ${name}: ${Math.round(figure)} ${unit} (${limit})\n`)
  expect(figure, name).not.toBeNaN()
  if (isLong && most !== undefined) expect(figure, name).toBeLessThanOrEqual(most)
  if (isLong && least !== undefined) expect(figure, name).toBeGreaterThanOrEqual(least)
}

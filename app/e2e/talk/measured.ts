import { expect } from '@playwright/test'
import { isLong } from '@tsudoi/contracts/testing/amount'

interface Limit {
  most?: number
  least?: number
  unit?: string
}

/** Says a figure, and holds it to its limit at full size: a part of the cases runs beside others on a busy machine. */
export function measured(what: string, figure: number, { most, least, unit = 'ms' }: Limit): void {
  const limit = most === undefined ? `at least ${least}` : `at most ${most}`
  process.stdout.write(`    ${what}: ${Math.round(figure)} ${unit} (${limit})\n`)
  expect(figure, what).not.toBeNaN()
  if (isLong && most !== undefined) expect(figure, what).toBeLessThanOrEqual(most)
  if (isLong && least !== undefined) expect(figure, what).toBeGreaterThanOrEqual(least)
}

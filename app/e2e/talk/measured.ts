import { expect } from '@playwright/test'
import { isLong } from '@tsudoi/contracts/testing/amount'

interface Limit {
  max?: number
  min?: number
  unit?: string
}

/** Prints a figure. Checks it against its limit only in the long run, because the short run shares a busy machine. */
export function reportFigure(name: string, figure: number, { max, min, unit = 'ms' }: Limit): void {
  const limit = max === undefined ? `at min ${min}` : `at max ${max}`
  process.stdout.write(`    ${name}: ${Math.round(figure)} ${unit} (${limit})\n`)
  expect(figure, name).not.toBeNaN()
  if (isLong && max !== undefined) expect(figure, name).toBeLessThanOrEqual(max)
  if (isLong && min !== undefined) expect(figure, name).toBeGreaterThanOrEqual(min)
}

import { Failure } from '../runtime/failure.ts'

/**
 * Throws PriceChanged if `actual` differs from the amount that the member confirmed. A caller that sends no expected
 * amount accepts the current price. Call it within the transaction that charges, with the amount that is charged: the
 * price cannot change in between, and a refusal rolls everything back (Q353).
 */
export function requireConfirmedPrice(expected: number | undefined, actual: number): void {
  if (expected !== undefined && expected !== actual) throw new Failure('PriceChanged')
}

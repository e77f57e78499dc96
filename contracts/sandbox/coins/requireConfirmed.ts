import { Failure } from '../runtime/failure.ts'

/**
 * Refuses with PriceChanged what would take, or give, something else than the member confirmed. A caller that sends no
 * expectation takes what the host says. It is called within the transaction that charges, with the very number that is
 * charged: the price cannot change in between, and a refusal rolls everything back (Q353).
 */
export function requireConfirmed(expected: number | undefined, actual: number): void {
  if (expected !== undefined && expected !== actual) throw new Failure('PriceChanged')
}

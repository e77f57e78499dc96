/** Milliseconds by which a result may be dated before the request, because clocks differ. */
export const clockToleranceMs = 300_000

/**
 * Whether an order or movement dated `time` may be the result of a payment: between its start and its last send (Q306).
 * All in milliseconds.
 */
export const isWithinPaymentTime = (
  { startedAt, sentAt }: { startedAt: number; sentAt: number },
  time: number,
): boolean => time >= startedAt - clockToleranceMs && time <= sentAt + clockToleranceMs

/** How many milliseconds before the request something may be dated, because clocks differ. */
export const clockToleranceMs = 300_000

/**
 * Whether something dated `time` may be the result of a payment: between its start and its last send (Q306). All in
 * milliseconds.
 */
export const isWithinPaymentTime = (
  { startedAt, sentAt }: { startedAt: number; sentAt: number },
  time: number,
): boolean => time >= startedAt - clockToleranceMs && time <= sentAt + clockToleranceMs

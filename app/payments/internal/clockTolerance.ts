/** How much earlier than its request a result may be dated, because clocks differ. In milliseconds. */
export const clockToleranceMs = 300_000

/**
 * Whether an order or coin movement dated `time` may be the result of a payment: it lies between the payment's start
 * and its last send. All times are in milliseconds (Q306).
 */
export const isWithinPaymentTime = (
  { startedAt, sentAt }: { startedAt: number; sentAt: number },
  time: number,
): boolean => time >= startedAt - clockToleranceMs && time <= sentAt + clockToleranceMs

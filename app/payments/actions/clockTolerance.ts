/** Milliseconds by which something may be dated before it was sent: clocks differ. */
export const clockTolerance = 300_000

/** Whether something may have come of a payment: it is dated from its begin to when it was sent last (Q306). */
export const isOfItsTime = ({ startedAt, sentAt }: { startedAt: number; sentAt: number }, time: number): boolean =>
  time >= startedAt - clockTolerance && time <= sentAt + clockTolerance

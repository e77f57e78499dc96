import { storePaymentRecord, readOpenPayments } from './openPayments.ts'

/** Minutes between two rounds of polling. A round takes two minutes, and the intervals grow. */
export const pauseMinutesAfterRound = (round: number): number => [4, 6][round] ?? 10

/** Starts another round for payments whose outcome is still unknown; `PaymentsHost` does the polling. */
function pollWaitingPayments(): void {
  for (const payment of readOpenPayments())
    if (payment.state === 'waiting') storePaymentRecord({ ...payment, state: 'asking' })
}

/**
 * Polls unknown payments while the order history is visible, and at once when the user returns to it or is online
 * again. Returns a function that stops it.
 */
export function pollOutcomes(): () => void {
  let round = 0
  let timer: ReturnType<typeof setTimeout>
  const poll = () => {
    clearTimeout(timer)
    if (document.hidden) return
    pollWaitingPayments()
    timer = setTimeout(poll, pauseMinutesAfterRound(round) * 60_000)
    round += 1
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', poll, { signal })
  addEventListener('focus', poll, { signal })
  addEventListener('online', poll, { signal })
  poll()
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

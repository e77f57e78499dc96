import { storePaymentRecord, readOpenPayments } from './openPayments.ts'

/** Minutes between two rounds of polling. The intervals grow, and a round takes two minutes. */
export const pauseMinutesAfterRound = (round: number): number => [4, 6][round] ?? 10

/** Starts another round of polling for the payments whose outcome is still unknown. `PaymentsContainer` then polls. */
function pollWaitingPayments(): void {
  for (const payment of readOpenPayments())
    if (payment.state === 'waiting') storePaymentRecord({ ...payment, state: 'asking' })
}

/**
 * Polls the unknown outcomes while the order history is visible, and at once when the user returns to it or is online
 * again. Returns a function that stops polling.
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

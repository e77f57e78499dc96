import { keepPayment, readOpenPayments } from './openPayments.ts'

/** Minutes between two rounds of polling. A round takes two minutes, and the intervals grow. */
export const restAfter = (round: number): number => [4, 6][round] ?? 10

/** Starts another round for payments whose outcome is still unknown; `PaymentsHost` does the polling. */
function askWaiting(): void {
  for (const payment of readOpenPayments())
    if (payment.state === 'waiting') keepPayment({ ...payment, state: 'asking' })
}

/**
 * Polls unknown payments while the order history is visible, and at once when the user returns to it or is online
 * again. Returns a function that stops it.
 */
export function goOnAsking(): () => void {
  let round = 0
  let timer: ReturnType<typeof setTimeout>
  const ask = () => {
    clearTimeout(timer)
    if (document.hidden) return
    askWaiting()
    timer = setTimeout(ask, restAfter(round) * 60_000)
    round += 1
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('visibilitychange', ask, { signal })
  addEventListener('focus', ask, { signal })
  addEventListener('online', ask, { signal })
  ask()
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

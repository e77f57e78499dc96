import { keepPayment, readOpenPayments } from './openPayments.ts'

/** Minutes from one round of asking to the next: a round takes two, and they come less and less often. */
export const restAfter = (round: number): number => [4, 6][round] ?? 10

/** What could not be found out in two minutes is asked about anew; `PaymentsHost` does it. */
function askWaiting(): void {
  for (const payment of readOpenPayments())
    if (payment.state === 'waiting') keepPayment({ ...payment, state: 'asking' })
}

/**
 * The order history goes on asking for as long as it is looked at, and at once when its reader comes back to it or to
 * the net. Returns the way to call it off.
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

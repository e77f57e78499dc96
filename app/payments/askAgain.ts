import { useOpenPayments } from './openPayments.ts'

/** Seconds between the readings of an unknown outcome: two minutes in all, less and less often. */
export const waits = [0, 2, 4, 8, 16, 30, 30, 30] as const

/** How often somebody wanted it sent again since it was. */
export const resendsOf = (name: string): number =>
  useOpenPayments.getState().payments.find((payment) => payment.name === name)?.resends ?? 0

/**
 * Waits until it is time to ask again, or somebody wants it sent once more, in whichever tab. Back on the net there is
 * nothing to wait for.
 */
export function nextAsk(name: string, seconds: number): Promise<void> {
  if (resendsOf(name) > 0) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    addEventListener('online', end)
    const unsubscribe = useOpenPayments.subscribe(() => {
      if (resendsOf(name) > 0) end()
    })
  })
}

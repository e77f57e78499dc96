import { useOpenPayments } from './openPayments.ts'

/** Seconds between the reads of an unknown outcome: two minutes in all, with growing intervals. */
export const pollDelaysSeconds = [0, 2, 4, 8, 16, 30, 30, 30] as const

/** How often the user asked for a resend since the payment was sent last. */
export const requestedResendCount = (name: string): number =>
  useOpenPayments.getState().payments.find((payment) => payment.name === name)?.resends ?? 0

/**
 * Waits for the given seconds before the next read. Resolves at once if the user asks for a resend, in any tab, or the
 * connection is back.
 */
export function waitForNextPoll(name: string, seconds: number): Promise<void> {
  if (requestedResendCount(name) > 0) return Promise.resolve()
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
      if (requestedResendCount(name) > 0) end()
    })
  })
}

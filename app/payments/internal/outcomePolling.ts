import { useOpenPayments } from './openPayments.ts'

/** Seconds to wait before each poll of an unknown outcome. They grow, and are two minutes in all. */
export const pollDelaysSeconds = [0, 2, 4, 8, 16, 30, 30, 30] as const

/** How often the user has requested a resend since the payment was sent last. */
export const requestedResendCount = (name: string): number =>
  useOpenPayments.getState().payments.find((payment) => payment.name === name)?.resends ?? 0

/**
 * Waits for the given seconds before the next poll. Resolves at once if the user requests a resend in any tab, or if
 * the connection is back.
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

import { queryClient } from '../queryClient.ts'

const idle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: 5_000 }) : setTimeout(task, 200)

/**
 * Runs a task once the page has its first content: when no query is under way and the browser has nothing better to do. Whatever it fetches
 * competes with nothing a person waits for.
 */
export function whenQuiet(task: () => void): void {
  const check = () => {
    if (queryClient.isFetching() > 0) return
    stop()
    idle(task)
  }
  const stop = queryClient.getQueryCache().subscribe(check)
  // Pages without data have nothing to wait for.
  addEventListener('load', () => setTimeout(check), { once: true })
}

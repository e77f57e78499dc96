import { queryClient } from '../queryClient.ts'
import type { AppRouter } from '../router.tsx'

const idle = (task: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: 5_000 }) : setTimeout(task, 200)

/** Milliseconds without a new query that count as quiet. */
const pause = 100

/** Whether the router has arrived: before, the page's queries have not begun. */
const hasArrived = ({ state }: AppRouter) => state.initialized && state.navigation.state === 'idle'

/**
 * Runs a task once the page has its first content: when the router has arrived, no query is under way, and the browser has nothing better to do. Whatever it
 * fetches competes with nothing a person waits for.
 */
export function whenQuiet(router: AppRouter, task: () => void): void {
  let isDone = false
  const check = () => {
    if (isDone || !hasArrived(router) || queryClient.isFetching() > 0) return
    isDone = true
    for (const stop of stops) stop()
    idle(task)
  }
  // An answer may lead to the next question: quiet is when none has followed for a moment.
  let waiting: ReturnType<typeof setTimeout> | undefined
  const checkSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(check, pause)
  }
  const stops = [queryClient.getQueryCache().subscribe(checkSoon), router.subscribe(checkSoon)]
  checkSoon()
}

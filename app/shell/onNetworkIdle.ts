import { queryClient } from '../queryClient.ts'
import { whenIdle } from './whenIdle.ts'

/** Milliseconds without a new query that count as quiet. */
const pause = 100

/**
 * Runs a task once the page on the screen has its first content: when no query is under way, and the browser has
 * nothing better to do. Whatever it fetches competes with nothing a person waits for. Returns the way to call it off.
 */
export function onNetworkIdle(task: () => void): () => void {
  // An answer may lead to the next question: quiet is when none has followed for a moment.
  let waiting: ReturnType<typeof setTimeout> | undefined
  const checkSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(check, pause)
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(checkSoon)
  const stop = () => {
    clearTimeout(waiting)
    unsubscribe()
  }
  const check = () => {
    if (queryClient.isFetching() > 0) return
    stop()
    whenIdle(task)
  }
  checkSoon()
  return stop
}

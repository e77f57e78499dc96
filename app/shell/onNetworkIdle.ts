import { queryClient } from '../queryClient.ts'
import { whenIdle } from './whenIdle.ts'

/** The network counts as idle when no query has started for this time, in milliseconds. */
const quietMs = 100

/**
 * Runs a task once the page has its first content: no query is in flight, and the browser is idle. The requests of the
 * task then delay nothing that the user waits for. Returns a function that cancels the task.
 */
export function onNetworkIdle(task: () => void): () => void {
  // The timer that waits for further queries: the network is idle only if none has started for a moment, because an
  // answer may cause the next query.
  let waiting: ReturnType<typeof setTimeout> | undefined
  const checkSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(check, quietMs)
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

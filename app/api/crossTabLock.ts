import { webLocks } from './withLock.ts'

/**
 * How long a tab waits for another tab's token refresh, in milliseconds. A refresh has a shorter time-out (send.ts), so
 * if the wait takes as long as this, the other tab hangs.
 */
export const refreshLockTimeoutMs = 10_000

/**
 * Names of the locks. A tab that waited too long for the first lock takes the second one, so that still only one of the
 * waiting tabs refreshes.
 */
const locks = ['tsudoi.tokens', 'tsudoi.tokens.spare'] as const
const hangingLocks = new Set<string>()

const timedOut = Symbol('given up')

/**
 * Runs the task as soon as the lock is free. Resolves with `timedOut` if it does not become free in time. A lock that
 * has hung before is only tried, without waiting.
 */
async function runInLock<T>(manager: LockManager, name: string, task: () => Promise<T>): Promise<T | typeof timedOut> {
  let running: Promise<T> | undefined
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), refreshLockTimeoutMs)
  const options = hangingLocks.has(name) ? { ifAvailable: true } : { signal: timeout.signal }
  try {
    return await manager.request(name, options, (lock) => {
      if (!lock) return timedOut
      hangingLocks.delete(name)
      clearTimeout(timer)
      return (running = task())
    })
  } catch (error) {
    if (running) return await running
    if (!timeout.signal.aborted) throw error
    hangingLocks.add(name)
    return timedOut
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs a task in one tab of this browser at a time. `isAlone` is false if another tab may run it at the same time:
 * without Web Locks, or when both locks hang.
 */
export async function withCrossTabLock<T>(task: (isAlone: boolean) => Promise<T>): Promise<T> {
  const manager = webLocks()
  if (!manager) return task(false)
  for (const name of locks) {
    const result = await runInLock(manager, name, () => task(true))
    if (result !== timedOut) return result
  }
  return task(false)
}

import { requestLock } from './withLock.ts'

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

const notObtained = Symbol('no lock')

/**
 * Runs the task as soon as the lock is free. Resolves with `notObtained` if it does not become free in time, and
 * without Web Locks. A lock that has hung before is only tried, without waiting.
 */
async function runInLock<T>(name: (typeof locks)[number], task: () => Promise<T>): Promise<T | typeof notObtained> {
  let running: Promise<T> | undefined
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), refreshLockTimeoutMs)
  const options = hangingLocks.has(name) ? { ifAvailable: true } : { signal: timeout.signal }
  try {
    const run = (lock: Lock | null) => {
      if (!lock) return notObtained
      hangingLocks.delete(name)
      clearTimeout(timer)
      return (running = task())
    }
    return await requestLock<T | typeof notObtained>(name, options, run, () => notObtained)
  } catch {
    if (running) return await running
    hangingLocks.add(name)
    return notObtained
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs a task in one tab of this browser at a time. `isAlone` is false if another tab may run it at the same time:
 * without Web Locks, if the browser refuses them, or when both locks hang.
 */
export async function withCrossTabLock<T>(task: (isAlone: boolean) => Promise<T>): Promise<T> {
  for (const name of locks) {
    const result = await runInLock(name, () => task(true))
    if (result !== notObtained) return result
  }
  return task(false)
}

import { localStorageArea } from '../storage/browserStorage.ts'

/**
 * How long a task waits for its lock, in milliseconds: as long as three calls may take. If it takes longer, the system
 * has suspended the tab that has the lock.
 */
export const lockTimeoutMs = 90_000

/**
 * The browser's Web Locks, which its tabs share. Undefined in a browser without them, on a page without HTTPS, and in a
 * browser that denies storage: it denies locks too, so each request would reject.
 */
function webLocks(): LockManager | undefined {
  try {
    localStorageArea()
    return navigator.locks
  } catch {
    return undefined
  }
}

/**
 * Requests a lock and runs `task` with it, as `LockManager.request` does. Runs `withoutLocks` instead if the browser
 * has no Web Locks or refuses the request. Only one of the two runs: a failure of `task`, a stolen lock and an abort by
 * the signal are passed on (Q488).
 */
export async function requestLock<T>(
  name: `tsudoi.${string}`,
  options: LockOptions,
  task: (lock: Lock | null) => T | Promise<T>,
  withoutLocks: () => T | Promise<T>,
): Promise<T> {
  const locks = webLocks()
  let hasBegun = false
  try {
    if (locks)
      return await locks.request(name, options, (lock) => {
        hasBegun = true
        return task(lock)
      })
  } catch (error) {
    if (hasBegun || options.signal?.aborted) throw error
  }
  return withoutLocks()
}

/**
 * Runs a task under a named lock, in one tab of this browser at a time. Without Web Locks the task runs at once,
 * and after `lockTimeoutMs` it runs without the lock (Q488).
 */
export async function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), lockTimeoutMs)
  let running: Promise<T> | undefined
  const run = () => {
    clearTimeout(timer)
    return (running = task())
  }
  try {
    return await requestLock(`tsudoi.${name}`, { signal: timeout.signal }, run, run)
  } catch {
    return running ?? run()
  }
}

/**
 * Takes a named lock, until the returned function is called or the tab is closed. Without Web Locks it does nothing.
 *
 * @param options with `steal`, the lock is taken from the tab that has it
 * @param onLost called when another tab has stolen the lock; not after the release
 */
export function holdLock(name: string, options: LockOptions = {}, onLost = () => {}): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let isHeld = true
  requestLock(
    `tsudoi.${name}`,
    options,
    () => released,
    () => {},
  ).catch(() => isHeld && onLost())
  return () => {
    isHeld = false
    release()
  }
}

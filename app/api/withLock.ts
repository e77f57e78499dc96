import { localStorageArea } from '../storage/browserStorage.ts'

/**
 * The browser's Web Locks, which its tabs share. Undefined in a browser without them, on a page without HTTPS, and in a
 * browser that denies storage: it denies locks too, so each request would reject.
 */
export function webLocks(): LockManager | undefined {
  try {
    localStorageArea()
    return navigator.locks
  } catch {
    return undefined
  }
}

/** Runs a task under a named lock, in one tab of this browser at a time. Without Web Locks the task runs at once. */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = webLocks()
  return locks ? locks.request(`tsudoi.${name}`, task) : task()
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
  webLocks()
    ?.request(`tsudoi.${name}`, options, () => released)
    .catch(() => isHeld && onLost())
  return () => {
    isHeld = false
    release()
  }
}

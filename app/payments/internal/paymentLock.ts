import { requestLock } from '../../api/withLock.ts'
import type { PaymentIdentity } from './openPayments.ts'

/**
 * The result of a task that ran under the lock. `isHeld` is false if another tab has the lock, so that the task did not
 * run.
 */
export type LockResult<T> = { isHeld: true; value: T } | { isHeld: false }

/** The running tasks of this tab, by lock name. These promises never reject. */
const runningByLock = new Map<string, Promise<unknown>>()

/**
 * Runs a task under a lock of this tab only, for browsers without Web Locks, or that refuse them. Another tab may send
 * the payment as well, but under the key of the stored open payment, so the server carries it out once.
 */
async function withTabLock<T>(lock: string, task: () => Promise<T>, wait: boolean): Promise<LockResult<T>> {
  while (runningByLock.has(lock)) {
    if (!wait) return { isHeld: false }
    await runningByLock.get(lock)
  }
  const running = task().finally(() => runningByLock.delete(lock))
  runningByLock.set(
    lock,
    running.catch(() => {}),
  )
  return { isHeld: true, value: await running }
}

/**
 * Runs a task while no other tab of this browser pays for the same member under the same name. The browser releases the
 * lock of a closed tab, so the next tab that gets the lock knows that no tab waits for the answer. `wait`: waits until
 * the lock is free, instead of returning `isHeld: false`.
 */
export async function withPaymentLock<T>(
  { accountId, name }: PaymentIdentity,
  task: () => Promise<T>,
  { wait = false }: { wait?: boolean } = {},
): Promise<LockResult<T>> {
  const lockName = `tsudoi.pay.${accountId}.${name}` as const
  const run = async (lock: Lock | null): Promise<LockResult<T>> =>
    lock ? { isHeld: true, value: await task() } : { isHeld: false }
  return requestLock(lockName, wait ? {} : { ifAvailable: true }, run, () => withTabLock(lockName, task, wait))
}

import type { PaymentPlace } from './openPayments.ts'

/** Runs a task for as long as no other tab of this browser pays for the same member under the same name. */
export type Held<T> = { isHeld: true; value: T } | { isHeld: false }

/** What this tab is at, by lock; each ends without an error. */
const here = new Map<string, Promise<unknown>>()

/**
 * Without Web Locks only this tab is known. Another one may send as well: under the key of the payment that is open in
 * the storage, so that the host takes it once.
 */
async function alone<T>(lock: string, task: () => Promise<T>, wait: boolean): Promise<Held<T>> {
  while (here.has(lock)) {
    if (!wait) return { isHeld: false }
    await here.get(lock)
  }
  const running = task().finally(() => here.delete(lock))
  here.set(
    lock,
    running.catch(() => {}),
  )
  return { isHeld: true, value: await running }
}

/**
 * A tab that sends holds the lock, and a browser frees it when the tab is gone, however that came: whoever gets it
 * then knows that nobody waits for the answer any more. `wait`: until it is free.
 */
export async function withPaymentLock<T>(
  { accountId, name }: PaymentPlace,
  task: () => Promise<T>,
  { wait = false }: { wait?: boolean } = {},
): Promise<Held<T>> {
  const lockName = `tsudoi.pay.${accountId}.${name}`
  const { locks } = navigator
  if (!locks) return alone(lockName, task, wait)
  return locks.request(lockName, wait ? {} : { ifAvailable: true }, async (lock) =>
    lock ? { isHeld: true as const, value: await task() } : { isHeld: false as const },
  )
}

/** Runs a task for as long as no other tab of this browser pays under the same name. */
export type Held<T> = { isHeld: true; value: T } | { isHeld: false }

const here = new Set<string>()

/**
 * Without Web Locks only this tab is known. Another one may send as well: under the key of the payment that is open in
 * the storage, so that the host takes it once.
 */
async function alone<T>(name: string, task: () => Promise<T>): Promise<Held<T>> {
  if (here.has(name)) return { isHeld: false }
  here.add(name)
  try {
    return { isHeld: true, value: await task() }
  } finally {
    here.delete(name)
  }
}

/**
 * A tab that sends holds the lock, and a browser frees it when the tab is gone, however that came: whoever gets it
 * then knows that nobody waits for the answer any more. `wait`: until it is free.
 */
export async function withPaymentLock<T>(
  name: string,
  task: () => Promise<T>,
  { wait = false }: { wait?: boolean } = {},
): Promise<Held<T>> {
  const { locks } = navigator
  if (!locks) return alone(name, task)
  return locks.request(`tsudoi.pay.${name}`, wait ? {} : { ifAvailable: true }, async (lock) =>
    lock ? { isHeld: true as const, value: await task() } : { isHeld: false as const },
  )
}

/**
 * Waits for a promise, but not longer than `timeoutMs`.
 *
 * @param promise not cancelled by the time-out; if it rejects later, the rejection is handled here
 * @param timeoutMs milliseconds from now
 * @param fallback returned after the time-out
 * @returns the promise's value, or `fallback`. Rejects if the promise rejects in time.
 */
export async function withTimeout<Value, Fallback = undefined>(
  promise: Promise<Value>,
  timeoutMs: number,
  fallback?: Fallback,
): Promise<Value | Fallback> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Fallback>((resolve) => {
    timer = setTimeout(() => resolve(fallback as Fallback), timeoutMs)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    // Clears the timer, which would keep a test or a worker alive.
    clearTimeout(timer)
  }
}

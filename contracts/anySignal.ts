/**
 * A signal that aborts with the first of the given ones. Replaces `AbortSignal.any`, which two-year-old browsers lack.
 * Its listeners are removed when it aborts, so one of the signals should end with the request.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    const abort = () => first.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: first.signal })
  }
  return first.signal
}

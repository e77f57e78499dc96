/**
 * Returns a signal that aborts with the first of the given signals. Replaces `AbortSignal.any`, which two-year-old
 * browsers lack. The listeners are removed only on an abort, so one of the signals should end with the request.
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

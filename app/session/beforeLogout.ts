const lastCalls = new Set<() => Promise<unknown>>()

/** Registers a call that must be sent before the member logs out, because it needs the session. */
export function beforeLogout(send: () => Promise<unknown>): void {
  lastCalls.add(send)
}

/** Sends all calls that `beforeLogout` has registered. Rejects if one of them fails. */
export const sendCallsBeforeLogout = (): Promise<unknown> => Promise.all([...lastCalls].map((send) => send()))

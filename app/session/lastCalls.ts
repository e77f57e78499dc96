const lastCalls = new Set<() => Promise<unknown>>()

/** Registers a call that must be sent before the member logs out, because it needs the session. */
export function onLogout(send: () => Promise<unknown>): void {
  lastCalls.add(send)
}

/** Sends all calls registered by `onLogout`; rejects if one of them fails. */
export const sendLastCalls = (): Promise<unknown> => Promise.all([...lastCalls].map((send) => send()))

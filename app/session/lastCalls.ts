const lastCalls = new Set<() => Promise<unknown>>()

/** Registers a call that must be sent before the member logs out, because it needs the session. */
export function onLogout(send: () => Promise<unknown>): void {
  lastCalls.add(send)
}

export const sendLastCalls = (): Promise<unknown> => Promise.all([...lastCalls].map((send) => send()))

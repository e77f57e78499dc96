const lastCalls = new Set<() => Promise<unknown>>()

/** Registers a call that must reach the host before the member logs out: later it has no session. */
export function onLogout(send: () => Promise<unknown>): void {
  lastCalls.add(send)
}

export const sendLastCalls = (): Promise<unknown> => Promise.all([...lastCalls].map((send) => send()))

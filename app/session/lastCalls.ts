const lastCalls = new Set<() => Promise<unknown>>()

/** Registers what still has to reach the host before a member logs out: later it would be nobody's. */
export function onLogout(send: () => Promise<unknown>): void {
  lastCalls.add(send)
}

export const sendLastCalls = (): Promise<unknown> => Promise.all([...lastCalls].map((send) => send()))

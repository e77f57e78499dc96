type Clean = () => void

/** The functions that `resetSessionData` calls when a session ends. `onSessionReset` registers them. */
export const resetCallbacks = new Set<Clean>()

/**
 * Registers a function that clears memory when a session ends (S035). Stored values are cleared by the registry of
 * keys.
 */
export function onSessionReset(clean: Clean): void {
  resetCallbacks.add(clean)
}

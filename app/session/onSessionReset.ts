type Clean = () => void

/** The functions that `resetSessionData` calls when a session ends. `onSessionReset` adds them. */
export const resetCallbacks = new Set<Clean>()

/**
 * Registers a function that clears a module's memory when a session ends (S035). Stored values need none: the registry
 * of keys says when they are deleted.
 */
export function onSessionReset(clean: Clean): void {
  resetCallbacks.add(clean)
}

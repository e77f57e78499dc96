let first: ((event: PopStateEvent) => void) | undefined

// Registered before the router's listener: for events of the window, Chromium calls the listeners in the order in which
// they were added, also those of the capture phase. Node has no such function (prerendering).
globalThis.addEventListener?.('popstate', (event) => first?.(event))

/** Sets the function that gets each `popstate` before the router, and may keep it from the router; undefined: none. */
export const setFirstPopListener = (listener: typeof first): void => {
  first = listener
}

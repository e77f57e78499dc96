let first: ((event: PopStateEvent) => void) | undefined

// Added before the router's listener: Chromium calls the listeners of the window in the order in which they were added,
// even those of the capture phase. Node has no such function (prerendering).
globalThis.addEventListener?.('popstate', (event) => first?.(event))

/**
 * Sets the function that gets each `popstate` event before the router, and may hide it from the router. Undefined
 * removes the function.
 */
export const setFirstPopListener = (listener: typeof first): void => {
  first = listener
}

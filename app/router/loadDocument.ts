const loadNow = (load: () => void): void => load()

let loader = loadNow

/** Sets the function that decides when a document is loaded (overlayHistory.ts); undefined: at once. */
export const setDocumentLoader = (next: typeof loader | undefined): void => {
  loader = next ?? loadNow
}

/**
 * Runs `load`, which loads another document, or this one again: when no overlay is closing, because a browser cancels a
 * load when it removes the overlay's history entry (Q408).
 */
export const loadDocument = (load: () => void): void => loader(load)

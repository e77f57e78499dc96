const loadNow = (load: () => void): void => load()

let loader = loadNow

/**
 * Sets the function that decides when a document is loaded (overlayHistory.ts). Undefined: documents are loaded at
 * once.
 */
export const setDocumentLoader = (next: typeof loader | undefined): void => {
  loader = next ?? loadNow
}

/**
 * Runs `load`, which loads another document or reloads this one, as soon as no overlay is closing. A browser cancels a
 * load while it removes the overlay's history entry (Q408).
 */
export const loadDocument = (load: () => void): void => loader(load)

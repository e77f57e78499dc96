let isKnown = false

/** Stores whether the server supports covers against spoilers. Its answers with a list of posts say so. */
export function noteSpoilerSupport(takesSpoilers: boolean | undefined): void {
  isKnown = takesSpoilers === true
}

/** Whether the server supports covers against spoilers. If not, the composer offers none. */
export const isSpoilerSupported = (): boolean => isKnown

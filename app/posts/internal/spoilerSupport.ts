let isKnown = false

/** Stores whether the host takes covers against spoilers, from an answer with a list of posts. */
export function noteSpoilerSupport(takesSpoilers: boolean | undefined): void {
  isKnown = takesSpoilers === true
}

/** Whether the host takes covers against spoilers: the composer offers none otherwise. */
export const isSpoilerSupported = (): boolean => isKnown

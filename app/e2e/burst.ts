/** Presses closer together than this count as one press, in milliseconds: `doubleTapMs` of isSending.ts (Q399). */
export const burstMs = 400

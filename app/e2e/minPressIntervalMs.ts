/** Two presses closer together than this count as one, in milliseconds: `doubleTapMs` of isSending.ts (Q399). */
export const minPressIntervalMs = 400

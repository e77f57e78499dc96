/**
 * Minimum time between two presses in ms. The app counts two faster presses as one (`doubleTapMs` of isSending.ts,
 * Q399).
 */
export const minPressIntervalMs = 400

/** Presses closer together than this count as one press, in milliseconds (app/queries/isSending.ts). */
export const burstMs = 300

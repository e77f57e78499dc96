/** The app takes presses closer together than this as one, in milliseconds (app/queries/isSending.ts). */
export const burst = 300

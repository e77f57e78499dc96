let afterRefresh: (() => void) | undefined
let afterReplacement: (() => void) | undefined

/**
 * Registers the function to run after a refresh has stored new tokens. The session then fetches the account again
 * (S038).
 */
export function onTokensRefreshed(next: () => void): void {
  afterRefresh = next
}

/**
 * Registers the function to run when a call found the cookies of another account. The session then changes to that
 * account.
 */
export function onSessionReplaced(next: () => void): void {
  afterReplacement = next
}

/** Runs the function registered by `onTokensRefreshed`. Called when a refresh has stored new tokens. */
export const announceTokensRefreshed = () => afterRefresh?.()
/** Runs the function registered by `onSessionReplaced`. Called when the cookies belong to another account. */
export const announceSessionReplaced = () => afterReplacement?.()

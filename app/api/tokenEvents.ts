let afterRefresh: (() => void) | undefined
let afterReplacement: (() => void) | undefined

/** Registers what runs after a refresh has stored new tokens: the session re-reads the account (S038). */
export function onTokensRefreshed(next: () => void): void {
  afterRefresh = next
}

/** Registers what runs when a call found the cookies of another account: the session follows the cookies. */
export function onSessionReplaced(next: () => void): void {
  afterReplacement = next
}

/** Runs the function registered by `onTokensRefreshed`. Called when a refresh has stored new tokens. */
export const announceTokensRefreshed = () => afterRefresh?.()
/** Runs the function registered by `onSessionReplaced`. Called when the cookies belong to another account. */
export const announceSessionReplaced = () => afterReplacement?.()

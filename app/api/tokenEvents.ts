let afterRefresh: (() => void) | undefined
let afterReplacement: (() => void) | undefined

/** Registers what runs after a refresh has stored new tokens: the session re-reads the account (S038). */
export function onRefreshed(next: () => void): void {
  afterRefresh = next
}

/** Registers what runs when a call found the cookies of another account: the session follows the cookies. */
export function onReplaced(next: () => void): void {
  afterReplacement = next
}

/** Called when a refresh has stored new tokens. */
export const announceRefresh = () => afterRefresh?.()
/** Called when the cookies belong to another account. */
export const announceReplaced = () => afterReplacement?.()

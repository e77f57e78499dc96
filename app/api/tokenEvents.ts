let afterRefresh: (() => void) | undefined
let afterReplacement: (() => void) | undefined

/** Who is told after a refresh has stored new tokens: the session re-reads the account (S038). */
export function onRefreshed(next: () => void): void {
  afterRefresh = next
}

/** Who is told when a call found that the cookies belong to somebody else by now: the session follows them. */
export function onReplaced(next: () => void): void {
  afterReplacement = next
}

export const announceRefresh = () => afterRefresh?.()
export const announceReplaced = () => afterReplacement?.()

let listener: (() => void) | undefined

/** Who is told after a refresh has stored new tokens: the session re-reads the account (S038). */
export function onRefreshed(next: () => void): void {
  listener = next
}

export const announceRefresh = () => listener?.()

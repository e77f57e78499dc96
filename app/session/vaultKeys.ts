/** Drafts of posts where storage is switched off or full: as long as the page. */
export const vaultMemory = new Map<string, string>()

/** Everything of a member in the vault (postVault.ts) begins so. */
export const ofMember = (accountId: string) => `tsudoi.vault.${encodeURIComponent(accountId)}/`

/** Where the files of a member's drafts lie. */
export const filesOf = (accountId: string) => `${ofMember(accountId)}files`

/** Keys of all drafts of a member. */
export function vaultKeys(accountId: string): string[] {
  const keys = [...vaultMemory.keys()]
  try {
    keys.push(...Object.keys(localStorage))
  } catch {
    // Memory has them all.
  }
  return [...new Set(keys)].filter((key) => key.startsWith(ofMember(accountId)))
}

export function removeKept(key: string): void {
  vaultMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** The member logs out on purpose: nothing of what they wrote stays on the device. */
export function dropVault(accountId: string): void {
  if (!accountId) return
  vaultKeys(accountId).forEach(removeKept)
  try {
    indexedDB.deleteDatabase(filesOf(accountId))
  } catch {
    // Without a database there are no files.
  }
}

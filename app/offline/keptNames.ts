import { responseCaches } from '../session/browserStorage.ts'

const prefix = 'tsudoi.kept.'

/** The cache with what a member has been shown on this device; guests share one (Q282). */
export const keptOf = (accountId: string) => prefix + encodeURIComponent(accountId)

/** Erases what was kept for anybody but `spared`. A browser without such a store has nothing to erase. */
export async function dropKept(spared?: string): Promise<void> {
  try {
    const stores = responseCaches()
    for (const name of await stores.keys()) if (name.startsWith(prefix) && name !== spared) await stores.delete(name)
  } catch {
    // Nothing was kept.
  }
}

/** Whether something was kept for a member on this device. */
export async function areMembersKept(): Promise<boolean> {
  try {
    return (await responseCaches().keys()).some((name) => name.startsWith(prefix) && name !== prefix)
  } catch {
    return false
  }
}

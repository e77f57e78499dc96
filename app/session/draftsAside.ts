import { draftNames, drafts } from './drafts.ts'
import { tabStore } from './textStore.ts'

const aside = 'tsudoi.drafts-aside'

interface Aside {
  accountId: string
  texts: Record<string, string>
}

/** The drafts of a session that was lost and not ended: they wait in this tab until the same member is back. */
export const draftsAside = {
  /**
   * Takes them as they are; what is returned puts them aside. To be called once the session's values are deleted: until
   * then a full browser has no room for a second copy, and in memory they would end with a full load.
   */
  collect(accountId: string): () => void {
    const texts = Object.fromEntries(draftNames().map((name) => [name, drafts.read(name) ?? '']))
    const isWorth = accountId !== '' && Object.keys(texts).length > 0
    return () => isWorth && tabStore.setJson(aside, { accountId, texts } satisfies Aside)
  },
  /** Gives them back to this member; those of another member are deleted. */
  takeUp(accountId: string): void {
    const kept = tabStore.getJson(aside) as Partial<Aside> | undefined
    tabStore.remove(aside)
    if (kept?.accountId !== accountId) return
    for (const [name, text] of Object.entries(kept.texts ?? {})) drafts.write(name, String(text))
  },
  drop: () => tabStore.remove(aside),
}

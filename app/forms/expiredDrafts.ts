import { formDraftNames, formDrafts } from './formDrafts.ts'
import { tabStore } from '../storage/textStore.ts'

const aside = 'tsudoi.drafts-aside'

interface Aside {
  accountId: string
  texts: Record<string, string>
}

/** The form drafts of an expired session. This tab stores them until the same member logs in again. */
export const expiredDrafts = {
  /**
   * Reads the current drafts and returns a function that stores them. Call that function after the session's values are
   * deleted: before that, a full browser has no room for a second copy.
   */
  collect(accountId: string): () => void {
    const texts = Object.fromEntries(formDraftNames().map((name) => [name, formDrafts.read(name) ?? '']))
    const isWorth = accountId !== '' && Object.keys(texts).length > 0
    return () => isWorth && tabStore.setJson(aside, { accountId, texts } satisfies Aside)
  },
  /** Restores the drafts of this member and deletes those of another member. */
  takeUp(accountId: string): void {
    const kept = tabStore.getJson(aside) as Partial<Aside> | undefined
    tabStore.remove(aside)
    if (kept?.accountId !== accountId) return
    for (const [name, text] of Object.entries(kept.texts ?? {})) formDrafts.write(name, String(text))
  },
  drop: () => tabStore.remove(aside),
}

import { draftNames, drafts } from './drafts.ts'
import { tabStore } from './textStore.ts'

const aside = 'tsudoi.drafts-aside'

interface Aside {
  accountId: string
  texts: Record<string, string>
}

/** The drafts of a session that was lost and not ended: they wait in this tab until the same member is back. */
export const draftsAside = {
  put(accountId: string): void {
    const texts = Object.fromEntries(draftNames().map((name) => [name, drafts.read(name) ?? '']))
    if (accountId && Object.keys(texts).length > 0) tabStore.setJson(aside, { accountId, texts } satisfies Aside)
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

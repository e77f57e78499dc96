import { tabStore } from './textStore.ts'

const keyOf = (name: string) => `tsudoi.${name}-draft`
const nameOf = (key: string) => /^tsudoi\.(.*)-draft$/.exec(key)?.[1]
const aside = 'tsudoi.drafts-aside'

const names = () => tabStore.keys('tsudoi.').flatMap((key) => nameOf(key) ?? [])

interface Aside {
  accountId: string
  texts: Record<string, string>
}

/**
 * What was typed into the forms of this tab and is not saved yet, as text by form: it survives a reload and ends with
 * the tab. They are personal, so they end with a session too, even those whose area was not opened since a reload;
 * unless the session was lost and not ended: then they lie aside until the same member is back.
 */
export const drafts = {
  read: (name: string) => tabStore.get(keyOf(name)),
  write: (name: string, text: string) => tabStore.set(keyOf(name), text),
  remove: (name: string) => tabStore.remove(keyOf(name)),
  /** Whether something typed waits to be saved. */
  areWaiting: () => names().length > 0,
  drop: () => names().forEach(drafts.remove),
  putAside(accountId: string): void {
    const texts = Object.fromEntries(names().map((name) => [name, drafts.read(name) ?? '']))
    if (accountId && Object.keys(texts).length > 0) tabStore.setJson(aside, { accountId, texts } satisfies Aside)
  },
  /** Gives back what lay aside for this member; for anybody else it is gone. */
  takeUp(accountId: string): void {
    const kept = tabStore.getJson(aside) as Aside | undefined | null
    tabStore.remove(aside)
    if (kept?.accountId !== accountId) return
    for (const [name, text] of Object.entries(kept.texts)) drafts.write(name, text)
  },
  dropAside: () => tabStore.remove(aside),
}

import { tabStore } from './textStore.ts'

const keyOf = (name: string) => `tsudoi.${name}-draft` as const
/** A post's draft that found no room on the device is another key: its place follows a slash. */
const nameOf = (key: string) => /^tsudoi\.([^/]*)-draft$/.exec(key)?.[1]

/** Names of the forms with a draft in this tab. */
export const draftNames = () => tabStore.keys('tsudoi.').flatMap((key) => nameOf(key) ?? [])

/** Forms in which a text was typed or a choice was made: a draft of blanks has neither. */
const typed = () =>
  draftNames().filter((name) =>
    Object.values(drafts.readJson(name) ?? {}).some((value) => (typeof value === 'string' ? value.trim() : value)),
  )

/**
 * What was typed into the forms of this tab and is not saved yet, as text by form: it survives a reload and ends with
 * the tab. They are personal, so they end with a session too, even those whose area was not opened since a reload;
 * unless the session was lost and not ended: then `draftsAside` keeps them until the same member is back.
 */
export const drafts = {
  read: (name: string) => tabStore.get(keyOf(name)),
  readJson: (name: string) => tabStore.getJson(keyOf(name)),
  write: (name: string, text: string) => tabStore.set(keyOf(name), text),
  remove: (name: string) => tabStore.remove(keyOf(name)),
  /** Whether something typed waits to be saved. */
  areWaiting: () => typed().length > 0,
  /** Whether something typed waits, and a reload keeps it: without room in the browser it is only in memory. */
  outliveReload: () => drafts.areWaiting() && typed().every((name) => tabStore.isKept(keyOf(name))),
}

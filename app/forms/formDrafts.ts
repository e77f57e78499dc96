import { tabStore } from '../storage/textStore.ts'

const keyOf = (name: string) => `tsudoi.${name}-draft` as const
/** The form's name in a storage key. Undefined for the draft of a post, whose key has a slash after the prefix. */
const nameOf = (key: string) => /^tsudoi\.([^/]*)-draft$/.exec(key)?.[1]

/** Names of the forms with a draft in this tab. */
export const formDraftNames = () => tabStore.keys('tsudoi.').flatMap((key) => nameOf(key) ?? [])

/** Names of the forms in which the user typed a text or made a choice; a draft with only blanks does not count. */
const typed = () =>
  formDraftNames().filter((name) =>
    Object.values(formDrafts.readJson(name) ?? {}).some((value) => (typeof value === 'string' ? value.trim() : value)),
  )

/**
 * Unsaved input of the forms in this tab, as text by form name. It survives a reload and ends with the tab. Because it
 * is personal, it is also deleted with the session, even for forms that were not opened since a reload. If the session
 * expired, `expiredDrafts` stores it until the same member logs in again.
 */
export const formDrafts = {
  read: (name: string) => tabStore.get(keyOf(name)),
  readJson: (name: string) => tabStore.getJson(keyOf(name)),
  write: (name: string, text: string) => tabStore.set(keyOf(name), text),
  remove: (name: string) => tabStore.remove(keyOf(name)),
  /** Whether any form has unsaved input. */
  areWaiting: () => typed().length > 0,
  /**
   * Whether there is unsaved input and all of it survives a reload. If the browser has no room, the input is only in
   * memory.
   */
  outliveReload: () => formDrafts.areWaiting() && typed().every((name) => tabStore.isKept(keyOf(name))),
}

import { formDrafts } from '../forms/formDrafts.ts'
import { tabStore } from '../storage/textStore.ts'

const stored = 'tsudoi.reloaded'

/**
 * The address of the page's first script, which identifies the build, because every build gives its files new names.
 * The page's head uses it as well (early/bootWatchdog.ts).
 */
const buildOf = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? import.meta.url

/** How long the server may take to answer the check, in milliseconds. */
const serverTimeoutMs = 10_000

async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(serverTimeoutMs) })
    return answer.ok
  } catch {
    return false
  }
}

/**
 * Reloads the page when a file is missing: after a deploy the new page has the new file names. It does so once per
 * build in a tab, never while there is unsaved form input, and only if the server answers.
 */
export async function reloadOnce(reload = () => location.reload()): Promise<void> {
  const build = buildOf()
  if (formDrafts.areWaiting() || tabStore.get(stored) === build) return
  if (!(await isServerThere()) || formDrafts.areWaiting()) return
  tabStore.set(stored, build)
  // Reloads only if the reload is recorded: without storage the page could reload in an endless loop.
  if (tabStore.isKept(stored)) reload()
}

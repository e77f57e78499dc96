import { drafts } from '../session/drafts.ts'
import { tabStore } from '../session/textStore.ts'

const stored = 'tsudoi.reloaded'

/**
 * Every build names its files anew, so the name of the first one says which build it is; the page's head goes by it as
 * well (early/bootWatchdog.ts).
 */
const buildOf = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? import.meta.url

/** How long the server may take to say that it is there, in milliseconds. */
const patience = 10_000

async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return answer.ok
  } catch {
    return false
  }
}

/**
 * Loads the page anew for a file that is gone: after a deploy the new page knows the new names. By itself it does so
 * once for each build in a tab, never while something typed waits to be saved, and not where the browser would have
 * nothing to show.
 */
export async function reloadOnce(reload = () => location.reload()): Promise<void> {
  const build = buildOf()
  if (drafts.areWaiting() || tabStore.get(stored) === build) return
  if (!(await isServerThere()) || drafts.areWaiting()) return
  tabStore.set(stored, build)
  // Without storage it could go round and round.
  if (tabStore.isKept(stored)) reload()
}

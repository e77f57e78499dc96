import { fetchModule, offerReload } from '../shell/lazyModules.ts'
import { loadCatalogue } from './failure.ts'
import type { RaiseOptions } from './raise.ts'

/** With its words: an error that comes before them would be told as one of the connection. */
async function load() {
  const [module] = await Promise.all([import('./raise.ts'), loadCatalogue()])
  return module
}

/**
 * Fetched after the first content: without a connection it would not come any more, and nobody would be told what
 * happened.
 */
export const preloadRaise = () => void load().catch(() => {})

/**
 * `raise`, fetched with the first error: nothing of it is in the first load. Without it a plain line offers to load the
 * page anew.
 */
export function raiseLater(error: unknown, options?: RaiseOptions): void {
  fetchModule(load).then(({ raise }) => raise(error, options), offerReload)
}

import { fetchModule, offerReload } from '../shell/lazyModules.ts'
import { loadErrorTexts } from './failure.ts'
import type { RaiseOptions } from './raise.ts'

/**
 * Loads `raise`, which shows an error to the user, and the error texts. Without the texts, any error would be shown as
 * a connection error.
 */
async function load() {
  const [module] = await Promise.all([import('./raise.ts'), loadErrorTexts()])
  return module
}

/**
 * Loads `raise`, which shows an error to the user, after the page's first content. Without a connection it could not be
 * loaded later, and errors would not be shown.
 */
export const preloadRaise = () => void load().catch(() => {})

/**
 * Shows an error to the user by `raise`, whose code is loaded with the first error to keep it out of the first load. If
 * that code cannot be loaded, a status line offers to reload the page.
 */
export function raiseLater(error: unknown, options?: RaiseOptions): void {
  fetchModule(load).then(({ raise }) => raise(error, options), offerReload)
}

import { fetchModule, offerReload } from '../shell/lazyModules.ts'
import type { RaiseOptions } from './raise.ts'

const load = () => import('./raise.ts')

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

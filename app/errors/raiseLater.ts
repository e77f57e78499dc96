import { lateFile, offerReload } from '../shell/lateFile.ts'
import type { RaiseOptions } from './raise.ts'

/** `raise`, fetched with the first error: nothing of it is in the first load. Without it a plain line offers to load the page anew. */
export function raiseLater(error: unknown, options?: RaiseOptions): void {
  lateFile(() => import('./raise.ts')).then(({ raise }) => raise(error, options), offerReload)
}

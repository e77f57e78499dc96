import type { RaiseOptions } from './raise.ts'

/** `raise`, fetched with the first error: nothing of it is in the first load. Without it the screens still say what failed in their place. */
export function raiseLater(error: unknown, options?: RaiseOptions): void {
  import('./raise.ts').then(
    ({ raise }) => raise(error, options),
    () => {},
  )
}

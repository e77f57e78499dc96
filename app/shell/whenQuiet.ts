import { loadCatalogue } from '../errors/failure.ts'
import { raise } from '../errors/raise.ts'
import { loadMaintenance } from '../session/maintenance.ts'

/** After the first content: the words and the dialog for errors, which have to be here when the connection is not, and what the house announces. */
export function whenQuiet(): void {
  const later = (task: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: 5_000 }) : setTimeout(task, 2_000)
  addEventListener(
    'load',
    () =>
      later(() => {
        void loadCatalogue()
        void import('../errors/ErrorDialogHost.tsx').catch(() => {})
        loadMaintenance().catch((error: unknown) => raise(error, { isSilent: true }))
      }),
    { once: true },
  )
}

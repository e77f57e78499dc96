import { LoadingOverlay } from '@tsudoi/design-system/screens/system/LoadingOverlay'
import { useLoadingOverlay } from '../api/openCalls.ts'

/** The loading overlay: open while calls that are not silent are in flight, and 100 ms longer (W012, S057). */
export function LoadingHost() {
  return <LoadingOverlay open={useLoadingOverlay((calls) => calls.isOpen)} />
}

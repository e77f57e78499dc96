import { LoadingOverlay } from '@tsudoi/design-system/screens/system/LoadingOverlay'
import { useLoadingOverlay } from '../api/openCalls.ts'

/**
 * The loading overlay. It is open while calls that are not silent are in flight, and for 100 ms afterwards (W012,
 * S057).
 */
export function LoadingContainer() {
  return <LoadingOverlay open={useLoadingOverlay((calls) => calls.isOpen)} />
}

import { LoadingOverlay } from '@tsudoi/design-system/components/LoadingOverlay'
import { useOpenCalls } from '../api/openCalls.ts'

/** Open while calls that are not silent are under way, and 100 ms longer (W012, S057). */
export function LoadingHost() {
  const isOpen = useOpenCalls((calls) => calls.isOpen)
  return isOpen ? <LoadingOverlay /> : null
}

import { Dialog } from '@tsudoi/design-system/components/Dialog'
import { Prose } from '@tsudoi/design-system/screens/parts/Prose'
import { commercial } from '../content/pages.ts'
import { useHashDialog } from './useHashDialog.ts'

/** #commercial on any page (R087, W018). */
export function CommercialHost() {
  const close = useHashDialog()
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={commercial.title}>
      <Prose document={commercial} level={3} />
    </Dialog>
  )
}

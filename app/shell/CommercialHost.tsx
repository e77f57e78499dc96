import { CommercialDialog } from '@tsudoi/design-system/screens/shop/CommercialDialog'
import { commercial } from '../content/pages.ts'
import { useHashDialog } from './useHashDialog.ts'

/** The commercial notice, which the hash #commercial opens on any page (R087, W018). */
export function CommercialHost() {
  const close = useHashDialog()
  return <CommercialDialog open document={commercial} onOpenChange={(open) => !open && close()} />
}

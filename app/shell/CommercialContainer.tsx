import { CommercialDialog } from '@tsudoi/design-system/screens/shop/CommercialDialog'
import { commercialDocument } from '../content/textPages.ts'
import { useCloseHashDialog } from './useCloseHashDialog.ts'

/** The commercial notice, which the hash #commercial opens on any page (R087, W018). */
export function CommercialContainer() {
  const close = useCloseHashDialog()
  return <CommercialDialog open document={commercialDocument} onOpenChange={(open) => !open && close()} />
}

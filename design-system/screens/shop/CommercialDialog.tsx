import { Dialog } from '../../components/Dialog.tsx'
import { Prose } from '../parts/Prose.tsx'
import type { TextDocument } from '../programme.types.ts'

export interface CommercialDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  document: TextDocument
}

/** #commercial: the commercial-transactions notice as a dialog over the current page (W018, R087). */
export function CommercialDialog({ open, onOpenChange, document }: CommercialDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={document.title}>
      <Prose document={document} level={3} />
    </Dialog>
  )
}

import { Dialog } from '../../components/Dialog.tsx'
import { Prose } from '../parts/Prose.tsx'
import type { TextDocument } from '../programme.types.ts'

export interface CommercialDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  document: TextDocument
}

/** The commercial-transactions notice (特定商取引法の表記) as a dialog over the current page, at #commercial (W018, R087). */
export function CommercialDialog({ open, onOpenChange, document }: CommercialDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={document.title}>
      <Prose document={document} level={3} />
    </Dialog>
  )
}

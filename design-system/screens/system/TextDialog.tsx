import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'

export interface TextDialogProps {
  /** The text: plain text whose line breaks are kept; the first line is the heading. */
  text: string
  onClose: () => void
}

/** A text that the operator publishes through the remote configuration (B§2, W158, S114, X15). */
export function TextDialog({ text, onClose }: TextDialogProps) {
  const [title = '', ...rest] = text.trim().split(/\r?\n/)
  const body = rest.join('\n').trim()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {body && <p className="text-reading whitespace-pre-line wrap-anywhere">{body}</p>}
      <Button isFullWidth className="mt-8" onClick={onClose}>
        読みました
      </Button>
    </Dialog>
  )
}

import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'

export interface TextDialogProps {
  /** Plain text; its first line is the heading, line breaks count. */
  text: string
  onClose: () => void
}

/** A text that the house shows by its remote configuration (B§2, W158, S114, X15). */
export function TextDialog({ text, onClose }: TextDialogProps) {
  const [title = '', ...rest] = text.trim().split(/\r?\n/)
  const body = rest.join('\n').trim()
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      {body && <p className="text-reading whitespace-pre-line wrap-anywhere">{body}</p>}
      <Button block className="mt-8" onClick={onClose}>
        読みました
      </Button>
    </Dialog>
  )
}

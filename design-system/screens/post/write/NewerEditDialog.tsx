import { AlertDialog } from '../../../components/AlertDialog.tsx'

export interface NewerEditDialogProps {
  /** The text currently saved on the server. */
  text: string
  onOverwrite: () => void
  /** Called to return to the input with the edit unchanged. */
  onGoOn: () => void
}

/**
 * The dialog for a post that was changed elsewhere since this edit began. It shows the newer text, so that the user
 * does not overwrite it without having seen it.
 */
export function NewerEditDialog({ text, onOverwrite, onGoOn }: NewerEditDialogProps) {
  return (
    <AlertDialog
      open
      title="ほかの画面で、この投稿が直されています"
      confirm={{ label: 'いま書いた文で上書きする', onPress: onOverwrite, variant: 'danger' }}
      cancel={{ label: '書く画面にもどる', onPress: onGoOn }}
    >
      <p>いまの投稿は、次の文です。</p>
      <p dir="auto" className="mt-3 border-l border-ink pl-4 whitespace-pre-line">
        {text}
      </p>
    </AlertDialog>
  )
}

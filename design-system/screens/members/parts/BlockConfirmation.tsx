import { AlertDialog } from '../../../components/AlertDialog.tsx'
import { isolated } from '../../../text/isolated.ts'

export interface BlockConfirmationProps {
  open: boolean
  /** The name of the person to block. */
  name: string
  onBlock: () => void
  onCancel: () => void
}

/** The confirmation before blocking a person: explains the effect, and that it can be undone (S072). */
export const BlockConfirmation = ({ open, name, onBlock, onCancel }: BlockConfirmationProps) => (
  <AlertDialog
    open={open}
    title={`${isolated(name)}さんをブロックしますか`}
    confirm={{ label: 'ブロックする', variant: 'danger', onPress: onBlock }}
    cancel={{ label: 'ブロックしない', onPress: onCancel }}
  >
    <p>おたがいの投稿とプロフィールが表示されなくなります。相手には知らされません。あとから、いつでも解除できます。</p>
  </AlertDialog>
)

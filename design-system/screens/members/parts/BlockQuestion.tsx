import { AlertDialog } from '../../../components/AlertDialog.tsx'
import { isolated } from '../../../text/isolated.ts'

export interface BlockQuestionProps {
  open: boolean
  /** Whom. */
  name: string
  onBlock: () => void
  onCancel: () => void
}

/** Asked before somebody is blocked (S072): what it does, and that it can be undone. */
export const BlockQuestion = ({ open, name, onBlock, onCancel }: BlockQuestionProps) => (
  <AlertDialog
    open={open}
    title={`${isolated(name)}さんをブロックしますか`}
    confirm={{ label: 'ブロックする', variant: 'danger', onSelect: onBlock }}
    cancel={{ label: 'ブロックしない', onSelect: onCancel }}
  >
    <p>おたがいの投稿とプロフィールが表示されなくなります。相手には知らされません。あとから、いつでも解除できます。</p>
  </AlertDialog>
)

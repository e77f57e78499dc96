import { AlertDialog } from '../../components/AlertDialog.tsx'

export interface ResumeRegistrationDialogProps {
  open: boolean
  /** On to /profile/edit. */
  onResume: () => void
  /** Resets, logs out and leads to /top. */
  onCancel: () => void
}

/** Logged in, but without a profile (W014, S029). */
export function ResumeRegistrationDialog({ open, onResume, onCancel }: ResumeRegistrationDialogProps) {
  return (
    <AlertDialog
      open={open}
      title="登録途中の内容があります"
      confirm={{ label: '続きから登録する', onSelect: onResume }}
      cancel={{ label: '登録をやめてログアウトする', onSelect: onCancel }}
    >
      <p>プロフィールの入力がまだ終わっていません。続きから登録できます。</p>
    </AlertDialog>
  )
}

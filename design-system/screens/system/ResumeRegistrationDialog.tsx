import { AlertDialog } from '../../components/AlertDialog.tsx'

export interface ResumeRegistrationDialogProps {
  open: boolean
  /** Called when the member continues; the caller opens /profile/edit. */
  onResume: () => void
  /** Called when the member cancels; the caller logs out and opens /top. */
  onCancel: () => void
}

/** The dialog for a logged-in member whose profile is not complete (W014, S029). */
export function ResumeRegistrationDialog({ open, onResume, onCancel }: ResumeRegistrationDialogProps) {
  return (
    <AlertDialog
      open={open}
      title="登録途中の内容があります"
      confirm={{ label: '続きから登録する', onPress: onResume }}
      cancel={{ label: '登録をやめてログアウトする', onPress: onCancel }}
    >
      <p>プロフィールの入力がまだ終わっていません。続きから登録できます。</p>
    </AlertDialog>
  )
}

import { AlertDialog } from '../../components/AlertDialog.tsx'

export interface LogoutDialogProps {
  open: boolean
  onLogout: () => void
  onCancel: () => void
  /** Whether the logout is in flight. */
  pending?: boolean | undefined
}

/** The confirmation of a logout at /account/logout (W034). */
export function LogoutDialog({ open, onLogout, onCancel, pending = false }: LogoutDialogProps) {
  return (
    <AlertDialog
      open={open}
      title="ログアウトしますか"
      confirm={{ label: 'ログアウトする', onSelect: onLogout, pending }}
      cancel={{ label: 'ログインしたままにする', onSelect: onCancel }}
    >
      <p>コインとコレクションは、次にログインしたときもそのままお使いいただけます。</p>
    </AlertDialog>
  )
}

import { AlertDialog } from '../../components/AlertDialog.tsx'

export interface LogoutDialogProps {
  open: boolean
  onLogout: () => void
  onCancel: () => void
  /** Whether the logout is in flight. */
  isPending?: boolean | undefined
}

/** The confirmation of a logout at /account/logout (W034). */
export function LogoutDialog({ open, onLogout, onCancel, isPending = false }: LogoutDialogProps) {
  return (
    <AlertDialog
      open={open}
      title="ログアウトしますか"
      confirm={{ label: 'ログアウトする', onPress: onLogout, isPending }}
      cancel={{ label: 'ログインしたままにする', onPress: onCancel }}
    >
      <p>コインとコレクションは、次にログインしたときもそのままお使いいただけます。</p>
    </AlertDialog>
  )
}

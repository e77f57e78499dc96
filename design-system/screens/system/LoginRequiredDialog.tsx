import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'

export interface LoginRequiredDialogProps {
  open: boolean
  onClose: () => void
  /** The links to the log-in and the sign-up. Both contain the URL to return to (S026). */
  hrefs: { login: string; signUp: string }
}

/** The dialog for a guest who tries an action for members (W013, S068). */
export function LoginRequiredDialog({ open, onClose, hrefs }: LoginRequiredDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="ログインが必要です"
      width={480}
      footer={
        <div className="flex flex-col gap-3 desk:flex-row">
          <Button href={hrefs.login}>ログインする</Button>
          <Button href={hrefs.signUp} variant="outline">
            無料で会員登録
          </Button>
        </div>
      }
    >
      <p>続けるには、ログインか会員登録をお願いします。ログインすると、このページにもどります。</p>
    </Dialog>
  )
}

import { lazyComponent } from '../../../lazy.tsx'
import type { Balance } from '../../../components/CoinBalance.tsx'
import type { Loadable } from '../../../loadable.ts'
import type { DrawConfirmation, DrawOption, DrawProgress, Gacha } from '../gacha.types.ts'

/** Dialogs come with the first question: no first view carries them. One that fails takes its question back, and the next press asks it anew. */
const DrawTermsDialog = lazyComponent(() => import('../DrawTermsDialog.tsx').then((file) => file.DrawTermsDialog))
const NotEnoughCoinsDialog = lazyComponent(() =>
  import('../NotEnoughCoinsDialog.tsx').then((file) => file.NotEnoughCoinsDialog),
)
const LoginRequiredDialog = lazyComponent(() =>
  import('../../system/LoginRequiredDialog.tsx').then((file) => file.LoginRequiredDialog),
)

export interface DrawConfirmationsProps {
  gacha: Gacha
  confirmation: DrawConfirmation
  balance: Loadable<Balance>
  progress: DrawProgress
  onAgree: (option: DrawOption) => void
  onDismiss: () => void
  onOpenShop: () => void
  hrefs: { login: string; signUp: string }
}

/** The question that is open, if any. */
export function DrawConfirmations({
  gacha,
  confirmation,
  balance,
  progress,
  onAgree,
  onDismiss,
  onOpenShop,
  hrefs,
}: DrawConfirmationsProps) {
  if (confirmation.kind === 'none') return null
  return (
    <>
      {confirmation.kind === 'login' && (
        <LoginRequiredDialog open onFailed={onDismiss} onClose={onDismiss} hrefs={hrefs} />
      )}
      {confirmation.kind === 'terms' && (
        <DrawTermsDialog
          open
          onFailed={onDismiss}
          gachaName={gacha.name}
          terms={gacha.terms ?? ''}
          option={confirmation.option}
          pending={progress.state !== 'idle'}
          onAgree={() => onAgree(confirmation.option)}
          onCancel={onDismiss}
        />
      )}
      {confirmation.kind === 'coins' && (
        <NotEnoughCoinsDialog
          open
          onFailed={onDismiss}
          option={confirmation.option}
          missing={confirmation.missing}
          balance={balance.state === 'ready' ? balance.data : undefined}
          onOpenShop={onOpenShop}
          onCancel={onDismiss}
        />
      )}
    </>
  )
}

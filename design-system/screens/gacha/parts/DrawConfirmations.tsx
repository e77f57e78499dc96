import { lazy, Suspense } from 'react'
import type { Balance } from '../../../components/CoinBalance.tsx'
import type { Loadable } from '../../../loadable.ts'
import type { DrawConfirmation, DrawOption, DrawProgress, Gacha } from '../gacha.types.ts'

/** Dialogs come with the first question: no first view carries them. */
const DrawTermsDialog = lazy(() =>
  import('../DrawTermsDialog.tsx').then((module) => ({ default: module.DrawTermsDialog })),
)
const NotEnoughCoinsDialog = lazy(() =>
  import('../NotEnoughCoinsDialog.tsx').then((module) => ({ default: module.NotEnoughCoinsDialog })),
)
const LoginRequiredDialog = lazy(() =>
  import('../../system/LoginRequiredDialog.tsx').then((module) => ({ default: module.LoginRequiredDialog })),
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
    <Suspense>
      {confirmation.kind === 'login' && <LoginRequiredDialog open onClose={onDismiss} hrefs={hrefs} />}
      {confirmation.kind === 'terms' && (
        <DrawTermsDialog
          open
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
          option={confirmation.option}
          missing={confirmation.missing}
          balance={balance.state === 'ready' ? balance.data : undefined}
          onOpenShop={onOpenShop}
          onCancel={onDismiss}
        />
      )}
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import type { Balance } from '../../../components/CoinBalance.tsx'
import type { Loadable } from '../../../loadable.ts'
import type { DrawAsk, DrawOption, DrawProgress, Gacha } from '../gacha.views.ts'

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

export interface DrawQuestionsProps {
  gacha: Gacha
  ask: DrawAsk
  balance: Loadable<Balance>
  progress: DrawProgress
  onAgree: (option: DrawOption) => void
  onDismiss: () => void
  onOpenShop: () => void
  hrefs: { login: string; signUp: string }
}

/** The question that is open, if any. */
export function DrawQuestions({
  gacha,
  ask,
  balance,
  progress,
  onAgree,
  onDismiss,
  onOpenShop,
  hrefs,
}: DrawQuestionsProps) {
  if (ask.kind === 'nothing') return null
  return (
    <Suspense>
      {ask.kind === 'login' && <LoginRequiredDialog open onClose={onDismiss} hrefs={hrefs} />}
      {ask.kind === 'terms' && (
        <DrawTermsDialog
          open
          gachaName={gacha.name}
          terms={gacha.terms ?? ''}
          option={ask.option}
          pending={progress.state !== 'idle'}
          onAgree={() => onAgree(ask.option)}
          onCancel={onDismiss}
        />
      )}
      {ask.kind === 'coins' && (
        <NotEnoughCoinsDialog
          open
          option={ask.option}
          missing={ask.missing}
          balance={balance.state === 'ready' ? balance.data : undefined}
          onOpenShop={onOpenShop}
          onCancel={onDismiss}
        />
      )}
    </Suspense>
  )
}

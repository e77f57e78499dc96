import type { Balance } from '../../../components/CoinBalance.tsx'
import type { Loadable } from '../../../loadable.ts'
import { LoginRequiredDialog } from '../../system/LoginRequiredDialog.tsx'
import { DrawTermsDialog } from '../DrawTermsDialog.tsx'
import { NotEnoughCoinsDialog } from '../../parts/NotEnoughCoinsDialog.tsx'
import type { Gacha, GachaDraw } from '../gacha.types.ts'

export interface DrawConfirmationsProps extends Omit<GachaDraw, 'onDraw'> {
  gacha: Gacha
  balance: Loadable<Balance>
  onOpenShop: () => void
  hrefs: { login: string; signUp: string }
}

/** The dialogs before a draw, in one module that is loaded when the first of them opens. */
export function DrawConfirmations({
  gacha,
  confirmation,
  balance,
  progress,
  onAgree,
  onDismiss,
  onOpenShop,
  hrefs,
  untouched,
}: DrawConfirmationsProps) {
  return (
    <>
      {confirmation.kind === 'login' && <LoginRequiredDialog open onClose={onDismiss} hrefs={hrefs} />}
      {confirmation.kind === 'terms' && (
        <DrawTermsDialog
          open
          gachaName={gacha.name}
          terms={gacha.terms ?? ''}
          isPending={progress.state !== 'idle'}
          onAgree={() => onAgree(confirmation.option)}
          onCancel={onDismiss}
        />
      )}
      {confirmation.kind === 'coins' && (
        <NotEnoughCoinsDialog
          open
          purpose={`${confirmation.option.count}回引くには`}
          coins={confirmation.option.coins}
          cancel="引かずに閉じる"
          missing={confirmation.missing}
          untouched={untouched}
          balance={balance.state === 'ready' ? balance.data : undefined}
          onOpenShop={onOpenShop}
          onCancel={onDismiss}
        />
      )}
    </>
  )
}

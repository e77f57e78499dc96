import { AlertDialog } from '../../components/AlertDialog.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PurchaseLimits, type PurchaseLimitsOfAges } from '../parts/PurchaseLimits.tsx'

export interface PurchaseLimitDialogProps {
  open: boolean
  /** The limits by age group (C082). */
  limits: Loadable<PurchaseLimitsOfAges>
  /** A sentence that says what did not happen: 購入は行われていません。 */
  untouched?: string | undefined
  onClose: () => void
}

/**
 * The dialog for a monthly limit that is reached: the limits by age group with the member's row marked, and when
 * purchases are possible again (E067, W160, S116, S143).
 */
export function PurchaseLimitDialog({ open, limits, untouched, onClose }: PurchaseLimitDialogProps) {
  return (
    <AlertDialog open={open} title="購入上限です" confirm={{ label: '閉じる', onPress: onClose }}>
      <p>
        今月の購入上限金額を超えるため購入することができません。
        {untouched && <strong>{untouched}</strong>}
      </p>
      <div className="mt-4">
        <Loaded
          value={limits}
          label="購入上限金額を読みこみ中"
          skeleton={<Skeleton shape="line" className="h-24 w-full" />}
        >
          {(shown) => <PurchaseLimits limits={shown} />}
        </Loaded>
      </div>
      <p className="mt-4 text-14 text-quiet">
        上限は、登録した生年月日に応じてアカウントごとに決まります。翌月1日から、また購入できます。
      </p>
    </AlertDialog>
  )
}

import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PurchaseLimits, type PurchaseLimitsOfAges } from '../parts/PurchaseLimits.tsx'

/**
 * The limits by age group, below the reason why a pack cannot be bought (E067, W160). Rarely needed, so loaded on
 * demand.
 */
export function MonthLimits({ limits }: { limits: Loadable<PurchaseLimitsOfAges> }) {
  return (
    <div className="mt-8 max-w-180">
      <Loaded
        value={limits}
        label="購入上限金額を読みこみ中"
        skeleton={<Skeleton shape="line" className="h-40 w-full" />}
      >
        {(shown) => <PurchaseLimits limits={shown} />}
      </Loaded>
    </div>
  )
}

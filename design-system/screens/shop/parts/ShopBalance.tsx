import type { Balance } from '../../../components/CoinBalance.tsx'
import { CoinText } from '../../../components/CoinText.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { coinFigure, coinText } from '../../../text/coinText.ts'
import { Loaded } from '../../parts/Loaded.tsx'

/** The balance: total, paid and free coins (S107). */
export function ShopBalance({ balance }: { balance: Loadable<Balance> }) {
  return (
    <div>
      <p className="text-14 text-quiet">所持コイン</p>
      <Loaded
        value={balance}
        label="所持コインを読みこみ中"
        skeleton={<Skeleton shape="figure" className="mt-4 h-14 w-48" />}
      >
        {({ total, paid, free }) => (
          <>
            <div className="mt-4">
              <Figure value={coinFigure(total)} unit="コイン" size={total > 99_999 ? 40 : 72} label={coinText(total)} />
            </div>
            <ul className="mt-4 flex flex-wrap gap-x-6 border-hair desk:block desk:border-t">
              <li className="py-2 desk:border-b desk:border-hair">
                <CoinText value={paid} kind="paid" />
              </li>
              <li className="py-2">
                <CoinText value={free} kind="free" />
              </li>
            </ul>
          </>
        )}
      </Loaded>
    </div>
  )
}

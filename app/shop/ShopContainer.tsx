import { untouched } from '@tsudoi/design-system/text/untouched'
import { useQuery } from '@tanstack/react-query'
import { PurchaseLimitDialog } from '@tsudoi/design-system/screens/shop/PurchaseLimitDialog'
import { ShopDialog } from '@tsudoi/design-system/screens/shop/ShopDialog'
import { paths } from '../paths.ts'
import { currencyLimitQuery } from '../limits/limit.queries.ts'
import { balanceQuery } from '../queries/member.queries.ts'
import { usePagedList } from '../queries/usePagedList.ts'
import { useIsMember } from '../session/sessionStore.ts'
import { useCloseHashDialog } from '../shell/useCloseHashDialog.ts'
import { useNowAt } from '../time/useNowAt.ts'
import { spendingLimitsView } from '../limits/limit.mappers.ts'
import { loadableOf } from '../mappers/loadableOf.ts'
import { packView } from '../mappers/pack.mappers.ts'
import { coinPacksQuery } from './shop.queries.ts'
import { useBuyPack } from './useBuyPack.ts'

/**
 * The links of the shop. `type=shop` opens the FAQ's section about coins (Q10, S106). The coin history replaces the
 * dialog of the shop, and closing it returns to the shop (Q88).
 */
const hrefs = {
  about: `${paths.faq}?type=shop`,
  history: paths.coinHistory,
  settlement: paths.settlement,
  commercial: paths.commercial,
}

/**
 * Dialog that opens at `#shop` on any page. It shows the coin balance and the packs on sale. A guest sees only the
 * packs (R086, Q31).
 */
export function ShopContainer() {
  const close = useCloseHashDialog()
  const isMember = useIsMember()
  const balance = useQuery({ ...balanceQuery, enabled: isMember })
  const items = usePagedList(coinPacksQuery, packView)
  const { buy, checking, isOverMonth, closeLimit } = useBuyPack()
  const limits = useQuery({ ...currencyLimitQuery, enabled: isOverMonth })
  const packs = items.items.state === 'ready' ? items.items.data : []
  // Renders again in the second in which a sale begins or ends, so that its button is enabled or disabled (S120).
  const now = useNowAt(...packs.flatMap(({ start, end }) => [start, end]))
  return (
    <>
      <ShopDialog
        open
        onOpenChange={(open) => !open && close()}
        balance={isMember ? loadableOf(balance) : undefined}
        items={items}
        now={now}
        onBuy={buy}
        checking={checking}
        hrefs={hrefs}
      />
      {isOverMonth && (
        <PurchaseLimitDialog
          open
          untouched={untouched.purchase}
          limits={loadableOf(limits, spendingLimitsView)}
          onClose={closeLimit}
        />
      )}
    </>
  )
}

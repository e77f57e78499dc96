import { untouched } from '@tsudoi/design-system/text/untouched'
import { useQuery } from '@tanstack/react-query'
import { PurchaseLimitDialog } from '@tsudoi/design-system/screens/shop/PurchaseLimitDialog'
import { ShopDialog } from '@tsudoi/design-system/screens/shop/ShopDialog'
import { paths } from '../../paths.ts'
import { currencyLimitQuery } from '../../queries/limit.queries.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { usePagedList } from '../../queries/usePagedList.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { useHashDialog } from '../../shell/useHashDialog.ts'
import { useNowAt } from '../../shell/useNowAt.ts'
import { limitsView } from '../../mappers/limit.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { packView } from '../../mappers/pack.mappers.ts'
import { shopQuery } from './shop.queries.ts'
import { useBuy } from './useBuy.ts'

/** `type` of the FAQ's coin section (Q10, S106). The history opens in the shop's place; closing it leads back (Q88). */
const hrefs = {
  about: `${paths.faq}?type=shop`,
  history: paths.coinHistory,
  settlement: paths.settlement,
  commercial: paths.commercial,
}

/** #shop on any page (R086): what one holds and what is on sale; a guest sees the list (Q31). */
export function ShopHost() {
  const close = useHashDialog()
  const isMember = useIsMember()
  const balance = useQuery({ ...balanceQuery, enabled: isMember })
  const items = usePagedList(shopQuery, packView)
  const { buy, checking, isOverMonth, closeLimit } = useBuy()
  const limits = useQuery({ ...currencyLimitQuery, enabled: isOverMonth })
  const packs = items.items.state === 'ready' ? items.items.data : []
  // A sale that ends or begins while the shop is open closes or opens its button at that second (S120).
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
          limits={loadableOf(limits, limitsView)}
          onClose={closeLimit}
        />
      )}
    </>
  )
}

import '@tsudoi/design-system/late.css'
import { useQuery } from '@tanstack/react-query'
import type { listShopCoins } from '@tsudoi/contracts/shop/shop.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.views'
import { ShopDialog } from '@tsudoi/design-system/screens/shop/ShopDialog'
import { paths } from '../../paths.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { useHashDialog } from '../../shell/useHashDialog.ts'
import { useNow } from '../../shell/useNow.ts'
import { instantView } from '../../views/channelViews.ts'
import { loadableOf } from '../../views/loadableOf.ts'
import { shopQuery } from './shop.queries.ts'

type WireItem = ResponseOf<typeof listShopCoins>['list'][number]

/** Hidden packs are left out (Q69). */
function itemsView(list: readonly WireItem[]): ShopItem[] {
  return list
    .filter(({ isHidden }) => !isHidden)
    .map((pack) => ({
      id: pack.shopCoinId,
      coins: pack.webPaidCoin,
      yen: pack.webPrice,
      salesCopy: pack.salesCopy,
      maxQuantity: pack.maxQuantity,
      remainingQuantity: pack.remainingQuantity,
      start: instantView(pack.publicationStartTime),
      end: instantView(pack.publicationEndTime),
      showsTimeLeft: pack.hasShowedTimeLeft ?? false,
    }))
}

/** `type` of the FAQ's coin section (Q10, S106). */
const hrefs = { about: `${paths.faq}?type=shop`, settlement: paths.settlement, commercial: paths.commercial }

/** #shop on any page (R086): what one holds and what is on sale; a guest sees the list (Q31). */
export function ShopHost() {
  const close = useHashDialog()
  const isMember = useIsMember()
  const balance = useQuery({ ...balanceQuery, enabled: isMember })
  const items = useQuery(shopQuery)
  return (
    <ShopDialog
      open
      onOpenChange={(open) => !open && close()}
      balance={isMember ? loadableOf(balance) : undefined}
      items={loadableOf(items, ({ list }) => itemsView(list))}
      now={useNow()}
      hrefs={hrefs}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { loading } from '@tsudoi/design-system/loadable'
import { PurchaseScreen } from '@tsudoi/design-system/screens/purchase/PurchaseScreen'
import { lazyComponent } from '@tsudoi/design-system/lazy'
import { useParams, useSearchParams } from 'react-router-dom'
import { heldCard } from '../../card/heldCard.ts'
import { forPurchase, purchaseOf, returnTo } from '../../card/purchaseFor.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNow } from '../../shell/useNow.ts'
import { cardsQuery } from './card.queries.ts'
import { chosenWay, payWays, usualWay } from './payWays.ts'
import { packQuery } from './purchase.queries.ts'
import { offeredOf } from './purchase.mappers.ts'
import { usePay } from './usePay.ts'

const OwnLimitReminder = lazyComponent(() => import('./OwnLimitReminder.tsx').then((file) => file.OwnLimitReminder))

/** R041: a pack at its own address. The route is open; a guest meets the login-required alert (Q17). */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { viewer, hrefs } = useMembersOnly()
  const pack = useQuery({ ...packQuery(id), enabled: viewer === 'member' })
  // Where the cards cannot be read, one can pay all the same.
  const cards = useQuery({ ...cardsQuery, enabled: viewer === 'member', meta: { isSilent: true } })
  const back = returnTo(search)
  const of = purchaseOf(id, search)
  const now = useNow()
  const ways = payWays({
    cards: cards.data ?? [],
    held: heldCard.read()?.brand,
    cardHref: forPurchase(paths.cardEdit, of),
    now,
  })
  const chosen = chosenWay(ways, search) ?? usualWay(ways)
  const { pay, paying } = usePay(id, back)
  return (
    <Page>
      <PurchaseScreen
        viewer={viewer}
        offered={cards.isLoading ? loading : offeredOf(pack)}
        now={now}
        ways={ways}
        chosen={chosen}
        reminder={pack.data && <OwnLimitReminder price={pack.data.shopCoin.webPrice} />}
        onPay={pay}
        paying={paying}
        hrefs={{
          ...hrefs,
          back,
          top: paths.home,
          methods: `${forPurchase(paths.purchaseMethod, of)}&method=${chosen.split('.', 1)[0]}`,
          settlement: paths.settlement,
          commercial: paths.commercial,
        }}
      />
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { loading } from '@tsudoi/design-system/loadable'
import { PurchaseScreen } from '@tsudoi/design-system/screens/purchase/PurchaseScreen'
import type { PaymentOption } from '@tsudoi/design-system/screens/purchase/purchase.types'
import { lazyComponent, lazyOnPress } from '@tsudoi/design-system/lazy'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { hasMessageCode } from '../../api/apiError.ts'
import { oneTimeCard } from '../../card/oneTimeCard.ts'
import { addressWithPurchase, pendingPurchaseOf, purchaseReturnUrl } from '../../card/pendingPurchase.ts'
import { withPaymentLine } from '../../shell/withPaymentLine.ts'
import { useIsMinor } from '../../limits/useIsMinor.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../shell/Page.tsx'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { cardsQuery } from './card.queries.ts'
import { paymentOptionFromUrl, paymentOptions, defaultPaymentOption } from './paymentOptions.ts'
import { packQuery } from './purchase.queries.ts'
import { packStateOf } from './purchase.mappers.ts'

const loadConfirmation = () => withPaymentLine(() => import('./PackConfirmation.tsx'))
const PackConfirmation = lazyOnPress(() => loadConfirmation().then((file) => file.PackConfirmation))
const MonthlySpendingLimits = lazyComponent(() =>
  import('./MonthlySpendingLimits.tsx').then((file) => file.MonthlySpendingLimits),
)

/** The page on which a pack of coins is bought. A guest may open it, and is asked to log in (R041, Q17). */
export function Component() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { viewer, hrefs } = useMembersOnly()
  const pack = useQuery({ ...packQuery(id), enabled: viewer === 'member' })
  // Loads the cards without error dialogs, because a purchase is possible without their list.
  const cards = useQuery({ ...cardsQuery, enabled: viewer === 'member', meta: { isSilent: true } })
  const minor = useIsMinor(viewer === 'member')
  const back = purchaseReturnUrl(search)
  const purchase = pendingPurchaseOf(id, search)
  const offered = packStateOf(pack)
  const shown = offered.state === 'ready' && offered.data?.state === 'buyable' ? offered.data.pack : undefined
  const now = useNowAt(shown?.end)
  const ways = paymentOptions({
    // A member below 18 pays with no registered card (Q527).
    cards: minor.isMinor ? [] : (cards.data ?? []),
    held: oneTimeCard.read()?.brand,
    cardHref: addressWithPurchase(paths.cardEdit, purchase),
    now,
  })
  const chosen = paymentOptionFromUrl(ways, search) ?? defaultPaymentOption(ways)
  const navigate = useNavigate()
  const [way, setWay] = useState<PaymentOption>()
  const close = () => setWay(undefined)
  useEffect(() => onNetworkIdle(() => void loadConfirmation().catch(() => {})), [])
  // Opens the confirmation. If the token of the typed card is gone, for example after its use, opens the card form
  // first.
  const choose = (next: PaymentOption) =>
    next.method === 'CREDIT_CARD' && !oneTimeCard.read()
      ? void navigate(addressWithPurchase(paths.cardEdit, purchase))
      : setWay(next)
  return (
    <Page>
      <PurchaseScreen
        viewer={viewer}
        offered={cards.isLoading || minor.isLoading ? loading : offered}
        limits={hasMessageCode(pack.error, 'MaxAmountExceed') && <MonthlySpendingLimits />}
        now={now}
        ways={ways}
        chosen={chosen}
        onPay={choose}
        hrefs={{
          ...hrefs,
          back,
          top: paths.home,
          methods: `${addressWithPurchase(paths.purchaseMethod, purchase)}&method=${chosen.split('.', 1)[0]}`,
          settlement: paths.settlement,
          commercial: paths.commercial,
        }}
      />
      {way && shown && <PackConfirmation pack={shown} way={way} back={back} onClose={close} onFailed={close} />}
    </Page>
  )
}

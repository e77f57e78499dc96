import { useIsMutating, useQuery } from '@tanstack/react-query'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import type { Failure } from '@tsudoi/design-system/loadable'
import { cartLinesOf, type CartLine } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import type { Preorder } from '@tsudoi/design-system/screens/preorder/preorder.types'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { withPaymentLine } from '../../shell/withPaymentLine.ts'
import { postalAddressQuery } from '../../queries/address.queries.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { lazyScreen } from '../../router/lazyScreen.ts'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { Page } from '../../shell/Page.tsx'
import { useIsCurrentUrl } from '../../shell/useIsCurrentUrl.ts'
import { useMembersOnly } from '../../shell/useMembersOnly.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { serverChanges, otherTabChanges, acceptChanges } from './cartChanges.ts'
import { editCart, markCartAsKnown, thisTabId } from './cartStore.ts'
import { preorderMutationKeys } from './preorder.keys.ts'
import { cartRefusals } from '../../payments/payments.ts'
import { prefetchOwnPreorder, usePreorderPage } from './usePreorderPage.ts'

const loadConfirmation = () => withPaymentLine(() => import('./CartConfirmation.tsx'))
const CartConfirmation = lazyOnPress(() => loadConfirmation().then((file) => file.CartConfirmation))
const { Screen: PreorderPurchaseScreen, withScreenPreload } = lazyScreen(() =>
  import('@tsudoi/design-system/screens/preorder/PreorderPurchaseScreen').then((file) => file.PreorderPurchaseScreen),
)

/** Prefetches the data of the page. */
export const beforeRender = withScreenPreload(prefetchOwnPreorder)

/** The page with the preorder cart before it is paid. A guest may open it, and is asked to log in (R083, Q17). */
export function Component() {
  const { viewer } = useMembersOnly()
  const { id, shown, own, page, back, now, screen } = usePreorderPage({ isOwn: true })
  const isMember = viewer === 'member'
  const balance = useQuery({ ...balanceQuery, enabled: isMember }).data
  const address = useQuery({ ...postalAddressQuery, enabled: isMember }).data
  const navigate = useNavigate()
  const isHere = useIsCurrentUrl()
  const openShop = useOpenShop()
  const isPaying = useIsMutating({ mutationKey: preorderMutationKeys.buy }) > 0
  const [confirming, setAsked] = useState<{ preorder: Preorder; lines: readonly CartLine[] }>()
  const [refused, setRefused] = useState<Failure>()
  useEffect(() => onNetworkIdle(() => void loadConfirmation().catch(() => {})), [])
  const preorder = shown?.preorder
  const changes = preorder
    ? [...otherTabChanges(own.known, own.cart, preorder), ...serverChanges(own.cart, preorder)]
    : []
  const lines = preorder ? cartLinesOf(preorder, own.counts) : []
  const close = () => setAsked(undefined)
  const onError = (error: Error) => {
    close()
    setRefused(cartRefusals.of(error))
  }
  const accept = () => {
    // Close an open confirmation: the user opens it again after reading the changes.
    close()
    setRefused(undefined)
    if (preorder) editCart(id, (cart) => acceptChanges(cart, thisTabId, preorder))
    markCartAsKnown(id)
  }
  // If the cart has changed since the confirmation was opened, close the confirmation, unless the payment is in flight.
  const shownStep = changes.length === 0 || isPaying ? confirming : undefined
  return (
    <Page title={preorder && `${preorder.name}の予約`} back={back} {...page}>
      <PreorderPurchaseScreen
        {...screen}
        now={now}
        cart={{ counts: own.counts, changes, onCountChange: own.change, onAccept: accept }}
        balance={balance}
        refused={refused}
        hasAddress={address && address.address !== undefined}
        onOpenShop={openShop}
        onNext={() => {
          setRefused(undefined)
          setAsked(preorder && { preorder, lines })
        }}
      />
      {shownStep && (
        <CartConfirmation
          {...shownStep}
          onBought={() => isHere() && void navigate(screen.hrefs.result, { replace: true })}
          onError={onError}
          onClose={close}
          onFailed={close}
        />
      )}
    </Page>
  )
}

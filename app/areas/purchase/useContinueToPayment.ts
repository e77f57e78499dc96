import { useNavigate } from 'react-router-dom'
import { payHrefOf } from '../../mappers/payHrefOf.ts'
import { type PaidPack, payableOrderHref } from '../../payments/payments.ts'
import { paths } from '../../paths.ts'
import { navigateOutside } from '../../platform/openOutside.ts'
import { useIsCurrentUrl } from '../../shell/useIsCurrentUrl.ts'
import type { PlacedOrder } from './purchase.mutations.ts'

const absolute = (path: string) => new URL(path, location.origin).href

/**
 * Returns `leave`, which takes the user from a placed order to its payment: to the gateway's page, or for a shop to the
 * page with the payment number. An earlier order that can still be paid has its own page with deadline and link. Does
 * nothing if the user has left the page; the order is then in the order history. Also returns `returnUrl`, below which
 * the gateway opens its return pages; their `url` parameter is `back`, already validated (X4).
 */
export function useContinueToPayment(id: string, back: string) {
  const navigate = useNavigate()
  const isHere = useIsCurrentUrl()
  const url = absolute(back)
  const leave = ({ transactionId, paymentPage, isOpen }: PlacedOrder, method: PaidPack['paymentMethod']) => {
    if (!isHere()) return
    if (isOpen && transactionId) return void navigate(payableOrderHref(id, transactionId, url), { replace: true })
    const page = payHrefOf(paymentPage)
    const query = new URLSearchParams({ url, ...(transactionId && { transactionId }) })
    if (method === 'CONVENIENCE' || !page)
      return void navigate(`${paths.purchaseComplete(id)}?${query}`, { replace: true })
    navigateOutside(page)
  }
  return { leave, returnUrl: absolute(paths.purchase(id, url)) }
}

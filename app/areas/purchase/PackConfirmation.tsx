import { packOrder } from '@tsudoi/design-system/screens/purchase/purchase.order'
import type { PaymentOption } from '@tsudoi/design-system/screens/purchase/purchase.types'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { oneTimeCard } from '../../card/oneTimeCard.ts'
import { coinsAction, PaymentConfirmation } from '../../payments/payments.ts'
import { purchaseMutation } from './purchase.mutations.ts'
import { packQuery } from './purchase.queries.ts'
import { useContinueToPayment } from './useContinueToPayment.ts'

/** Props of `PackConfirmation`. */
export interface PackConfirmationProps {
  pack: ShopItem
  way: PaymentOption
  /** URL of the page from which the purchase began, already validated (X4). */
  back: string
  onClose: () => void
}

/** How the order names its card: by the gateway's token of a typed card, or by the id of a registered one. */
const cardOf = ({ method, card }: PaymentOption) => (method === 'CREDIT_CARD' ? oneTimeCard.read()?.cardToken : card)

/**
 * The dialog that confirms the purchase of a pack of coins, and then orders it. After the order it opens the gateway's
 * page, or the page with the number to pay in a shop.
 */
export function PackConfirmation({ pack, way, back, onClose }: PackConfirmationProps) {
  const { leave, returnUrl } = useContinueToPayment(pack.id, back)
  return (
    <PaymentConfirmation
      action={coinsAction}
      paid={{ shopCoinId: pack.id, paymentMethod: way.method, card: cardOf(way), returnUrl }}
      order={packOrder(pack, way)}
      priceKey={packQuery(pack.id).queryKey}
      mutation={purchaseMutation}
      onPaid={(ordered) => leave(ordered, way.method)}
      onClose={onClose}
    />
  )
}

import { cartOrder } from '@tsudoi/design-system/screens/preorder/preorder.order'
import type { CartLine } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import type { Preorder } from '@tsudoi/design-system/screens/preorder/preorder.types'
import { paths } from '../../paths.ts'
import { preorderAction, PaymentConfirmation } from '../../payments/payments.ts'
import { preorderKeys } from './preorder.keys.ts'
import { buyCartMutation } from './preorder.mutations.ts'

/** Props of `CartConfirmation`. */
export interface CartConfirmationProps {
  preorder: Preorder
  lines: readonly CartLine[]
  onBought: () => void
  /** Called when the purchase was refused, the cart has changed, or the outcome is unknown. */
  onError: (error: Error) => void
  onClose: () => void
}

/** The dialog that confirms the purchase of a preorder cart, and then buys it (W115). */
export function CartConfirmation({ preorder, lines, onBought, onError, onClose }: CartConfirmationProps) {
  const items = lines.map(({ item, count }) => ({ itemId: item.id, count }))
  return (
    <PaymentConfirmation
      action={preorderAction}
      paid={{ preorderId: preorder.id, items }}
      order={cartOrder(preorder, lines, paths.preorder(preorder.id))}
      priceKey={preorderKeys.one(preorder.id)}
      mutation={buyCartMutation}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}

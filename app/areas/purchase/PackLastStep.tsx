import { packOrder } from '@tsudoi/design-system/screens/purchase/purchase.order'
import type { PayWay } from '@tsudoi/design-system/screens/purchase/purchase.types'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { oneTimeCard } from '../../card/oneTimeCard.ts'
import { coinsAction } from '../../payments/actions/coins.ts'
import { LastStep } from '../../payments/LastStep.tsx'
import { purchaseMutation } from './purchase.mutations.ts'
import { packQuery } from './purchase.queries.ts'
import { useLeave } from './useLeave.ts'

export interface PackLastStepProps {
  pack: ShopItem
  way: PayWay
  /** URL of the page from which the purchase began, already validated (X4). */
  back: string
  onClose: () => void
}

/** The card of the order: the gateway's token of a typed one, or the id of a registered one. */
const cardOf = ({ method, card }: PayWay) => (method === 'CREDIT_CARD' ? oneTimeCard.read()?.cardToken : card)

/**
 * The confirmation before a pack of coins is ordered. Then opens the gateway's page, or shows the number to pay in a
 * shop.
 */
export function PackLastStep({ pack, way, back, onClose }: PackLastStepProps) {
  const { leave, returnUrl } = useLeave(pack.id, back)
  return (
    <LastStep
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

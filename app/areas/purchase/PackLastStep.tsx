import { packOrder } from '@tsudoi/design-system/screens/purchase/purchase.order'
import type { PayWay } from '@tsudoi/design-system/screens/purchase/purchase.types'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { heldCard } from '../../card/heldCard.ts'
import { coinsAction } from '../../payments/actions/coins.ts'
import { LastStep } from '../../payments/LastStep.tsx'
import { purchaseMutation } from './purchase.mutations.ts'
import { packQuery } from './purchase.queries.ts'
import { useLeave } from './useLeave.ts'

export interface PackLastStepProps {
  pack: ShopItem
  way: PayWay
  /** The page one came from, already tried (X4). */
  back: string
  onClose: () => void
}

/** What the order says of its card: the gateway's token of one that was typed in, or the id of a registered one. */
const cardOf = ({ method, card }: PayWay) => (method === 'CREDIT_CARD' ? heldCard.read()?.cardToken : card)

/** The last step before a pack is ordered; then the gateway's page, or the number for the till. */
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

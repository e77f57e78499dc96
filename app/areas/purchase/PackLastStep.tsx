import { orderMethodText } from '@tsudoi/design-system/screens/order/order.types'
import type { PayWay } from '@tsudoi/design-system/screens/purchase/purchase.types'
import type { ShopItem } from '@tsudoi/design-system/screens/shop/shop.types'
import { coinText } from '@tsudoi/design-system/text/coinText'
import { yenText } from '@tsudoi/design-system/text/yenText'
import { heldCard } from '../../card/heldCard.ts'
import { coinsAction } from '../../payments/actions/coins.ts'
import { LastStep, type OrderWithoutLegal } from '../../payments/LastStep.tsx'
import { purchaseMutation } from './purchase.mutations.ts'
import { useLeave } from './useLeave.ts'

export interface PackLastStepProps {
  pack: ShopItem
  way: PayWay
  /** The page one came from, already tried (X4). */
  back: string
  onClose: () => void
}

/** How and when it is paid, by the way that was chosen. */
function paymentText({ method, label }: PayWay): string {
  if (method === 'CONVENIENCE') return 'コンビニ。次に出る番号で、期限までに店頭で。'
  if (method === 'CREDIT_CARD' || method === 'PERSISTENT_CARD') return `${label}。カード会社の確認が済みしだい。`
  return `${orderMethodText[method]}。次の画面で手続きをしたとき。`
}

/** What the order says of its card: the gateway's token of one that was typed in, or the id of a registered one. */
const cardOf = ({ method, card }: PayWay) => (method === 'CREDIT_CARD' ? heldCard.read()?.cardToken : card)

const orderOf = (pack: ShopItem, way: PayWay): OrderWithoutLegal => ({
  title: 'この内容で購入しますか',
  what: `有償コイン ${coinText(pack.coins)}`,
  quantity: '1個',
  price: { unit: 'yen', amount: pack.yen, coins: pack.coins },
  payment: paymentText(way),
  delivery: 'お支払いのあと、すぐ。有効期限はありません。',
  until: pack.end,
  cancelling: 'お支払いのあとは、取り消し・返金ができません',
  confirm: `${yenText(pack.yen)}で購入`,
  cancel: '購入をやめる',
})

/** The last step before a pack is ordered; then the gateway's page, or the number for the till. */
export function PackLastStep({ pack, way, back, onClose }: PackLastStepProps) {
  const { leave, returnUrl } = useLeave(pack.id, back)
  return (
    <LastStep
      action={coinsAction}
      paid={{ shopCoinId: pack.id, paymentMethod: way.method, card: cardOf(way), returnUrl }}
      order={orderOf(pack, way)}
      mutation={purchaseMutation}
      onPaid={(ordered) => leave(ordered, way.method)}
      onClose={onClose}
    />
  )
}

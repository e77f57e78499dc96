import { paidWithCoins } from '@tsudoi/design-system/screens/finalOrder.rules'
import { coinsOf, piecesOf, type CartLine } from '@tsudoi/design-system/screens/preorder/preorder.rules'
import type { Preorder } from '@tsudoi/design-system/screens/preorder/preorder.types'
import { paths } from '../../paths.ts'
import { preorderAction } from '../../payments/actions/preorder.ts'
import { LastStep, type OrderWithoutLegal } from '../../payments/LastStep.tsx'
import { buyCartMutation } from './preorder.mutations.ts'

export interface CartLastStepProps {
  preorder: Preorder
  lines: readonly CartLine[]
  onBought: () => void
  /** Refused, changed, or not known. */
  onError: (error: Error) => void
  onClose: () => void
}

/** C165: the free coins go first. Every line is named, with how many of it. */
const orderOf = (preorder: Preorder, lines: readonly CartLine[]): OrderWithoutLegal => ({
  ...paidWithCoins,
  title: 'この内容で予約しますか',
  what: `予約「${preorder.name}」`,
  quantity: `${lines.map(({ item, count }) => `${item.name} ${count}個`).join('、')}（全${piecesOf(lines)}個）`,
  price: { unit: 'coins', amount: coinsOf(lines), first: 'free' },
  delivery: preorder.delivery ?? '時期は、決まりしだいお知らせします',
  until: preorder.end,
  more: [{ label: '特典と入っているもの', href: paths.preorder(preorder.id) }],
  confirm: '予約する',
  cancel: '予約せずに閉じる',
})

/** The last step before a cart is bought (W115), then the purchase. */
export function CartLastStep({ preorder, lines, onBought, onError, onClose }: CartLastStepProps) {
  const items = lines.map(({ item, count }) => ({ itemId: item.id, count }))
  return (
    <LastStep
      action={preorderAction}
      paid={{ preorderId: preorder.id, items }}
      order={orderOf(preorder, lines)}
      mutation={buyCartMutation}
      onPaid={onBought}
      onError={onError}
      onClose={onClose}
    />
  )
}

import { coinPaymentTexts } from '../finalOrder.rules.ts'
import type { OrderWithoutLegal } from '../finalOrder.types.ts'
import { cartPriceOf, cartPieceCount, type CartLine } from './preorder.rules.ts'
import type { Preorder } from './preorder.types.ts'
import { isolated } from '../../text/isolated.ts'

/** The order summary of a cart, with every item and its count (C165); free coins are spent first. */
export const cartOrder = (preorder: Preorder, lines: readonly CartLine[], shelfHref: string): OrderWithoutLegal => ({
  ...coinPaymentTexts,
  title: 'この内容で予約しますか',
  what: `予約「${isolated(preorder.name)}」`,
  quantity: `${lines.map(({ item, count }) => `${isolated(item.name)} ${count}個`).join('、')}（全${cartPieceCount(lines)}個）`,
  price: { unit: 'coins', amount: cartPriceOf(lines), first: 'free' },
  delivery: preorder.delivery ?? '時期は、決まりしだいお知らせします',
  until: preorder.end,
  more: [{ label: '特典と入っているもの', href: shelfHref }],
  confirm: '予約する',
  cancel: '予約せずに閉じる',
})

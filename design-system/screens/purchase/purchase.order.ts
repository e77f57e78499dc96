import { coinText } from '../../text/coinText.ts'
import { yenText } from '../../text/yenText.ts'
import type { OrderWithoutLegal } from '../finalOrder.types.ts'
import { orderMethodText } from '../order/order.types.ts'
import type { ShopItem } from '../shop/shop.types.ts'
import type { PaymentOption } from './purchase.types.ts'

/** How and when the order is paid, for the selected option. */
function paymentText({ method, label }: PaymentOption): string {
  if (method === 'CONVENIENCE') return 'コンビニ。次に出る番号で、期限までに店頭で。'
  if (method === 'CREDIT_CARD' || method === 'PERSISTENT_CARD') return `${label}。カード会社の確認が済みしだい。`
  return `${orderMethodText[method]}。次の画面で手続きをしたとき。`
}

/** The order summary of a pack of coins (C178). */
export const packOrder = (pack: ShopItem, way: PaymentOption): OrderWithoutLegal => ({
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

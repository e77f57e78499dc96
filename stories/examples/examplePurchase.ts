import type { PurchasedOrder } from '../../design-system/screens/purchase/purchase.types.ts'

/** An order of a coin pack after payment. */
export const exampleOrder: PurchasedOrder = { name: '1,000コイン', price: 1_100 }

/** An order to be paid at a convenience store. */
export const convenienceStoreOrder: PurchasedOrder = {
  ...exampleOrder,
  payUntil: '2026-02-03T23:59:00+09:00',
  payHref: 'https://pay.example.jp/orders/waiting',
  slipNumber: '1234-5678-9012',
}

import { paidWithCoins } from '../../design-system/screens/finalOrder.rules.ts'
import type { FinalOrder } from '../../design-system/screens/finalOrder.types.ts'

const legal = { terms: '/account/service', commercial: '#commercial', settlement: '/account/settlement' }

/** Ten draws for coins that one holds. */
export const drawOrder: FinalOrder = {
  ...paidWithCoins,
  title: 'この内容で引きますか',
  what: 'ガチャ「夏至のパレード」',
  quantity: '10回',
  price: { unit: 'coins', amount: 300, first: 'free' },
  until: '2026-02-28T23:59:00+09:00',
  legal,
  more: [{ label: '提供割合', href: '/channel/todai/gacha?gachaId=parade' }],
  confirm: '10回引く',
  cancel: '引かずに閉じる',
}

/** A pack of coins, paid on the gateway's page. */
export const packOrder: FinalOrder = {
  title: 'この内容で購入しますか',
  what: '有償コイン 1,000コイン',
  quantity: '1個',
  price: { unit: 'yen', amount: 1_100, coins: 1_000 },
  payment: 'PayPay。次の画面で手続きをしたとき',
  delivery: 'お支払いのあと、すぐ。有効期限はありません',
  until: '2026-02-01T12:00:00+09:00',
  cancelling: 'お支払いのあとは、取り消し・返金ができません',
  legal,
  confirm: '1,100円で購入',
  cancel: '購入をやめる',
}

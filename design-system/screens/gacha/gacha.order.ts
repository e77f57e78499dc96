import { coinPaymentTexts } from '../finalOrder.rules.ts'
import type { OrderWithoutLegal } from '../finalOrder.types.ts'
import { isolated } from '../../text/isolated.ts'

/** A draw that the member is about to pay for. */
export interface DrawToPay {
  gachaName: string
  /** The number of draws. */
  count: number
  /** The price of all draws. */
  coins: number
  /** The end of the gacha, ISO 8601. */
  until: string
  oddsHref: string
}

/** The order summary of a draw; free coins are spent first (C078). */
export const drawOrder = ({ gachaName, count, coins, until, oddsHref }: DrawToPay): OrderWithoutLegal => ({
  ...coinPaymentTexts,
  title: 'この内容で引きますか',
  what: `ガチャ「${isolated(gachaName)}」`,
  quantity: `${count}回`,
  price: { unit: 'coins', amount: coins, first: 'free' },
  until,
  more: [{ label: '提供割合', href: oddsHref }],
  confirm: `${count}回引く`,
  cancel: '引かずに閉じる',
})

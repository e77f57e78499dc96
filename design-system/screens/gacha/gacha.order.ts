import { paidWithCoins } from '../finalOrder.rules.ts'
import type { OrderWithoutLegal } from '../finalOrder.types.ts'

/** A draw that is about to be paid. */
export interface DrawToPay {
  gachaName: string
  /** Draws at once. */
  count: number
  /** For all of them. */
  coins: number
  /** The end of the gacha, ISO 8601. */
  until: string
  oddsHref: string
}

/** What the last step says of a draw (C078): the free coins go first. */
export const drawOrder = ({ gachaName, count, coins, until, oddsHref }: DrawToPay): OrderWithoutLegal => ({
  ...paidWithCoins,
  title: 'この内容で引きますか',
  what: `ガチャ「${gachaName}」`,
  quantity: `${count}回`,
  price: { unit: 'coins', amount: coins, first: 'free' },
  until,
  more: [{ label: '提供割合', href: oddsHref }],
  confirm: `${count}回引く`,
  cancel: '引かずに閉じる',
})

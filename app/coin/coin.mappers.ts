import type { listCoinHistory } from '@tsudoi/contracts/coin/coin.endpoints'
import type { listTransactions } from '@tsudoi/contracts/payment/payment.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { Loadable } from '@tsudoi/design-system/loadable'
import type { Paged } from '@tsudoi/design-system/paged'
import type { CoinMovement, MonthPurchase } from '@tsudoi/design-system/screens/coin/coin.types'
import { boughtInMonth } from '../mappers/boughtInMonth.ts'
import { normalisedInstant } from '../mappers/channel.mappers.ts'
import type { JapanMonth } from '../time/japanMonths.ts'

type Entry = ResponseOf<typeof listCoinHistory>['list'][number]

/** Maps an entry of the coin history for the screen. */
export const coinMovementView = (entry: Entry): CoinMovement => ({
  id: entry.assetHistoryId,
  time: normalisedInstant(entry.transactionTime),
  message: entry.message,
  platform: entry.platformType,
  channel: entry.ipName,
  paid: entry.optionCoin.paid,
  free: entry.optionCoin.free,
})

const onceEach = (movements: readonly CoinMovement[]): CoinMovement[] => [
  ...new Map(movements.map((movement) => [movement.id, movement])).values(),
]

/** Removes movements that the previous page already contains: a page may repeat those with its last time (Q80). */
export function withoutRepeatedMovements<List extends Paged<CoinMovement>>(list: List): List {
  const { items } = list
  const once: Loadable<CoinMovement[]> = items.state === 'ready' ? { ...items, data: onceEach(items.data) } : items
  return { ...list, items: once }
}

/**
 * Maps the coins that the member bought this month, compared with the limit. `list` are this month's orders;
 * `maxAmount` is the server's limit (S112).
 */
export const monthPurchaseView = (
  month: JapanMonth,
  { list }: ResponseOf<typeof listTransactions>,
  maxAmount: number,
): MonthPurchase => ({ ...boughtInMonth(month, list), limit: maxAmount, renewal: month.end })

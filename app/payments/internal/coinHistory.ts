import { listCoinHistory } from '@tsudoi/contracts/coin/coin.endpoints'
import { call } from '../../api/call.ts'
import type { OrderDescription } from './paidAction.ts'
import { clockToleranceMs } from './clockTolerance.ts'

/** One entry of the coin history. `coins` is negative for spent coins; `message` is the server's text. */
export interface CoinHistoryEntry {
  id: string
  /** The time of the movement, in milliseconds by the server's clock. */
  time: number
  coins: number
  message: string
}

const readPage = (after: string | undefined) =>
  call(listCoinHistory, {
    query: {
      'seek.limit': 15,
      'seek.order': 'DESC',
      ...(after !== undefined && { 'seek.lastTransactionTime': after }),
    },
  })

/**
 * Reads the coin history page by page, back to the time `since` (milliseconds). The result contains everything that
 * happened after it (C081).
 */
export async function readCoinHistory(_paid: object, since: number): Promise<CoinHistoryEntry[]> {
  const movements: CoinHistoryEntry[] = []
  for (let after: string | undefined; ;) {
    const { list, seek } = await readPage(after)
    for (const { assetHistoryId, transactionTime, optionCoin, message } of list)
      movements.push({
        id: assetHistoryId,
        time: Date.parse(transactionTime),
        coins: optionCoin.free + optionCoin.paid,
        message,
      })
    const next = seek.hasNext ? seek.lastTransactionTime : undefined
    const isBack = movements.some(({ time }) => time < since - clockToleranceMs)
    // Stops at the time `since`, at the end of the history, or at a repeated cursor, with which the loop would never
    // end.
    if (isBack || next === undefined || next === after) return movements
    after = next
  }
}

const idsOf = (movements: readonly CoinHistoryEntry[]) => new Set(movements.map(({ id }) => id))

/** The entries that are newer than all entries of `before`. That list contains only the latest pages of the history. */
function newMovements(before: readonly CoinHistoryEntry[], seen: readonly CoinHistoryEntry[]): CoinHistoryEntry[] {
  const known = idsOf(before)
  const latest = Math.max(...before.map(({ time }) => time))
  return seen.filter(({ id, time }) => !known.has(id) && time >= latest - clockToleranceMs)
}

/** The entries of `seen` that are newer than `before` and have the amount of a payment. */
export const newEntriesOfAmount = (
  { price }: OrderDescription,
  before: readonly CoinHistoryEntry[],
  seen: readonly CoinHistoryEntry[],
): CoinHistoryEntry[] => newMovements(before, seen).filter(({ coins }) => coins === -price.amount)

/** Whether the loaded history overlaps with `before`, so that no entries in between are missing. */
export function overlapsHistory(before: readonly CoinHistoryEntry[], seen: readonly CoinHistoryEntry[]): boolean {
  const known = idsOf(before)
  return known.size === 0 || seen.some(({ id }) => known.has(id))
}

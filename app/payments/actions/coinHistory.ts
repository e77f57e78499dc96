import { listCoinHistory } from '@tsudoi/contracts/coin/coin.endpoints'
import { call } from '../../api/call.ts'
import type { OrderInWords } from '../paidAction.ts'
import { clockTolerance } from './clockTolerance.ts'

/** One movement of coins: its id, when, by how much, and the host's words for it. */
export interface Movement {
  id: string
  /** Milliseconds by the host's clock. */
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

/** The latest movements, page by page back to a time (C081): whatever happened since stands among them. */
export async function readMovements(_paid: object, since: number): Promise<Movement[]> {
  const movements: Movement[] = []
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
    const isBack = movements.some(({ time }) => time < since - clockTolerance)
    // A host that names the same end again would be asked for ever.
    if (isBack || next === undefined || next === after) return movements
    after = next
  }
}

const idsOf = (movements: readonly Movement[]) => new Set(movements.map(({ id }) => id))

/** Those that came after all that was seen before; of what is older only the latest pages are known. */
function newMovements(before: readonly Movement[], seen: readonly Movement[]): Movement[] {
  const known = idsOf(before)
  const latest = Math.max(...before.map(({ time }) => time))
  return seen.filter(({ id, time }) => !known.has(id) && time >= latest - clockTolerance)
}

/** New movements of a payment's amount. */
export const alikeAmong = (
  { price }: OrderInWords,
  before: readonly Movement[],
  seen: readonly Movement[],
): Movement[] => newMovements(before, seen).filter(({ coins }) => coins === -price.amount)

/** Whether what is seen goes back to what was seen before: nothing lies between them unread. */
export function reachesBack(before: readonly Movement[], seen: readonly Movement[]): boolean {
  const known = idsOf(before)
  return known.size === 0 || seen.some(({ id }) => known.has(id))
}

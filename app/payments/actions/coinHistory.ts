import { listCoinHistory } from '@tsudoi/contracts/coin/coin.endpoints'
import { call } from '../../api/call.ts'

/** One movement of coins: its id, by how much, and the host's words for it. */
export interface Movement {
  id: string
  coins: number
  message: string
}

/** The latest movements (C081): enough to see one that has just happened. */
export async function readMovements(): Promise<Movement[]> {
  const { list } = await call(listCoinHistory, { query: { 'seek.limit': 15, 'seek.order': 'DESC' } })
  return list.map(({ assetHistoryId, optionCoin, message }) => ({
    id: assetHistoryId,
    coins: optionCoin.free + optionCoin.paid,
    message,
  }))
}

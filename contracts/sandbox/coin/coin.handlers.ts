import { coinHistory } from './coinHistory.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { balanceOf } from '../coins/ledger.ts'
import { limitFor, purchaseLimits, registeredAge } from '../coins/purchaseLimits.ts'
import { pageOf } from '../runtime/wire.ts'

export const coinHandlers: Handlers<'coin'> = {
  getCoinBalance: (ask) => balanceOf(ask, memberOf(ask)),

  async listCoinHistory(ask) {
    const { query } = ask
    const { limit } = pageOf({ limit: query['seek.limit'] ?? 15 })
    const last = query['seek.lastTransactionTime']
    const seek = { limit, order: query['seek.order'] ?? 'DESC', last: last === undefined ? undefined : new Date(last) }
    return coinHistory(ask.db, memberOf(ask), seek)
  },

  async getCurrencyLimit(ask) {
    const age = await registeredAge(ask, memberOf(ask))
    const { currencyLimitId, maxAmount } = limitFor(age)
    const limitList = purchaseLimits.map((row) => ({
      currencyLimitId: row.currencyLimitId,
      name: row.name,
      maxAmount: row.maxAmount,
    }))
    return { age, currencyLimitId, maxAmount, limitList }
  },
}

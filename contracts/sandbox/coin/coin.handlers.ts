import { coinHistory } from './coinHistory.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { purchaseLimitFor, purchaseLimits, ageOfMember } from '../ledger/purchaseLimits.ts'
import { pageSizes } from '../../requestFields.ts'
import { pageBounds } from '../runtime/wire.ts'

/** The sandbox's handlers of the coin endpoints. */
export const coinHandlers: Handlers<'coin'> = {
  getCoinBalance: (ctx) => balanceOf(ctx, memberIdOf(ctx)),

  async listCoinHistory(ctx) {
    const { query } = ctx
    const { limit } = pageBounds({ limit: query['seek.limit'] ?? pageSizes.history })
    const last = query['seek.lastTransactionTime']
    const seek = { limit, order: query['seek.order'] ?? 'DESC', last: last === undefined ? undefined : new Date(last) }
    return coinHistory(ctx.db, memberIdOf(ctx), seek)
  },

  async getCurrencyLimit(ctx) {
    const age = await ageOfMember(ctx, memberIdOf(ctx))
    const { currencyLimitId, maxAmount } = purchaseLimitFor(age)
    const limitList = purchaseLimits.map((row) => ({
      currencyLimitId: row.currencyLimitId,
      name: row.name,
      maxAmount: row.maxAmount,
    }))
    return { age, currencyLimitId, maxAmount, limitList }
  },
}

import type { getCurrencyLimit } from '@tsudoi/contracts/coin/coin.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PurchaseLimits } from '@tsudoi/design-system/screens/shop/shop.types'

/** The limits per age, and which one is the member's (S141, Q85). */
export const limitsView = ({
  age,
  currencyLimitId,
  limitList,
}: ResponseOf<typeof getCurrencyLimit>): PurchaseLimits => ({
  age,
  own: currencyLimitId,
  rows: limitList.map((limit) => ({ id: limit.currencyLimitId, name: limit.name, yen: limit.maxAmount })),
})

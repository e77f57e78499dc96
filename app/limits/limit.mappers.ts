import type { getCurrencyLimit } from '@tsudoi/contracts/coin/coin.endpoints'
import type { ResponseOf } from '@tsudoi/contracts/endpoint'
import type { PurchaseLimitsOfAges } from '@tsudoi/design-system/screens/parts/PurchaseLimits'

/** Maps the spending limits by age. The server names the limit that applies to the member (Q85). */
export const spendingLimitsView = ({
  age,
  currencyLimitId,
  limitList,
}: ResponseOf<typeof getCurrencyLimit>): PurchaseLimitsOfAges => ({
  age,
  own: currencyLimitId,
  rows: limitList.map((row) => ({ id: row.currencyLimitId, name: row.name, yen: row.maxAmount })),
})

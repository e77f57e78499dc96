import { describe, expect, it } from 'vitest'
import { monthlyLimitUsage } from './monthlyLimit.rules.ts'

describe('the limit of purchases in a month', () => {
  it.each([
    ['nothing is bought', { paid: 0, waiting: 0, limit: 5_000 }, { used: 0, left: 5_000, share: 0 }],
    ['an order is not paid yet', { paid: 1_000, waiting: 500, limit: 5_000 }, { used: 1_500, left: 3_500, share: 0.3 }],
    ['the limit is reached', { paid: 4_000, waiting: 1_000, limit: 5_000 }, { used: 5_000, left: 0, share: 1 }],
    ['the limit is exceeded', { paid: 9_000, waiting: 0, limit: 5_000 }, { used: 9_000, left: 0, share: 1 }],
    ['the member may buy nothing', { paid: 0, waiting: 0, limit: 0 }, { used: 0, left: 0, share: 1 }],
  ])(
    'counts orders that are not paid yet, and never leaves a negative amount: %s (S112, S141, Q73)',
    (_case, month, usage) => {
      expect(monthlyLimitUsage(month)).toEqual(usage)
    },
  )
})

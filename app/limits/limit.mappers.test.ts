import { expect, it } from 'vitest'
import { spendingLimitsView } from './limit.mappers.ts'

it('the table of spending limits marks the row of the age that the server sends, and no row if the server sends none (Q73, Q85)', () => {
  const limitList = [
    { currencyLimitId: 'until-15', name: '15歳以下', maxAmount: 5_000 },
    { currencyLimitId: 'adult', name: '18歳以上', maxAmount: 300_000 },
  ]
  expect(spendingLimitsView({ age: 15, currencyLimitId: 'adult', maxAmount: 300_000, limitList })).toEqual({
    age: 15,
    own: 'adult',
    rows: [
      { id: 'until-15', name: '15歳以下', yen: 5_000 },
      { id: 'adult', name: '18歳以上', yen: 300_000 },
    ],
  })
  expect(spendingLimitsView({ currencyLimitId: 'until-15', maxAmount: 5_000, limitList })).toMatchObject({
    own: 'until-15',
  })
})

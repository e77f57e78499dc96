import type { PurchaseLimitsOfAges } from '@tsudoi/design-system/screens/parts/PurchaseLimits'

/** The monthly purchase limits of all age groups, for an example member. */
export const exampleLimits: PurchaseLimitsOfAges = {
  age: 21,
  own: 'adult',
  rows: [
    { id: 'until-15', name: '15歳以下', yen: 5_000 },
    { id: 'until-17', name: '16〜17歳', yen: 20_000 },
    { id: 'adult', name: '18歳以上', yen: 300_000 },
  ],
}

/** The limits for a member whose age is unknown: the strictest one applies (Q73). */
export const limitsOfUnknownAge: PurchaseLimitsOfAges = { ...exampleLimits, age: undefined, own: 'until-15' }

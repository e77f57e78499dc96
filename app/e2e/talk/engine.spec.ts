import { amount } from '@tsudoi/contracts/testing/amount'
import { engineCases } from './engineCases.ts'
import { test } from './talkTest.ts'

test.describe('the talk engine that connects browsers directly', () => {
  const cases = amount({ part: engineCases.filter(({ isCore }) => isCore), all: engineCases })
  for (const { title, run } of cases) test(title, ({ host, first, second }) => run({ host, first, second }))
})

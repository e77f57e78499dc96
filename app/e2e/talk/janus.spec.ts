import { amount } from '@tsudoi/contracts/testing/amount'
import { engineCases } from './engineCases.ts'
import { janusLacks } from './janusHost.ts'
import { test } from './talkTest.ts'

test.use({ adapter: 'janus' })

test.describe('the engine over Janus', () => {
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  test.beforeEach(({}, info) => info.skip(janusLacks !== undefined, janusLacks))
  const cases = amount({ part: engineCases.filter(({ isCore }) => isCore), all: engineCases })
  for (const { title, run } of cases) test(title, ({ host, first, second }) => run({ host, first, second }))
})

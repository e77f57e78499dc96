import { amount } from '@tsudoi/contracts/testing/amount'
import { engineCases } from './engineCases.ts'
import { test } from './talkTest.ts'

test.use({ adapter: 'livekit' })

test.describe('the talk engine over LiveKit, with LiveKit’s own client', () => {
  const cases = amount({ part: engineCases.filter(({ isCore }) => isCore).slice(0, 1), all: engineCases })
  for (const { title, run } of cases) test(title, ({ host, first, second }) => run({ host, first, second }))
})

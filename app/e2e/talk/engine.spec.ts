import { engineCases } from './engineCases.ts'
import { test } from './talkTest.ts'

test.describe('the engine of browser to browser', () => {
  for (const { title, run } of engineCases) test(title, ({ host, first, second }) => run({ host, first, second }))
})

import { getAccount } from '@tsudoi/contracts/account/account.endpoints'
import { afterEach, expect, it } from 'vitest'
import { call } from './call.ts'
import { addressOf } from './earlyAnswers.ts'

afterEach(() => {
  delete window.tsudoiEarly
})

/** No host stands behind these tests: a call that asked again would fail. */
it('reads null in an optional field of an early answer as a field that is absent, without asking again (Q96)', async () => {
  const answer = Promise.resolve({ accountId: 'acc-hikari', uniqueName: null, profile: null })
  window.tsudoiEarly = { answers: { [addressOf(getAccount, {}, {})]: answer } }
  expect(await call(getAccount, {})).toEqual({ accountId: 'acc-hikari' })
})

import { getAccount } from '@tsudoi/contracts/account/account.endpoints'
import { afterEach, expect, it } from 'vitest'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { call } from './call.ts'
import { urlOfGet } from './earlyAnswers.ts'

afterEach(() => {
  delete window.tsudoiEarly
  resetSession()
})

/** No server runs in these tests, so a second request would fail. */
it('call() reads null in an optional field of an answer requested by the page’s head as an absent field, and sends no second request (Q96)', async () => {
  const answer = Promise.resolve({ accountId: 'acc-hikari', uniqueName: null, profile: null })
  window.tsudoiEarly = { accountId: '', answers: { [urlOfGet(getAccount, {}, {})]: answer } }
  expect(await call(getAccount, {})).toEqual({ accountId: 'acc-hikari' })
})

it('call() rejects as `unsent` if the session ended while it waited for an answer that the page’s head had requested (Q350)', async () => {
  useSession.setState({ accountId: 'acc-hikari' })
  const answer = Promise.withResolvers<unknown>()
  const address = urlOfGet(getAccount, {}, {})
  window.tsudoiEarly = { accountId: 'acc-hikari', answers: { [address]: answer.promise } }
  const called = call(getAccount, {})
  resetSession()
  useSession.setState({ accountId: 'acc-sora' })
  answer.resolve({ accountId: 'acc-hikari' })
  await expect(called).rejects.toMatchObject({ kind: 'unsent' })
})

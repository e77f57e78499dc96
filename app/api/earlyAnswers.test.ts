import { getCoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { afterEach, describe, expect, it } from 'vitest'
import { resetSessionData } from '../session/resetSessionData.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { urlOfGet, earlyRequestsOfAccount, takeEarlyAnswer } from './earlyAnswers.ts'

const address = urlOfGet(getCoinBalance, {}, { platformType: 'WEB' })
const answer = Promise.resolve({ free: 1, paid: 2, total: 3 })

afterEach(() => {
  delete window.tsudoiEarly
  resetSession()
})

describe('the answer to a call that the page’s head requested early', () => {
  it('is returned to the first caller only: a second caller must send its own request', () => {
    window.tsudoiEarly = { accountId: '', answers: { [address]: answer } }
    expect(takeEarlyAnswer(getCoinBalance, address)).toBe(answer)
    expect(takeEarlyAnswer(getCoinBalance, address)).toBeUndefined()
  })

  it('is not returned to a member who logged in after the request, for example in another tab (S035)', () => {
    window.tsudoiEarly = { accountId: 'hikari', answers: { [address]: answer } }
    expect(takeEarlyAnswer(getCoinBalance, address)).toBeUndefined()
    useSession.setState({ accountId: 'sora' })
    expect(earlyRequestsOfAccount()).toBeUndefined()
    useSession.setState({ accountId: 'hikari' })
    expect(takeEarlyAnswer(getCoinBalance, address)).toBe(answer)
  })

  it('is not returned after a logout, because it belongs to the ended session (S035)', () => {
    window.tsudoiEarly = { accountId: '', answers: { [address]: answer } }
    resetSessionData()
    expect(takeEarlyAnswer(getCoinBalance, address)).toBeUndefined()
  })
})

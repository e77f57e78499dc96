import { getCoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { afterEach, describe, expect, it } from 'vitest'
import { runReset } from '../session/runReset.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { addressOf, ownEarly, takeEarlyAnswer } from './earlyAnswers.ts'

const address = addressOf(getCoinBalance, {}, { platformType: 'WEB' })
const answer = Promise.resolve({ free: 1, paid: 2, total: 3 })

afterEach(() => {
  delete window.tsudoiEarly
  resetSession()
})

describe('an answer the page’s head asked for', () => {
  it('is taken once: whoever asks again wants a fresh one', () => {
    window.tsudoiEarly = { answers: { [address]: answer } }
    expect(takeEarlyAnswer(getCoinBalance, address)).toBe(answer)
    expect(takeEarlyAnswer(getCoinBalance, address)).toBeUndefined()
  })

  it('is nobody’s who has logged in since the head asked, in another tab say (S035)', () => {
    window.tsudoiEarly = { accountId: 'hikari', answers: { [address]: answer } }
    expect(takeEarlyAnswer(getCoinBalance, address)).toBeUndefined()
    useSession.setState({ accountId: 'sora' })
    expect(ownEarly()).toBeUndefined()
    useSession.setState({ accountId: 'hikari' })
    expect(takeEarlyAnswer(getCoinBalance, address)).toBe(answer)
  })

  it('belongs to its session: after a logout nobody gets it (S035)', () => {
    window.tsudoiEarly = { answers: { [address]: answer } }
    runReset()
    expect(takeEarlyAnswer(getCoinBalance, address)).toBeUndefined()
  })
})

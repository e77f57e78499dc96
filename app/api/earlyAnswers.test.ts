import { getCoinBalance } from '@tsudoi/contracts/coin/coin.endpoints'
import { afterEach, describe, expect, it } from 'vitest'
import { runReset } from '../session/reset.ts'
import { addressOf, takeEarlyAnswer } from './earlyAnswers.ts'

const address = addressOf(getCoinBalance, {}, { platformType: 'WEB' })
const answer = Promise.resolve({ free: 1, paid: 2, total: 3 })

afterEach(() => {
  delete window.tsudoiEarly
})

describe('an answer the page’s head asked for', () => {
  it('is taken once: whoever asks again wants a fresh one', () => {
    window.tsudoiEarly = { answers: { [address]: answer } }
    expect(takeEarlyAnswer(getCoinBalance, address)).toBe(answer)
    expect(takeEarlyAnswer(getCoinBalance, address)).toBeUndefined()
  })

  it('belongs to its session: after a logout nobody gets it (S035)', () => {
    window.tsudoiEarly = { answers: { [address]: answer } }
    runReset()
    expect(takeEarlyAnswer(getCoinBalance, address)).toBeUndefined()
  })
})

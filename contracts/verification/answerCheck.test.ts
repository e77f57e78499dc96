import { describe, expect, it } from 'vitest'
import { bodyOfCase, statusOfCase, type Case } from '../case.ts'
import { exampleTokens } from '../auth/exampleTokens.ts'
import { calls, callNamed, type CallName } from '../cases.ts'
import { amount } from '../testing/amount.ts'
import { answerIssues } from './answerCheck.ts'

/** Finds the issues of a case's example answer after a change. */
function issues(name: CallName, caseName: string, change: (answer: never) => unknown): string[] {
  const { endpoint, cases } = callNamed(name)
  const example = cases[caseName] as Case
  return answerIssues(
    endpoint,
    example,
    statusOfCase(example),
    JSON.stringify(change(bodyOfCase(example) as never)),
    {},
  )
}

describe('an answer of a host', () => {
  it.each(amount({ part: calls.filter((_, index) => index % 8 === 0), all: calls }))(
    'passes the check if it is equal to the example of a case of $name',
    ({ endpoint, cases }) => {
      for (const example of Object.values(cases))
        expect(answerIssues(endpoint, example, statusOfCase(example), JSON.stringify(bodyOfCase(example)), {})).toEqual(
          [],
        )
    },
  )

  it('must be readable by the client, including every list entry', () => {
    type Answer = { list: object[] }
    const second =
      (field: object) =>
      ({ list }: Answer) => ({ list: [list[0], { ...list[0], ...field }] })
    const issuesOf = (field: object) => issues('payment.listTransactions', 'full', second(field))
    expect(issuesOf({})).toEqual([])
    expect(issuesOf({ price: -5 })).toEqual([
      '$.list[1].price: the client cannot read it: expected at least 0, received -5',
    ])
    expect(issuesOf({ orderTime: '2026-13-45T99:99:99Z' })).toEqual([
      '$.list[1].orderTime: the client cannot read it: expected an instant with its offset, such as 2026-01-31T12:00:00Z, received "2026-13-45T99:99:99Z"',
    ])
    expect(issuesOf({ price: null })).toEqual([
      '$.list[1].price: the client cannot read it: expected number, received null',
    ])
    expect(issuesOf({ price: undefined })).toEqual([
      '$.list[1].price: the client cannot read it: expected number, received nothing',
    ])
    expect(issues('payment.listTransactions', 'full', () => undefined)).toEqual(['the answer is no JSON'])
  })

  it('must not have a declared field in another spelling, unless it has the declared one too (Q487)', () => {
    const issuesOf = (change: (transaction: Record<string, unknown>) => object) =>
      issues('payment.listTransactions', 'full', ({ list }: { list: Record<string, unknown>[] }) => ({
        list: list.map(change),
      }))
    expect(issuesOf(({ slipNumber, ...rest }) => ({ ...rest, slip_number: slipNumber }))).toEqual([
      '$.list[0].slip_number: the contract spells it slipNumber',
    ])
    expect(issuesOf(({ slipNumber, ...rest }) => ({ ...rest, SlipNumber: slipNumber }))).toHaveLength(1)
    expect(issuesOf((own) => ({ ...own, slip_number: own['slipNumber'], slips: 1 }))).toEqual([])
    expect(issues('gacha.drawGacha', 'NotEnoughCoin', () => ({ message_code: 'NotEnoughCoin', code: 409 }))).toContain(
      '$.message_code: the contract spells it messageCode',
    )
  })

  it('must have a body with the message code if the request fails', () => {
    expect(issues('gacha.drawGacha', 'NotEnoughCoin', () => ({ messageCode: 'NotEnoughCoin' }))).toEqual([
      '$.code: the client cannot read it: expected number, received nothing',
    ])
    expect(issues('gacha.drawGacha', 'NotEnoughCoin', (own: object) => ({ ...own, code: 400 }))).toEqual([
      '$.code: expected the status 409, received 400',
    ])
  })

  it('may contain an instant that the case gives exactly in any spelling, but no other instant', () => {
    const answer = (lastTransactionTime: unknown) =>
      issues('coin.listCoinHistory', 'middlePage', (own: object) => ({
        ...own,
        seek: { hasNext: true, lastTransactionTime },
      }))
    for (const same of ['2026-01-31T02:58:00Z', '2026-01-31T02:58:00.000+00:00', '2026-01-31T08:28:00+05:30'])
      expect(answer(same)).toEqual([])
    expect(answer('2026-01-31T02:58:00+09:00')).toEqual([
      '$.seek.lastTransactionTime: expected 2026-01-31T02:58:00Z, received 2026-01-31T02:58:00+09:00',
    ])
    expect(answer(null)).toHaveLength(1)
    expect(answer(undefined)).toEqual(['$.seek.lastTransactionTime: expected 2026-01-31T02:58:00Z, received nothing'])
  })

  it('must have an empty object where the example of the case has one', () => {
    const issuesOf = (answer: object) => issues('account.getAccountAuth', 'minimal', () => answer)
    for (const nothing of [{}, { accountId: '' }, { accountId: null, certs: [], hasProfile: false }])
      expect(issuesOf(nothing)).toEqual([])
    expect(issuesOf({ accountId: 'acc-hikari', hasProfile: true })).toEqual([
      '$.accountId: expected nothing there',
      '$.hasProfile: expected nothing there',
    ])
  })

  it('may contain the fields of `full` in the case `minimal` if both cases have equal provider states and requests', () => {
    const { endpoint, cases } = callNamed('auth.checkSavePasswordCode')
    const [full, minimal] = [cases['full'] as Case, cases['minimal'] as Case]
    const text = JSON.stringify(bodyOfCase(full))
    expect(answerIssues(endpoint, minimal, 200, text, {}, full)).toEqual([])
    expect(answerIssues(endpoint, minimal, 200, text, {})).toContain('$.tokens: expected nothing there')
  })

  it('must not contain undeclared personal data, anywhere (X19)', () => {
    const issuesOf = (more: object) =>
      issues('account.getPublicProfile', 'full', ({ profile }: { profile: object }) => ({
        profile: { ...profile, ...more },
      }))
    expect(issuesOf({ aura: 'blue', birthday: null, lastName: '' })).toEqual([])
    expect(issuesOf({ birthday: '2004-02-29' })).toEqual([
      '$.profile.birthday: personal data that this call does not have (X19)',
    ])
    expect(issuesOf({ account: { mail: { email: 'sora@example.com' } } })).toHaveLength(1)
    expect(issues('account.getProfile', 'full', (own) => own)).toEqual([])
  })

  it('must contain the token of a member after a member’s login, and a token without an account after a guest sign-in (A§3)', () => {
    const issuesOf = (name: CallName, accountId?: string) => issues(name, 'full', () => exampleTokens(accountId))
    expect(issuesOf('auth.signinEmail', 'any-id')).toEqual([])
    expect(issuesOf('auth.signinEmail')).toEqual([
      "$.accessToken: the claim AccountID is empty or absent, expected the member's id",
    ])
    expect(issuesOf('auth.signinGuest')).toEqual([])
    expect(issuesOf('auth.signinGuest', 'any-id')).toHaveLength(1)
    expect(issues('auth.signinEmail', 'full', () => ({ accessToken: 'opaque', refreshToken: 'opaque' }))).toEqual([
      '$.accessToken: the client cannot read it: expected a text with the pattern of the OpenAPI document, received "opaque"',
    ])
    expect(issues('auth.signinEmail', 'full', () => ({ accessToken: 'a.b.c', refreshToken: 'opaque' }))).toEqual([
      '$.accessToken is no JWT with readable claims',
    ])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAccountAuth } from '../../account/account.endpoints.ts'
import {
  checkResetPasswordCode,
  checkSavePasswordCode,
  disableProvider,
  prepareResetPassword,
  prepareSaveEmail,
  prepareSavePassword,
  resetPassword,
  saveEmail,
  savePassword,
  signinEmail,
} from '../../auth/auth.endpoints.ts'
import type { Endpoint, RequestOf } from '../../endpoint.ts'
import { minutes } from '../runtime/clock.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())
// Advances the clock by ten minutes, after which the counters of mails per address have expired.
beforeEach(() => sandbox.advanceClock(minutes(10)))

const email = 'sora@example.com'
const oldPassword = 'Tsudoi-2026'
const password = 'Tsudoi-2027'

async function mailedTo(recipient: string) {
  return sandbox.services.datasets.shared
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('code', '<>', '')
    .orderBy('created_at', 'desc')
    .execute()
}
const codeFor = async (recipient: string) => (await mailedTo(recipient))[0]!.code
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** Sends a request. Returns the message code of a refusal, or else the status. */
async function outcome<E extends Endpoint>(endpoint: E, request: RequestOf<E>, token: string) {
  const { status, body } = await sandbox.call(endpoint, request, { token })
  return body.messageCode ?? status
}
const guest = async () => (await sandbox.given('a guest')).accessToken
const signin = async (address: string, secret: string) =>
  outcome(signinEmail, { body: { email: address, password: secret } }, await guest())
const certs = async (token: string) =>
  (await sandbox.call(getAccountAuth, {}, { token })).body.certs?.map(({ provider }) => provider)

describe('the reset of a forgotten password (C007–C009)', () => {
  let token: string
  beforeEach(async () => {
    await sandbox.given('another member')
    token = await guest()
  })

  const prepare = (address = email) => outcome(prepareResetPassword, { body: { email: address } }, token)
  const enter = (code: string, as = token) => outcome(checkResetPasswordCode, { body: { email, code } }, as)
  const reset = (code: string, as = token) => outcome(resetPassword, { body: { email, password, code } }, as)
  async function proven() {
    await prepare()
    const code = await codeFor(email)
    expect(await enter(code)).toBe(200)
    return code
  }

  it('ends every session of the account and its lock, and only the new password works (X3, Q39)', async () => {
    const signedIn = await sandbox.call(
      signinEmail,
      { body: { email, password: oldPassword } },
      { token: await guest() },
    )
    for (let each = 0; each < 5; each += 1) await signin(email, 'Wrong-2026')
    expect(await reset(await proven())).toBe(200)
    expect(await certs(signedIn.body.accessToken)).toBeUndefined()
    expect(await signin(email, oldPassword)).toBe('InvalidEmailOrPassword')
    expect(await signin(email, password)).toBe(200)
  })

  it('answers identically for an unknown address, from the first step to the lock after wrong codes (X7)', async () => {
    const steps = async (address: string) => {
      token = await guest()
      const answers = [await sandbox.call(prepareResetPassword, { body: { email: address } }, { token })]
      for (let each = 0; each < 6; each += 1)
        answers.push(
          await sandbox.call(checkResetPasswordCode, { body: { email: address, code: 'abcdef' } }, { token }),
          await sandbox.call(resetPassword, { body: { email: address, password, code: 'abcdef' } }, { token }),
        )
      return [...answers, await sandbox.call(prepareResetPassword, { body: { email: address } }, { token })]
    }
    await sandbox.given('an address without an account')
    expect(await steps('akari@example.com')).toEqual(await steps(email))
    expect(await mailedTo('akari@example.com')).toEqual([])
  })

  it('mails the code to the address as its member wrote it, whatever letter case the caller types (X7)', async () => {
    const before = (await mailedTo(email)).length
    expect(await prepare(email.toUpperCase())).toBe(200)
    expect(await mailedTo(email)).toHaveLength(before + 1)
    expect(await mailedTo(email.toUpperCase())).toEqual([])
  })

  it('accepts the new password only in the session that entered the code (X6)', async () => {
    const code = await proven()
    const stranger = await guest()
    expect(await enter(code, stranger)).toBe('TimeExpiredPasswordReset')
    expect(await reset(code, stranger)).toBe('DeadlineExceededResetPassword')
    expect(await reset(code)).toBe(200)
  })

  it('accepts only one new password for each code (X6)', async () => {
    const code = await proven()
    expect(await reset(code)).toBe(200)
    expect(await reset(code)).toBe('DeadlineExceededResetPassword')
  })

  it('does not use up the code with a password that is refused', async () => {
    const code = await proven()
    const short = { body: { email, password: 'short', code } }
    expect(await outcome(resetPassword, short, token)).toBe('InvalidPasswordLength')
    expect(await reset(code)).toBe(200)
  })

  it('accepts the new password only within ten minutes after the code was first entered, even if the code is entered a second time (X6)', async () => {
    const code = await proven()
    sandbox.advanceClock(minutes(5))
    expect(await enter(code)).toBe(200)
    sandbox.advanceClock(minutes(5))
    expect(await enter(code)).toBe('TimeExpiredPasswordReset')
    expect(await reset(code)).toBe('DeadlineExceededResetPassword')
  })

  it('checks at most five of twenty concurrent codes, over both steps together (Q39)', async () => {
    const code = await proven()
    const tries = Array.from({ length: 20 }, (_, each) => (each % 2 ? enter(wrong(code)) : reset(wrong(code))))
    expect((await Promise.all(tries)).filter((each) => each === 'InvalidCode')).toHaveLength(4)
    expect(await reset(code)).toBe('LOCK_FIVE_TIME_FAILED')
    expect(await prepare()).toBe('LOCK_FIVE_TIME_FAILED')
  })

  it('mails at most ten codes from one network to one address in ten minutes, over all sessions (Q365)', async () => {
    const answers = []
    for (let each = 0; each < 11; each += 1) {
      token = await guest()
      answers.push(await prepare())
    }
    expect(answers).toEqual([...Array(10).fill(200), 'TooManyRequests'])
  })

  it('reports that an account has no password only to a caller who can read the mail (X7)', async () => {
    await sandbox.given('a linked provider', { accountId: 'acc-sora', email: 'WITHOUT_PASSWORD' })
    expect(await prepare()).toBe(200)
    const code = await codeFor(email)
    expect(await enter(wrong(code))).toBe('InvalidCode')
    expect(await enter(code)).toBe('NotExistsPassword')
  })
})

describe('a member’s change of the login (C010–C014)', () => {
  const own = 'hikari@example.com'
  const other = 'akari@example.com'
  let token: string
  beforeEach(async () => {
    await sandbox.given('an address without an account')
    token = (await sandbox.given('a member')).accessToken
    await sandbox.given('a fresh proof of the member')
  })

  async function prove() {
    expect(await outcome(prepareSavePassword, {}, token)).toBe(200)
    const { status, body } = await sandbox.call(
      checkSavePasswordCode,
      { body: { code: await codeFor(own) } },
      { token },
    )
    token = body.tokens?.accessToken ?? token
    return body.messageCode ?? status
  }
  const save = () => outcome(savePassword, { body: { password } }, token)
  async function changeEmail(address = other) {
    expect(await outcome(prepareSaveEmail, { body: { email: address } }, token)).toBe(200)
    return outcome(saveEmail, { body: { code: await codeFor(address) } }, token)
  }

  it('saves a password once for each code, and ends every other session (X3, X6)', async () => {
    const elsewhere = await sandbox.call(
      signinEmail,
      { body: { email: own, password: oldPassword } },
      { token: await guest() },
    )
    expect(await prove()).toBe(200)
    expect(await save()).toBe(200)
    expect(await certs(elsewhere.body.accessToken)).toBeUndefined()
    expect(await certs(token)).toEqual(['EMAIL'])
    expect(await signin(own, password)).toBe(200)
    expect(await save()).toBe('DeadlineExceededSavePassword')
  })

  it('refuses to save a password for the access token with which the owner entered the code, because it may be copied (X21)', async () => {
    const stolen = token
    expect(await prove()).toBe(200)
    expect(await outcome(savePassword, { body: { password: 'Stolen-2027' } }, stolen)).toBe(
      'DeadlineExceededSavePassword',
    )
    expect(await save()).toBe(200)
    expect(await outcome(getAccountAuth, {}, stolen)).toBe('Unauthenticated')
    expect(await signin(own, password)).toBe(200)
  })

  it('sets the first password of an account created by a provider', async () => {
    await sandbox.given('a linked provider', { email: 'WITHOUT_PASSWORD' })
    expect(await signin(own, oldPassword)).toBe('InvalidEmailOrPassword')
    expect(await prove()).toBe(200)
    expect(await save()).toBe(200)
    expect(await signin(own, password)).toBe(200)
  })

  it('refuses to save a password with a code that was mailed to an address which the member no longer has', async () => {
    expect(await prove()).toBe(200)
    expect(await changeEmail()).toBe(200)
    expect(await save()).toBe('DeadlineExceededSavePassword')
  })

  it('saves a new address, after which the old address can no longer log in', async () => {
    expect(await changeEmail()).toBe(200)
    expect(await signin(own, oldPassword)).toBe('InvalidEmailOrPassword')
    expect(await signin(other, oldPassword)).toBe(200)
  })

  it('sets the first address of an account created by a provider', async () => {
    await sandbox.given('a linked provider', { email: 'NONE' })
    expect(await certs(token)).toEqual(['GOOGLE'])
    expect(await changeEmail()).toBe(200)
    expect(await certs(token)).toEqual(['EMAIL', 'GOOGLE'])
  })

  it('reports a taken address only to a caller who can read its mail, and does not take it from its owner (X7)', async () => {
    await sandbox.given('another member')
    expect(await changeEmail(email)).toBe('AlreadyUsedEmail')
    expect(await signin(email, oldPassword)).toBe(200)
  })

  it('locks, after five wrong codes for a new address, only that address (LockedEmail)', async () => {
    await outcome(prepareSaveEmail, { body: { email: other } }, token)
    const code = await codeFor(other)
    const tries = []
    for (let each = 0; each < 6; each += 1) tries.push(await outcome(saveEmail, { body: { code: wrong(code) } }, token))
    const [invalid, locked] = ['InvalidCode', 'LOCK_FIVE_TIME_FAILED']
    expect(tries).toEqual([invalid, invalid, invalid, invalid, locked, locked])
    expect(await outcome(prepareSaveEmail, { body: { email: other } }, token)).toBe('LockedEmail')
    sandbox.advanceClock(minutes(10))
    await sandbox.given('a fresh proof of the member')
    expect(await changeEmail()).toBe(200)
  })

  it('keeps one login method when the member removes the last two concurrently (Q46)', async () => {
    await sandbox.given('a linked provider')
    const answers = await Promise.all(
      (['GOOGLE', 'EMAIL'] as const).map((provider) => outcome(disableProvider, { body: { provider } }, token)),
    )
    expect(new Set(answers)).toEqual(new Set([200, 'LastProvider']))
    expect(await certs(token)).toHaveLength(1)
  })
})

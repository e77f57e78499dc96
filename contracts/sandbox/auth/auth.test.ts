import { SignJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAccountAuth, getTime } from '../../account/account.endpoints.ts'
import {
  prepareSignup,
  prepareSignupProvider,
  refreshTokens,
  resendSignupCode,
  signinEmail,
  signinGuest,
  signout,
  signupEmail,
  signupProvider,
} from '../../auth/auth.endpoints.ts'
import { getCoinBalance } from '../../coin/coin.endpoints.ts'
import { days, minutes, seconds } from '../runtime/clock.ts'
import { TestSandbox, type Answer } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

const email = 'akari@example.com'
const password = 'Tsudoi-2026'
const refresh = { body: { refresh: true as const } }
const sora = { email: 'sora@example.com', password }

async function latestCode(): Promise<string> {
  const mail = await sandbox.services.datasets.shared
    .selectFrom('mail')
    .select('code')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return mail.code
}

/** A six-digit code that differs from the given one. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function whoIs(token: string) {
  return sandbox.call(getAccountAuth, {}, { token })
}

describe('sign-up by e-mail (C001–C003)', () => {
  let token: string
  beforeEach(async () => {
    // Advances the clock by ten minutes, after which the counters of mails per address have expired.
    sandbox.advanceClock(minutes(10))
    await sandbox.given('an address without an account', { email })
    token = (await sandbox.given('a guest')).accessToken
    await sandbox.call(prepareSignup, { body: { email, password } }, { token })
    sandbox.advanceClock(1)
  })

  const enter = (code: string) => sandbox.call(signupEmail, { body: { email, code } }, { token })

  it('creates the account with 300 free coins and ends the guest session (X20)', async () => {
    const { body } = await enter(await latestCode())
    const auth = await whoIs(body.accessToken)
    expect(auth.body).toMatchObject({ certs: [{ provider: 'EMAIL' }], hasProfile: false })
    expect(decodeJwt(body.accessToken)).toMatchObject({ AccountID: auth.body.accountId })
    const coins = await sandbox.call(getCoinBalance, { query: { platformType: 'WEB' } }, { token: body.accessToken })
    expect(coins.body).toEqual({ free: 300, paid: 0, total: 300 })
    expect((await whoIs(token)).body.messageCode).toBe('Unauthenticated')
    token = (await sandbox.given('a guest')).accessToken
    await sandbox.call(prepareSignup, { body: { email: 'AKARI@example.com', password } }, { token })
    expect((await enter(await latestCode())).body.messageCode).toBe('AlreadySignedUp')
  })

  it('reports to a caller whose answer was lost that the account exists, if the caller sends the code that created it (X7, Q106)', async () => {
    const code = await latestCode()
    await enter(code)
    token = (await sandbox.given('a guest')).accessToken
    expect((await enter(wrong(code))).body.messageCode).toBe('TimeExpiredVerification')
    expect((await enter(code)).body.messageCode).toBe('AlreadySignedUp')
    for (let each = 0; each < 5; each += 1) await enter(wrong(code))
    expect((await enter(code)).body.messageCode).toBe('TimeExpiredVerification')
  })

  it('answers identically for a free, taken or discarded address, from the first step to the lock after wrong codes (X7, Q106)', async () => {
    const steps = async (address: string) => {
      token = (await sandbox.given('a guest')).accessToken
      const answers: Answer<object>[] = []
      const enterWrong = async () =>
        answers.push(await sandbox.call(signupEmail, { body: { email: address, code: 'abcdef' } }, { token }))
      await enterWrong()
      const prepare = () => sandbox.call(prepareSignup, { body: { email: address, password } }, { token })
      const resend = () => sandbox.call(resendSignupCode, { body: { email: address } }, { token })
      answers.push(await prepare(), await resend())
      for (let each = 0; each < 6; each += 1) await enterWrong()
      return [...answers, await resend(), await prepare()]
    }
    await sandbox.given('another member')
    await sandbox.given('a discarded address', { email: 'left@example.com' })
    await sandbox.given('an address without an account', { email: 'free@example.com' })
    const free = await steps('free@example.com')
    expect(free.at(-1)).toMatchObject({ status: 423 })
    expect(await steps(sora.email)).toEqual(free)
    expect(await steps('left@example.com')).toEqual(free)
  })

  it.each([
    ['another member', 'AlreadySignedUp', '会員登録はお済みです'],
    ['a discarded address', 'DiscardedEmail', '認証コードのお知らせ'],
  ] as const)(
    'reports that the address is in the provider state “%s” only to a person who can read the mail (X7, Q106)',
    async (state, messageCode, subject) => {
      await sandbox.given(state, { email })
      token = (await sandbox.given('a guest')).accessToken
      expect((await sandbox.call(prepareSignup, { body: { email, password } }, { token })).body).toEqual({})
      sandbox.advanceClock(1)
      expect((await sandbox.call(resendSignupCode, { body: { email } }, { token })).body).toEqual({})
      const code = await latestCode()
      const mail = sandbox.services.datasets.shared.selectFrom('mail').select('subject').where('code', '=', code)
      expect(await mail.executeTakeFirst()).toEqual({ subject: `【集い】${subject}` })
      expect((await enter(wrong(code))).body.messageCode).toBe('InvalidCode')
      expect((await enter(code)).body.messageCode).toBe(messageCode)
      expect((await whoIs(token)).body).toEqual({})
    },
  )

  it('accepts a code for ten minutes only (Q60)', async () => {
    sandbox.advanceClock(minutes(10))
    expect((await enter(await latestCode())).body.messageCode).toBe('TimeExpiredVerification')
  })

  it('invalidates the old code when a new one is mailed', async () => {
    const old = await latestCode()
    sandbox.advanceClock(1)
    await sandbox.call(resendSignupCode, { body: { email } }, { token })
    const fresh = await latestCode()
    expect((await enter(old)).body.messageCode).toBe(old === fresh ? undefined : 'InvalidCode')
    expect((await enter(fresh)).status).toBe(200)
  })

  it('is locked after five wrong codes, even for the correct code, and a newly mailed code does not unlock it (Q39)', async () => {
    const code = await latestCode()
    const tries = []
    for (let each = 0; each < 5; each += 1) tries.push((await enter(wrong(code))).body.messageCode)
    expect(tries).toEqual([...Array(4).fill('InvalidCode'), 'LOCK_FIVE_TIME_FAILED'])
    expect((await enter(code)).body.messageCode).toBe('LOCK_FIVE_TIME_FAILED')
    const resent = await sandbox.call(resendSignupCode, { body: { email } }, { token })
    expect(resent.body.messageCode).toBe('LOCK_FIVE_TIME_FAILED')
    const prepared = await sandbox.call(prepareSignup, { body: { email, password } }, { token })
    expect(prepared.body.messageCode).toBe('LOCK_FIVE_TIME_FAILED')
    for (const { codes } of [signupEmail, signupProvider, resendSignupCode, prepareSignup, prepareSignupProvider])
      expect(codes).toContain('LOCK_FIVE_TIME_FAILED')
  })

  it('checks at most five of twenty concurrent codes', async () => {
    const code = await latestCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(wrong(code))))
    expect(answers.filter(({ body }) => body.messageCode === 'InvalidCode')).toHaveLength(4)
    expect((await enter(code)).body.messageCode).toBe('LOCK_FIVE_TIME_FAILED')
  })

  it('keeps sign-ups of one address in two sessions apart, so that one cannot change the other’s password', async () => {
    const code = await latestCode()
    const { accessToken: stranger } = await sandbox.given('a guest')
    await sandbox.call(prepareSignup, { body: { email, password: 'Stranger-1' } }, { token: stranger })
    const stolen = await sandbox.call(signupEmail, { body: { email, code } }, { token: stranger })
    expect(['InvalidCode', undefined]).toContain(stolen.body.messageCode)
    expect((await enter(code)).status).toBe(200)
    const { accessToken: guest } = await sandbox.given('a guest')
    expect((await sandbox.call(signinEmail, { body: { email, password } }, { token: guest })).status).toBe(200)
  })

  it('mails at most five codes to one address in ten minutes for one caller', async () => {
    const answers = []
    for (let each = 0; each < 5; each += 1)
      answers.push((await sandbox.call(resendSignupCode, { body: { email } }, { token })).status)
    expect(answers).toEqual([200, 200, 200, 200, 429])
  })

  it('mails at most ten codes for one guest in ten minutes, over all addresses (Q107)', async () => {
    const requestCode = async (address: string) =>
      (await sandbox.call(prepareSignup, { body: { email: address, password } }, { token })).status
    const answers = []
    // Sends eleven requests. One code was already mailed before, so only nine of them succeed.
    for (let each = 0; each < 11; each += 1) answers.push(await requestCode(`guess-${each}@example.com`))
    expect(answers).toEqual([...Array(9).fill(200), 429, 429])
    token = (await sandbox.given('a guest')).accessToken
    expect(await requestCode('guess-11@example.com')).toBe(200)
    sandbox.advanceClock(minutes(10))
    expect(await requestCode('guess-10@example.com')).toBe(200)
  })

  it('lets one guest try at most thirty codes in ten minutes, over all sign-ups (Q107)', async () => {
    const codes = []
    for (let address = 0; address < 9; address += 1) {
      const guess = `guess-${address}@example.com`
      await sandbox.call(prepareSignup, { body: { email: guess, password } }, { token })
      for (let each = 0; each < 4; each += 1)
        codes.push(
          (await sandbox.call(signupEmail, { body: { email: guess, code: 'abcdef' } }, { token })).body.messageCode,
        )
    }
    expect(codes).toEqual([...Array(30).fill('InvalidCode'), ...Array(6).fill('TooManyRequests')])
  })

  it('stores no password or code in plain text', async () => {
    const row = await (await sandbox.db()).selectFrom('signup').selectAll().executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^scrypt\$\d+\$/)
    expect(JSON.stringify(row)).not.toContain(password)
    expect(JSON.stringify(row)).not.toContain(await latestCode())
  })
})

describe('log-in by e-mail (C005)', () => {
  let token: string
  beforeEach(async () => {
    token = (await sandbox.given('a guest')).accessToken
    await sandbox.given('another member')
    await sandbox.given('an address without an account', { email })
  })

  const signin = (body: { email: string; password: string }) => sandbox.call(signinEmail, { body }, { token })

  it('ends the guest session and starts a member session, whatever the letter case of the address (X20)', async () => {
    const { body } = await signin({ ...sora, email: 'Sora@Example.com' })
    expect((await whoIs(body.accessToken)).body.accountId).toBe('acc-sora')
    expect((await whoIs(token)).status).toBe(401)
  })

  it.each(['sora@example.com', email, 'no address at all'])(
    'refuses a wrong password for %s with InvalidEmailOrPassword, and locks after five (X7, Q39)',
    async (address) => {
      await (await sandbox.db()).deleteFrom('signin_failure').execute()
      const codes = []
      for (let each = 0; each < 6; each += 1)
        codes.push((await signin({ email: address, password: 'Wrong-2026' })).body.messageCode)
      const refused = 'InvalidEmailOrPassword'
      const locked = 'LOCK_FIVE_TIME_FAILED'
      expect(codes).toEqual([refused, refused, refused, refused, locked, locked])
    },
  )

  it('refuses the correct password while the login is locked, and accepts it ten minutes later', async () => {
    for (let each = 0; each < 5; each += 1) await signin({ ...sora, password: 'Wrong-2026' })
    expect((await signin(sora)).body.messageCode).toBe('LOCK_FIVE_TIME_FAILED')
    sandbox.advanceClock(minutes(10))
    expect((await signin(sora)).status).toBe(200)
  })

  it('checks at most five of twenty concurrent passwords', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signin({ ...sora, password: 'Wrong-2026' })))
    expect(answers.filter(({ body }) => body.messageCode === 'InvalidEmailOrPassword')).toHaveLength(4)
  })

  it('refuses the correct password if it is the last of twenty concurrent tries', async () => {
    const wrong = Array.from({ length: 19 }, () => signin({ ...sora, password: 'Wrong-2026' }))
    const answers = await Promise.all([...wrong, signin(sora)])
    expect(answers.at(-1)?.body.messageCode).toBe('LOCK_FIVE_TIME_FAILED')
  })

  it('refuses an address that is longer than any valid address with InvalidArgument', async () => {
    const long = Array.from({ length: 20_000 }, () => Math.random().toString(36)[2]).join('')
    expect((await signin({ email: long, password })).body.messageCode).toBe('InvalidArgument')
  })

  it('lets one guest try at most thirty logins in ten minutes, over all addresses (Q107)', async () => {
    const codes = []
    for (let each = 0; each < 32; each += 1)
      codes.push((await signin({ email: `guess-${each}@example.com`, password })).body.messageCode)
    expect(codes).toEqual([...Array(30).fill('InvalidEmailOrPassword'), 'TooManyRequests', 'TooManyRequests'])
  })

  it('resets its count of wrong passwords after a successful login', async () => {
    for (let each = 0; each < 4; each += 1) await signin({ ...sora, password: 'Wrong-2026' })
    await signin(sora)
    token = (await sandbox.given('a guest')).accessToken
    expect((await signin({ ...sora, password: 'Wrong-2026' })).body.messageCode).toBe('InvalidEmailOrPassword')
  })
})

describe('the tokens of a session', () => {
  // Sets the clock to a whole second, because times in a token are whole seconds.
  beforeEach(() => sandbox.advanceClock(1000 - (sandbox.time.now.getTime() % 1000)))

  const renew = (token: string) => sandbox.call(refreshTokens, refresh, { token })

  it('include an access token that expires after fifteen minutes (X3)', async () => {
    const { accessToken } = await sandbox.given('a member')
    sandbox.advanceClock(minutes(15) - 1)
    expect((await whoIs(accessToken)).status).toBe(200)
    sandbox.advanceClock(1)
    expect((await whoIs(accessToken)).body.messageCode).toBe('Unauthenticated')
  })

  it('include a new refresh token after each refresh, which contains its expiry (S097)', async () => {
    const first = await sandbox.given('a member')
    const second = (await renew(first.refreshToken)).body
    expect(second.refreshToken).not.toBe(first.refreshToken)
    // The second refresh, within the same second, gives different tokens too.
    expect(second.accessToken).not.toBe(first.accessToken)
    expect((decodeJwt(second.refreshToken).exp ?? 0) * 1000).toBe(sandbox.time.now.getTime() + days(60))
    expect((await renew(second.refreshToken)).status).toBe(200)
  })

  it('are equal for two tabs that refresh concurrently or within ten seconds', async () => {
    const { refreshToken } = await sandbox.given('a member')
    const [one, other] = await Promise.all([renew(refreshToken), renew(refreshToken)])
    expect(one.body).toEqual(other.body)
    sandbox.advanceClock(seconds(10))
    expect((await renew(refreshToken)).body).toEqual(one.body)
    expect((await renew(one.body.refreshToken)).status).toBe(200)
  })

  it('are all revoked when a caller sends a used refresh token later than ten seconds, because it may be stolen (X3)', async () => {
    const { refreshToken } = await sandbox.given('a member')
    const successor = (await renew(refreshToken)).body
    sandbox.advanceClock(seconds(11))
    expect((await renew(refreshToken)).body.messageCode).toBe('Unauthenticated')
    expect((await renew(successor.refreshToken)).body.messageCode).toBe('Unauthenticated')
    expect((await whoIs(successor.accessToken)).body.messageCode).toBe('Unauthenticated')
  })

  it('are all revoked at logout (X3)', async () => {
    const { accessToken, refreshToken } = await sandbox.given('a member')
    expect((await sandbox.call(signout, {}, { token: refreshToken })).status).toBe(200)
    expect((await renew(refreshToken)).status).toBe(401)
    expect((await whoIs(accessToken)).status).toBe(401)
  })

  it('are each accepted only at the endpoints for their kind, and forged tokens nowhere', async () => {
    const { accessToken, refreshToken } = await sandbox.given('a member')
    expect((await renew(accessToken)).status).toBe(401)
    expect((await whoIs(refreshToken)).status).toBe(401)
    const claims = decodeJwt(accessToken)
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32))
    const [, payload] = accessToken.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const token of [forged, unsigned, 'x', '']) expect((await whoIs(token)).status).toBe(401)
  })

  it('of a guest are refused at endpoints for members, with a message code that says why (Q44)', async () => {
    const { accessToken } = await sandbox.given('a guest')
    expect((await whoIs(accessToken)).body).toEqual({})
    expect((await sandbox.call(getTime, {}, { token: accessToken })).body.messageCode).toBe('PermissionDenied')
  })

  it('of a guest are given only a limited number of times per IP address; the refusal says when to try again', async () => {
    await sandbox.given('too many tries from this address')
    const response = await sandbox.send('user', signinGuest.path, { method: 'POST' })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  checkResetPasswordCode,
  prepareResetPassword,
  prepareSignup,
  reauthenticateByPassword,
  refreshTokens,
  resendSignupCode,
  signinEmail,
  signinGuest,
  signout,
  signupEmail,
  startProvider,
} from '../../auth/auth.endpoints.ts'
import type { Endpoint, RequestOf } from '../../endpoint.ts'
import { days, minutes } from '../runtime/clock.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

const email = 'koharu@example.jp'
const password = 'Tsudoi-2026'
const wrong = { body: { email, password: 'Wrong-2026' } }
const right = { body: { email, password } }

/** A simulated browser, which stores the cookie that it gets from the guest sign-in. */
class Browser {
  readonly address: string
  cookie: string | undefined
  token = ''

  constructor(address: string) {
    this.address = address
  }

  /** Starts a guest session, as the app does when it has no session. */
  async open(): Promise<this> {
    const headers = this.cookie ? { Cookie: this.cookie } : {}
    const answer = await sandbox.send('user', signinGuest.path, { method: 'POST', headers }, undefined, this.address)
    this.cookie = answer.headers.get('Set-Cookie')?.split(';')[0]
    this.token = ((await answer.json()) as { accessToken: string }).accessToken
    return this
  }

  async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
    const { status, body } = await sandbox.call(endpoint, request, { token: this.token, address: this.address })
    return body.messageCode ?? status
  }

  async logIn() {
    const answer = await sandbox.call(signinEmail, right, { token: this.token, address: this.address })
    if (answer.status !== 200) throw new Error(`The log-in of ${this.address} is refused: ${answer.status}`)
    await sandbox.call(signout, {}, { token: answer.body.refreshToken })
    return this.open()
  }
}

const browser = (address: string) => new Browser(address).open()
let networks = 0
/** A network address that no test has used yet. */
const newNetwork = () => `198.18.${networks >> 8}.${networks++ & 255}`

/** Tries to log in five times with a wrong password, from a new browser. */
async function fiveWrong(address: string) {
  const stranger = await browser(address)
  const codes = []
  for (let each = 0; each < 5; each += 1) codes.push(await stranger.call(signinEmail, wrong))
  return codes.at(-1)
}

describe('logins with a wrong password by strangers (Q365)', () => {
  it('lock only the caller: the owner can log in on a new device of another network', async () => {
    const network = newNetwork()
    expect(await fiveWrong(network)).toBe('LOCK_FIVE_TIME_FAILED')
    for (let each = 0; each < 4; each += 1) await fiveWrong(network)
    expect(await (await browser(newNetwork())).call(signinEmail, right)).toBe(200)
  })

  it('are limited to twenty per network, whatever sessions it uses', async () => {
    const network = newNetwork()
    for (let each = 0; each < 4; each += 1) expect(await fiveWrong(network)).toBe('LOCK_FIVE_TIME_FAILED')
    expect(await (await browser(network)).call(signinEmail, wrong)).toBe('TooManyRequests')
    expect(await (await browser(network)).call(signinEmail, right)).toBe('TooManyRequests')
    sandbox.advanceClock(minutes(10))
    expect(await (await browser(network)).call(signinEmail, right)).toBe(200)
  })

  it('are limited to sixty for all networks together, without blocking a known device or network', async () => {
    const home = newNetwork()
    const phone = await (await browser(home)).logIn()
    const answers = []
    for (let each = 0; each < 70; each += 1) answers.push(await (await browser(newNetwork())).call(signinEmail, wrong))
    expect(answers.filter((answer) => answer === 'InvalidEmailOrPassword')).toHaveLength(60)
    expect(answers.at(-1)).toBe('TooManyRequests')
    // Creates two callers who are not strangers: the owner's device on another network, recognised by its cookie, and a
    // new device on the owner's network.
    const travelling = new Browser(newNetwork())
    travelling.cookie = phone.cookie
    expect(await (await travelling.open()).call(signinEmail, right)).toBe(200)
    expect(await (await browser(home)).call(signinEmail, right)).toBe(200)
    sandbox.advanceClock(minutes(10))
  })

  it('of the owner’s own network do not block the owner’s device', async () => {
    const home = newNetwork()
    const phone = await (await browser(home)).logIn()
    for (let each = 0; each < 6; each += 1) await fiveWrong(home)
    expect(await (await browser(home)).call(signinEmail, right)).toBe('TooManyRequests')
    expect(await phone.call(signinEmail, right)).toBe(200)
    sandbox.advanceClock(minutes(10))
  })

  it('lock a known device after five wrong tries of its own, in any guest session', async () => {
    const phone = await (await browser(newNetwork())).logIn()
    for (let each = 0; each < 5; each += 1) await (await phone.open()).call(signinEmail, wrong)
    expect(await (await phone.open()).call(signinEmail, right)).toBe('LOCK_FIVE_TIME_FAILED')
    sandbox.advanceClock(minutes(10))
    expect(await (await phone.open()).call(signinEmail, right)).toBe(200)
  })

  it('are limited even with the headers of the owner’s device or a forged device cookie', async () => {
    const phone = await (await browser(newNetwork())).logIn()
    const [name, value = ''] = phone.cookie?.split('=') ?? []
    const [id] = value.split('.')
    for (let each = 0; each < 60; each += 1) await (await browser(newNetwork())).call(signinEmail, wrong)
    for (const forged of [`${name}=${id}.x`, `${name}=${id}`, `${name}=.`]) {
      const stranger = new Browser(newNetwork())
      stranger.cookie = forged
      await stranger.open()
      expect(stranger.cookie).not.toContain(`${id}.`)
      expect(await stranger.call(signinEmail, right)).toBe('TooManyRequests')
    }
    sandbox.advanceClock(minutes(10))
  })

  it('do not reduce the number of logins that a network allows the owner’s known device', async () => {
    const home = newNetwork()
    const phone = await (await browser(home)).logIn()
    for (let each = 0; each < 10; each += 1) {
      const stranger = await browser(home)
      for (let guess = 0; guess < 30; guess += 1)
        await stranger.call(signinEmail, { body: { email: `guess-${each}-${guess}@example.jp`, password } })
    }
    expect(await (await browser(home)).call(signinEmail, right)).toBe('TooManyRequests')
    expect(await phone.call(signinEmail, right)).toBe(200)
    sandbox.advanceClock(minutes(1))
  })
})

describe('codes that strangers request by mail (Q365)', () => {
  const reset = { body: { email } }
  const newcomer = { body: { email: 'newcomer@example.jp', password } }

  it('count against the limit of unknown devices, and not against the limit of the owner on a known device or network', async () => {
    const home = newNetwork()
    const phone = await (await browser(home)).logIn()
    const answers = []
    for (let each = 0; each < 30; each += 1)
      answers.push(await (await browser(newNetwork())).call(prepareResetPassword, reset))
    expect(answers.filter((answer) => answer === 200)).toHaveLength(20)
    expect(await phone.call(prepareResetPassword, reset)).toBe(200)
    expect(await (await browser(home)).call(prepareResetPassword, reset)).toBe(200)
    sandbox.advanceClock(minutes(10))
  })

  it('in one network do not block a sign-up, or a second code for that address, in another network', async () => {
    const network = newNetwork()
    for (let each = 0; each < 20; each += 1) await (await browser(network)).call(prepareSignup, newcomer)
    const owner = await browser(newNetwork())
    expect(await owner.call(prepareSignup, newcomer)).toBe(200)
    for (let each = 0; each < 20; each += 1) await (await browser(network)).call(prepareSignup, newcomer)
    expect(await owner.call(resendSignupCode, { body: { email: newcomer.body.email } })).toBe(200)
    sandbox.advanceClock(minutes(10))
  })

  it('are limited to five per caller and ten per network for one address', async () => {
    const network = newNetwork()
    const one = await browser(network)
    const answers = []
    for (let each = 0; each < 6; each += 1) answers.push(await one.call(prepareResetPassword, reset))
    expect(answers).toEqual([200, 200, 200, 200, 200, 'TooManyRequests'])
    const other = await browser(network)
    for (let each = 0; each < 5; each += 1) expect(await other.call(prepareResetPassword, reset)).toBe(200)
    expect(await (await browser(network)).call(prepareResetPassword, reset)).toBe('TooManyRequests')
    sandbox.advanceClock(minutes(10))
  })
})

it('strangers of all networks can guess a hundred mailed codes of an address per day, without blocking a known device (Q382)', async () => {
  const home = newNetwork()
  const phone = await (await browser(home)).logIn()
  const answers: (string | number)[] = []
  for (let tenMinutes = 0; tenMinutes < 8; tenMinutes += 1) {
    for (let each = 0; each < 20; each += 1) {
      const stranger = await browser(newNetwork())
      await stranger.call(prepareResetPassword, { body: { email } })
      for (let guess = 0; guess < 2; guess += 1)
        answers.push(await stranger.call(checkResetPasswordCode, { body: { email, code: 'no-code' } }))
    }
    sandbox.advanceClock(minutes(10))
  }
  expect(answers.filter((answer) => answer === 'InvalidCode')).toHaveLength(100)
  expect(answers.at(-1)).toBe('TooManyRequests')
  await phone.open()
  await phone.call(prepareResetPassword, { body: { email } })
  expect(await phone.call(checkResetPasswordCode, { body: { email, code: 'no-code' } })).toBe('InvalidCode')
  sandbox.advanceClock(days(1))
  const later = await browser(newNetwork())
  await later.call(prepareResetPassword, { body: { email } })
  expect(await later.call(checkResetPasswordCode, { body: { email, code: 'no-code' } })).toBe('InvalidCode')
})

it('the sandbox still recognises a device after the member has reauthenticated on it (Q365)', async () => {
  const phone = await browser(newNetwork())
  const network = { token: phone.token, address: phone.address }
  const { body } = await sandbox.call(signinEmail, right, network)
  const proof = { token: body.accessToken, address: phone.address }
  const proven = await sandbox.call(reauthenticateByPassword, { body: { password } }, proof)
  expect(proven.status).toBe(200)
  const [, claims = ''] = proven.body.accessToken.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }
  const { db } = sandbox.services.datasets.get('demo') ?? {}
  const row = await db?.selectFrom('session').select('device_id').where('id', '=', sid).executeTakeFirst()
  expect(phone.cookie).toContain(row?.device_id)
})

it('a new member whose answer was lost learns that the account exists even after strangers have guessed codes (Q106)', async () => {
  const own = { email: 'answerlost@example.jp', password }
  const owner = await browser(newNetwork())
  await owner.call(prepareSignup, { body: own })
  const { code } = await sandbox.services.datasets.shared
    .selectFrom('mail')
    .select('code')
    .where('recipient', '=', own.email)
    .executeTakeFirstOrThrow()
  expect(await owner.call(signupEmail, { body: { email: own.email, code } })).toBe(200)
  const network = newNetwork()
  const guess = { body: { email: own.email, code: code === '000000' ? '000001' : '000000' } }
  for (let each = 0; each < 30; each += 1) await (await browser(network)).call(signupEmail, guess)
  await owner.open()
  expect(await owner.call(signupEmail, { body: { email: own.email, code } })).toBe('AlreadySignedUp')
})

describe('the network of a caller (Q366)', () => {
  const start = { body: { provider: 'GOOGLE' as const, returnUrl: 'http://localhost/oauth/return' } }

  it('may visit login providers many times, which does not count against its logins', async () => {
    const network = newNetwork()
    const answers = []
    for (let each = 0; each < 12; each += 1) {
      const guest = await browser(network)
      for (let visit = 0; visit < 30; visit += 1) answers.push(await guest.call(startProvider, start))
    }
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await (await browser(network)).call(signinEmail, right)).toBe(200)
  })

  it('is the network of the last address in the proxy’s header if the setting names that header', async () => {
    const countedTogether = async (forwarded: (each: number) => string) => {
      sandbox.advanceClock(minutes(10))
      const answers = []
      for (let each = 0; each < 30; each += 1) {
        const { body } = await sandbox.call(signinGuest, {}, { address: '127.0.0.1' })
        const headers = { 'X-Forwarded-For': forwarded(each) }
        const answer = await sandbox.call(signinEmail, wrong, { token: body.accessToken, headers })
        answers.push(answer.body.messageCode)
      }
      return answers.includes('TooManyRequests')
    }
    expect(await countedTogether((each) => `203.0.113.${each}`)).toBe(true)
    vi.stubEnv('TSUDOI_CLIENT_ADDRESS_HEADER', 'X-Forwarded-For')
    expect(await countedTogether((each) => `203.0.113.${each}`)).toBe(false)
    expect(await countedTogether((each) => `203.0.113.${each}, 198.51.100.1`)).toBe(true)
    expect(await countedTogether((each) => `2001:db8:1:2::${each}`)).toBe(true)
    expect(await countedTogether((each) => `2001:db8:1:${each}::1`)).toBe(false)
    vi.unstubAllEnvs()
  })
})

describe('the device cookie', () => {
  it('is HttpOnly, sent only to the login endpoints, and Secure only if the page came over HTTPS', async () => {
    const signIn = (origin?: string) =>
      sandbox.send('user', signinGuest.path, { method: 'POST', headers: origin ? { Origin: origin } : {} })
    const attributes = async (origin?: string) => {
      const [, ...rest] = (await signIn(origin)).headers.get('Set-Cookie')?.split('; ') ?? []
      return rest
    }
    expect(await attributes()).toEqual(['Max-Age=34560000', 'HttpOnly', 'SameSite=Lax'])
    expect(await attributes('http://localhost:5173')).not.toContain('Secure')
    expect(await attributes('https://localhost')).toContain('Secure')
  })

  it('keeps its value at login, and is not set by a token refresh', async () => {
    const phone = await browser(newNetwork())
    const { cookie } = phone
    expect((await phone.logIn()).cookie).toBe(cookie)
    const refreshed = await sandbox.send('user', refreshTokens.path, { method: 'POST' })
    expect(refreshed.headers.get('Set-Cookie')).toBeNull()
  })
})

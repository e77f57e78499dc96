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

/** A browser: it keeps the cookie that the guest sign-in gives it. */
class Browser {
  readonly address: string
  cookie: string | undefined
  token = ''

  constructor(address: string) {
    this.address = address
  }

  /** Begins a guest session, as the app does when it has none. */
  async open(): Promise<this> {
    const headers = this.cookie ? { Cookie: this.cookie } : undefined
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
/** A network that nobody has called from. */
const newNetwork = () => `198.18.${networks >> 8}.${networks++ & 255}`

/** Five wrong log-ins of a new browser. */
async function fiveWrong(address: string) {
  const stranger = await browser(address)
  const codes = []
  for (let each = 0; each < 5; each += 1) codes.push(await stranger.call(signinEmail, wrong))
  return codes.at(-1)
}

describe('wrong log-ins of strangers (Q365)', () => {
  it('lock the caller alone: the owner logs in on a new device of another network', async () => {
    const network = newNetwork()
    expect(await fiveWrong(network)).toBe('LOCK_FIVE_TIME_FAILED')
    for (let each = 0; each < 4; each += 1) await fiveWrong(network)
    expect(await (await browser(newNetwork())).call(signinEmail, right)).toBe(200)
  })

  it('of one network end after twenty, whichever sessions it takes', async () => {
    const network = newNetwork()
    for (let each = 0; each < 4; each += 1) expect(await fiveWrong(network)).toBe('LOCK_FIVE_TIME_FAILED')
    expect(await (await browser(network)).call(signinEmail, wrong)).toBe('TooManyRequests')
    expect(await (await browser(network)).call(signinEmail, right)).toBe('TooManyRequests')
    sandbox.pass(minutes(10))
    expect(await (await browser(network)).call(signinEmail, right)).toBe(200)
  })

  it('of many networks together end after sixty, and stop neither a known device nor a known network', async () => {
    const home = newNetwork()
    const phone = await (await browser(home)).logIn()
    const answers = []
    for (let each = 0; each < 70; each += 1) answers.push(await (await browser(newNetwork())).call(signinEmail, wrong))
    expect(answers.filter((answer) => answer === 'InvalidEmailOrPassword')).toHaveLength(60)
    expect(answers.at(-1)).toBe('TooManyRequests')
    // The device elsewhere, by its cookie; another device at home, by its network.
    const travelling = new Browser(newNetwork())
    travelling.cookie = phone.cookie
    expect(await (await travelling.open()).call(signinEmail, right)).toBe(200)
    expect(await (await browser(home)).call(signinEmail, right)).toBe(200)
    sandbox.pass(minutes(10))
  })

  it('of the owner’s own network do not stop the owner’s device', async () => {
    const home = newNetwork()
    const phone = await (await browser(home)).logIn()
    for (let each = 0; each < 6; each += 1) await fiveWrong(home)
    expect(await (await browser(home)).call(signinEmail, right)).toBe('TooManyRequests')
    expect(await phone.call(signinEmail, right)).toBe(200)
    sandbox.pass(minutes(10))
  })

  it('lock a known device for its own five wrong tries, in whichever guest session', async () => {
    const phone = await (await browser(newNetwork())).logIn()
    for (let each = 0; each < 5; each += 1) await (await phone.open()).call(signinEmail, wrong)
    expect(await (await phone.open()).call(signinEmail, right)).toBe('LOCK_FIVE_TIME_FAILED')
    sandbox.pass(minutes(10))
    expect(await (await phone.open()).call(signinEmail, right)).toBe(200)
  })

  it('gain nothing by the headers of a known device, nor by a cookie that they wrote', async () => {
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
    sandbox.pass(minutes(10))
  })

  it('never use up a network’s log-ins for a known device', async () => {
    const home = newNetwork()
    const phone = await (await browser(home)).logIn()
    for (let each = 0; each < 10; each += 1) {
      const stranger = await browser(home)
      for (let guess = 0; guess < 30; guess += 1)
        await stranger.call(signinEmail, { body: { email: `guess-${each}-${guess}@example.jp`, password } })
    }
    expect(await (await browser(home)).call(signinEmail, right)).toBe('TooManyRequests')
    expect(await phone.call(signinEmail, right)).toBe(200)
    sandbox.pass(minutes(1))
  })
})

describe('mails that strangers ask for (Q365)', () => {
  const reset = { body: { email } }
  const newcomer = { body: { email: 'newcomer@example.jp', password } }

  it('use up their own, not the owner’s on a known device or network', async () => {
    const home = newNetwork()
    const phone = await (await browser(home)).logIn()
    const answers = []
    for (let each = 0; each < 30; each += 1)
      answers.push(await (await browser(newNetwork())).call(prepareResetPassword, reset))
    expect(answers.filter((answer) => answer === 200)).toHaveLength(20)
    expect(await phone.call(prepareResetPassword, reset)).toBe(200)
    expect(await (await browser(home)).call(prepareResetPassword, reset)).toBe(200)
    sandbox.pass(minutes(10))
  })

  it('of one network do not stop a sign-up of that address elsewhere, nor its code’s second mail', async () => {
    const network = newNetwork()
    for (let each = 0; each < 20; each += 1) await (await browser(network)).call(prepareSignup, newcomer)
    const owner = await browser(newNetwork())
    expect(await owner.call(prepareSignup, newcomer)).toBe(200)
    for (let each = 0; each < 20; each += 1) await (await browser(network)).call(prepareSignup, newcomer)
    expect(await owner.call(resendSignupCode, { body: { email: newcomer.body.email } })).toBe(200)
    sandbox.pass(minutes(10))
  })

  it('come at most five times to one address for one caller, and ten times from one network', async () => {
    const network = newNetwork()
    const one = await browser(network)
    const answers = []
    for (let each = 0; each < 6; each += 1) answers.push(await one.call(prepareResetPassword, reset))
    expect(answers).toEqual([200, 200, 200, 200, 200, 'TooManyRequests'])
    const other = await browser(network)
    for (let each = 0; each < 5; each += 1) expect(await other.call(prepareResetPassword, reset)).toBe(200)
    expect(await (await browser(network)).call(prepareResetPassword, reset)).toBe('TooManyRequests')
    sandbox.pass(minutes(10))
  })
})

it('lets strangers of all networks guess a hundred mailed codes of an address a day, and a known device go on (Q382)', async () => {
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
    sandbox.pass(minutes(10))
  }
  expect(answers.filter((answer) => answer === 'InvalidCode')).toHaveLength(100)
  expect(answers.at(-1)).toBe('TooManyRequests')
  await phone.open()
  await phone.call(prepareResetPassword, { body: { email } })
  expect(await phone.call(checkResetPasswordCode, { body: { email, code: 'no-code' } })).toBe('InvalidCode')
  sandbox.pass(days(1))
  const later = await browser(newNetwork())
  await later.call(prepareResetPassword, { body: { email } })
  expect(await later.call(checkResetPasswordCode, { body: { email, code: 'no-code' } })).toBe('InvalidCode')
})

it('keeps the device known after the member has proven who they are (Q365)', async () => {
  const phone = await browser(newNetwork())
  const network = { token: phone.token, address: phone.address }
  const { body } = await sandbox.call(signinEmail, right, network)
  const proof = { token: body.accessToken, address: phone.address }
  const proven = await sandbox.call(reauthenticateByPassword, { body: { password } }, proof)
  expect(proven.status).toBe(200)
  const [, claims = ''] = proven.body.accessToken.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }
  const { db } = sandbox.services.worlds.get('demo') ?? {}
  const row = await db?.selectFrom('session').select('device_id').where('id', '=', sid).executeTakeFirst()
  expect(phone.cookie).toContain(row?.device_id)
})

it('lets no stranger’s guesses hide from a new member that the account is there (Q106)', async () => {
  const own = { email: 'answerlost@example.jp', password }
  const owner = await browser(newNetwork())
  await owner.call(prepareSignup, { body: own })
  const { code } = await sandbox.services.worlds.shared
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

  it('can begin many visits to a provider, and log-ins of the same network go on', async () => {
    const network = newNetwork()
    const answers = []
    for (let each = 0; each < 12; each += 1) {
      const guest = await browser(network)
      for (let visit = 0; visit < 30; visit += 1) answers.push(await guest.call(startProvider, start))
    }
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await (await browser(network)).call(signinEmail, right)).toBe(200)
  })

  it('is what a trusted proxy names last, and only where the setting says which header that is', async () => {
    const countedTogether = async (forwarded: (each: number) => string) => {
      sandbox.pass(minutes(10))
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

describe('the cookie of a device', () => {
  it('is read by no script, goes to log-ins alone, and over HTTPS only where the page came over it', async () => {
    const ask = (origin?: string) =>
      sandbox.send('user', signinGuest.path, { method: 'POST', headers: origin ? { Origin: origin } : {} })
    const attributes = async (origin?: string) => {
      const [, ...rest] = (await ask(origin)).headers.get('Set-Cookie')?.split('; ') ?? []
      return rest
    }
    expect(await attributes()).toEqual(['Max-Age=34560000', 'HttpOnly', 'SameSite=Lax'])
    expect(await attributes('http://localhost:5173')).not.toContain('Secure')
    expect(await attributes('https://localhost')).toContain('Secure')
  })

  it('survives log-in and log-out, and is given by no other call', async () => {
    const phone = await browser(newNetwork())
    const { cookie } = phone
    expect((await phone.logIn()).cookie).toBe(cookie)
    const refreshed = await sandbox.send('user', refreshTokens.path, { method: 'POST' })
    expect(refreshed.headers.get('Set-Cookie')).toBeNull()
  })
})

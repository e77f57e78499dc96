import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAccountAuth } from '../../account/account.endpoints.ts'
import {
  enableProvider,
  prepareSignupProvider,
  signinProvider,
  signupProvider,
  startProvider,
} from '../../auth/auth.endpoints.ts'
import { minutes } from '../runtime/clock.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

const returnUrl = 'http://localhost:5173/login?provider=google'
const email = 'shizuku@example.jp'
const shizuku = { person: 'tsukino-shizuku' }

async function begin(token: string, provider: 'GOOGLE' | 'LINE' = 'GOOGLE') {
  const { body } = await sandbox.call(startProvider, { body: { provider, returnUrl } }, { token })
  return body
}

/** Submits the provider's page as a browser does. Returns the query of the URL to which it redirects. */
async function answerPage(authorizeUrl: string, choice: Record<string, string>, headers: Record<string, string> = {}) {
  const page = await sandbox.send('user', authorizeUrl)
  const hidden = [...(await page.text()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const fields = hidden.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')])
  const [path = ''] = authorizeUrl.split('?')
  const response = await sandbox.send('user', path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://127.0.0.1', ...headers },
    body: new URLSearchParams([...fields, ...Object.entries(choice)] as [string, string][]).toString(),
  })
  return { status: response.status, location: response.headers.get('Location') ?? '' }
}

/** A complete visit to the provider. Returns the body of the request that ends the visit. */
async function visit(token: string, choice: Record<string, string> = shizuku, provider: 'GOOGLE' | 'LINE' = 'GOOGLE') {
  const { authorizeUrl, state } = await begin(token, provider)
  const { location } = await answerPage(authorizeUrl, choice)
  return { body: { code: new URL(location).searchParams.get('code') ?? '', state } }
}

const guest = async () => (await sandbox.given('a guest')).accessToken
const auth = async (token: string) => (await sandbox.call(getAccountAuth, {}, { token })).body

async function mailedCode() {
  const { code } = await sandbox.services.datasets.shared
    .selectFrom('mail')
    .select('code')
    .where('code', '<>', '')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return code
}

describe('the sign-in by a login provider (C181, C004)', () => {
  let token: string
  beforeEach(async () => {
    sandbox.advanceClock(minutes(10))
    await sandbox.given('an address without an account', { email })
    await (await sandbox.db()).deleteFrom('provider_link').execute()
    token = await guest()
  })

  it('signs a new person up with a mailed code, recognises the person later, and ends the guest’s token each time (X20)', async () => {
    const first = await sandbox.call(signinProvider, await visit(token), { token })
    expect(first.body).toEqual({ outcome: 'SIGNUP_NEEDED', email })
    expect((await sandbox.call(prepareSignupProvider, { body: { email } }, { token })).status).toBe(200)
    const entered = { body: { email, code: await mailedCode() } }
    const { body } = await sandbox.call(signupProvider, entered, { token })
    expect((await auth(token)).messageCode).toBe('Unauthenticated')
    const member = await auth(body.accessToken)
    const byBoth = { certs: [{ provider: 'EMAIL' }, { provider: 'GOOGLE' }], hasPassword: false }
    expect(member).toMatchObject({ ...byBoth, hasProfile: false })

    token = await guest()
    const second = await sandbox.call(signinProvider, await visit(token), { token })
    expect(second.body.outcome).toBe('SIGNED_IN')
    expect((await auth(second.body.tokens?.accessToken ?? '')).accountId).toBe(member.accountId)
    expect((await auth(token)).messageCode).toBe('Unauthenticated')
  })

  it('never logs in to an existing account only because the provider reports its address', async () => {
    await sandbox.given('another member', { email })
    const back = await sandbox.call(signinProvider, await visit(token), { token })
    expect(back.body.outcome).toBe('SIGNUP_NEEDED')
    const prepared = await sandbox.call(prepareSignupProvider, { body: { email } }, { token })
    expect(prepared.body).toEqual({})
    const finished = await sandbox.call(signupProvider, { body: { email, code: await mailedCode() } }, { token })
    expect(finished.body.messageCode).toBe('AlreadySignedUp')
  })

  it('accepts an invented name without an address at the simulated provider, and recognises the name at the next login', async () => {
    const unknown = { person: 'other', name: '通りすがりの人' }
    const back = await sandbox.call(signinProvider, await visit(token, unknown), { token })
    expect(back.body).toEqual({ outcome: 'SIGNUP_NEEDED' })
    const { accessToken: member } = await sandbox.given('a member')
    await sandbox.given('a fresh proof of the member')
    await sandbox.call(enableProvider, await visit(member, unknown), { token: member })
    const again = await sandbox.call(signinProvider, await visit(token, unknown), { token })
    expect((await auth(again.body.tokens?.accessToken ?? '')).accountId).toBe('acc-hikari')
  })

  it('returns to the app without a code when the person cancels', async () => {
    const { authorizeUrl, state } = await begin(token)
    const { status, location } = await answerPage(authorizeUrl, { person: '' })
    expect(status).toBe(303)
    expect(location).toBe(`${returnUrl}&error=access_denied&state=${state}`)
  })

  it('accepts each state once, in the session that created it, within ten minutes', async () => {
    const used = await visit(token)
    expect((await sandbox.call(signinProvider, used, { token: await guest() })).body.messageCode).toBe(
      'TimeExpiredAccount',
    )
    expect((await sandbox.call(signinProvider, used, { token })).status).toBe(200)
    expect((await sandbox.call(signinProvider, used, { token })).body.messageCode).toBe('TimeExpiredAccount')
    const late = await visit(token)
    sandbox.advanceClock(minutes(10))
    expect((await sandbox.call(signinProvider, late, { token })).body.messageCode).toBe('TimeExpiredAccount')
  })

  it('accepts each code once, and only for the provider that issued it', async () => {
    const { body: used } = await visit(token)
    await sandbox.call(signinProvider, { body: used }, { token })
    const { state } = await begin(token)
    const again = await sandbox.call(signinProvider, { body: { code: used.code, state } }, { token })
    expect(again.body.messageCode).toBe('InvalidAccount')
    const { body: ofLine } = await visit(token, shizuku, 'LINE')
    const { state: ofGoogle } = await begin(token)
    const mixed = await sandbox.call(signinProvider, { body: { code: ofLine.code, state: ofGoogle } }, { token })
    expect(mixed.body.messageCode).toBe('InvalidAccount')
  })

  it.each([
    'https://elsewhere.example/login',
    'http://localhost.elsewhere.example/',
    'http://127.0.0.1@elsewhere.example/',
    'javascript://localhost/%0aalert(1)',
    '//localhost/login',
    'localhost',
  ])('refuses %s as the return address', async (outside) => {
    const started = await sandbox.call(startProvider, { body: { provider: 'GOOGLE', returnUrl: outside } }, { token })
    expect(started.body.messageCode).toBe('InvalidArgument')
    const query = new URLSearchParams({ return_url: outside, state: 'x' }).toString()
    expect((await sandbox.send('user', `/_sandbox/provider/google?${query}`)).status).toBe(404)
  })

  it('has a page of the simulated provider that rejects submissions from other sites, and escapes text from its URL', async () => {
    const { authorizeUrl } = await begin(token)
    expect((await answerPage(authorizeUrl, shizuku, { Origin: 'https://elsewhere.example' })).status).toBe(404)
    const query = new URLSearchParams({ return_url: returnUrl, state: '"><script>alert(1)</script>' }).toString()
    const page = await sandbox.send('user', `/_sandbox/provider/google?${query}`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('<script')
  })
})

describe('the call that links a login provider (C181)', () => {
  it('links a provider’s person to only one of two members who send it concurrently', async () => {
    const { accessToken: one } = await sandbox.given('a member')
    const { accessToken: other } = await sandbox.given('a member', {
      accountId: 'acc-kaho',
      email: 'kaho@example.com',
      uniqueName: 'kaho2026',
    })
    await sandbox.given('a fresh proof of the member')
    await sandbox.given('a fresh proof of the member', { accountId: 'acc-kaho' })
    const visits = [
      { token: one, request: await visit(one) },
      { token: other, request: await visit(other) },
    ]
    const answers = await Promise.all(
      visits.map(({ token, request }) => sandbox.call(enableProvider, request, { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const certs = (await Promise.all([auth(one), auth(other)])).flatMap(({ certs: own }) => own ?? [])
    expect(certs.filter(({ provider }) => provider === 'GOOGLE')).toHaveLength(1)
  })
})

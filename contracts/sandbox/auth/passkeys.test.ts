import { beforeEach, describe, expect, it } from 'vitest'
import { getAccountAuth } from '../../account/account.endpoints.ts'
import {
  checkLoginUndo,
  checkSavePasswordCode,
  deletePasskey,
  listPasskeys,
  preparePasskey,
  prepareSavePassword,
  prepareSigninPasskey,
  reauthenticateByPassword,
  registerPasskey,
  renamePasskey,
  savePassword,
  signinEmail,
  signinPasskey,
  signinProvider,
  undoLoginChanges,
} from '../../auth/auth.endpoints.ts'
import type { Endpoint, RequestOf } from '../../endpoint.ts'
import { SoftwareAuthenticator, type AuthenticatorFaults } from '../../testing/softwareAuthenticator.ts'
import { minutes } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const origin = 'http://localhost:5173'
const own = 'hikari@example.com'
const password = 'Tsudoi-2026'

await onBothEngines('passkeys (Q536)', (sandbox) => {
  async function outcome<E extends Endpoint>(endpoint: E, request: RequestOf<E>, token: string, headers = {}) {
    const { status, body } = await sandbox().call(endpoint, request, { token, headers })
    return body.messageCode ?? status
  }
  const guest = async () => (await sandbox().given('a guest')).accessToken
  const mailsTo = async (recipient: string) =>
    sandbox()
      .services.datasets.shared.selectFrom('mail')
      .selectAll()
      .where('recipient', '=', recipient)
      .orderBy('created_at')
      .orderBy('id')
      .execute()

  /** Each test starts after the rate limits of the former ones, with a member who has reauthenticated. */
  let token: string
  beforeEach(async () => {
    sandbox().advanceClock(minutes(20))
    token = (await sandbox().given('a member')).accessToken
  })
  async function proven(from = token) {
    const { body } = await sandbox().call(reauthenticateByPassword, { body: { password } }, { token: from })
    return body.accessToken
  }
  async function creationOptions(from: string) {
    return (await sandbox().call(preparePasskey, {}, { token: from })).body.options
  }
  async function register(from: string, authenticator: SoftwareAuthenticator, faults: AuthenticatorFaults = {}) {
    const credential = authenticator.create(await creationOptions(from), faults)
    return sandbox().call(registerPasskey, { body: { name: 'スマホ', credential } }, { token: from })
  }
  async function memberWithPasskey() {
    const from = await proven()
    const authenticator = new SoftwareAuthenticator(origin)
    const { body } = await register(from, authenticator)
    return { from, authenticator, passkeyId: body.passkeyId }
  }
  async function signin(authenticator: SoftwareAuthenticator, faults: AuthenticatorFaults = {}) {
    const from = await guest()
    const { body } = await sandbox().call(prepareSigninPasskey, {}, { token: from })
    const request = { body: { credential: authenticator.sign(body.options, faults) } }
    return { ...(await sandbox().call(signinPasskey, request, { token: from })), request, from }
  }

  it('log in the member who has registered one, without an address, and end the session of the guest', async () => {
    const { authenticator } = await memberWithPasskey()
    const { status, body, from } = await signin(authenticator)
    expect(status).toBe(200)
    const auth = await sandbox().call(getAccountAuth, {}, { token: body.accessToken })
    expect(auth.body.accountId).toBe('acc-hikari')
    expect(await outcome(getAccountAuth, {}, from)).toBe('Unauthenticated')
    const list = await sandbox().call(listPasskeys, {}, { token: body.accessToken })
    expect(list.body.list).toMatchObject([{ name: 'スマホ', lastUseTime: expect.any(String) }])
  })

  it('are registered with options that name the app’s site, and a user handle that does not reveal the account', async () => {
    const from = await proven()
    const options = await creationOptions(from)
    expect(options.rp.id).toBe('localhost')
    expect(Buffer.from(options.user.id, 'base64url').length).toBeLessThanOrEqual(64)
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('acc-hikari')
  })

  it.each<[string, AuthenticatorFaults]>([
    ['another site', { origin: 'https://tsudoi.example.net' }],
    ['another host of this machine', { origin: 'http://127.0.0.1:5173' }],
    ['the RP ID of another site', { rpId: 'example.net' }],
    ['a frame in another site', { crossOrigin: true }],
    ['a user who was not verified', { isUserVerified: false }],
    ['another kind of answer', { type: 'webauthn.other' }],
  ])('are refused at registration and at log-in with %s', async (_, faults) => {
    const { from, authenticator } = await memberWithPasskey()
    expect((await register(from, new SoftwareAuthenticator(origin), faults)).body.messageCode).toBe('PasskeyRefused')
    expect((await signin(authenticator, faults)).body.messageCode).toBe('PasskeyRefused')
    expect((await signin(authenticator)).status).toBe(200)
  })

  it.each<[string, AuthenticatorFaults]>([
    ['a counter that did not rise, as with a copied passkey', { counter: 5 }],
    ['a lower counter', { counter: 4 }],
    ['no counter after one', { counter: 0 }],
    ['the handle of another account', { counter: 9, userHandle: 'b3RoZXI' }],
  ])('are refused with %s', async (_, faults) => {
    const { authenticator } = await memberWithPasskey()
    expect((await signin(authenticator, { counter: 5 })).status).toBe(200)
    expect((await signin(authenticator, faults)).body.messageCode).toBe('PasskeyRefused')
  })

  it('without a signature counter, as on most phones, are accepted repeatedly', async () => {
    const { authenticator } = await memberWithPasskey()
    for (let each = 0; each < 3; each += 1) expect((await signin(authenticator, { counter: 0 })).status).toBe(200)
  })

  it('that sign with another key are refused', async () => {
    const { authenticator, from } = await memberWithPasskey()
    const id = Buffer.from(authenticator.credentialId, 'base64url')
    const thief = new SoftwareAuthenticator(origin, { id })
    thief.create(await creationOptions(from))
    expect((await signin(thief)).body.messageCode).toBe('PasskeyRefused')
  })

  it('accept each challenge once, for five minutes, in its session and for its purpose', async () => {
    const { authenticator, from } = await memberWithPasskey()
    const first = await signin(authenticator)
    expect(await outcome(signinPasskey, first.request, await guest())).toBe('PasskeyRequestExpired')

    const waiting = await guest()
    const { options } = (await sandbox().call(prepareSigninPasskey, {}, { token: waiting })).body
    const request = { body: { credential: authenticator.sign(options) } }
    expect(await outcome(signinPasskey, request, await guest())).toBe('PasskeyRequestExpired')
    expect(
      await outcome(
        registerPasskey,
        {
          body: { name: 'x', credential: new SoftwareAuthenticator(origin).create({ ...options, user: { id: 'eA' } }) },
        },
        from,
      ),
    ).toBe('PasskeyRequestExpired')
    sandbox().advanceClock(minutes(5))
    expect(await outcome(signinPasskey, request, waiting)).toBe('PasskeyRequestExpired')
  })

  it('use up the challenge even if the answer is refused', async () => {
    const { authenticator } = await memberWithPasskey()
    const waiting = await guest()
    const { options } = (await sandbox().call(prepareSigninPasskey, {}, { token: waiting })).body
    const bad = { body: { credential: authenticator.sign(options, { isUserVerified: false }) } }
    const good = { body: { credential: authenticator.sign(options) } }
    expect(await outcome(signinPasskey, bad, waiting)).toBe('PasskeyRefused')
    expect(await outcome(signinPasskey, good, waiting)).toBe('PasskeyRequestExpired')
  })

  it('let only one of two concurrent log-ins with the same answer in', async () => {
    const { authenticator } = await memberWithPasskey()
    const waiting = await guest()
    const { options } = (await sandbox().call(prepareSigninPasskey, {}, { token: waiting })).body
    const request = { body: { credential: authenticator.sign(options) } }
    const answers = await Promise.all([1, 2].map(() => outcome(signinPasskey, request, waiting)))
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1)
  })

  it.each([
    ['added', preparePasskey, {}],
    [
      'added with stolen options',
      registerPasskey,
      {
        body: {
          name: 'x',
          credential: new SoftwareAuthenticator(origin).create({ challenge: 'eA', user: { id: 'eA' } }),
        },
      },
    ],
    ['deleted', deletePasskey, { params: { id: 'passkey-1' } }],
  ] as const)('are not %s with a stolen access token, without reauthentication (X21)', async (_, endpoint, request) => {
    await sandbox().given('a passkey')
    expect(await outcome(endpoint, request as never, token)).toBe('ReauthenticationRequired')
  })

  it('end every other session when they are added or deleted, and mail the address a link that undoes it (X21)', async () => {
    const elsewhere = (await sandbox().call(signinEmail, { body: { email: own, password } }, { token: await guest() }))
      .body
    const { from, passkeyId } = await memberWithPasskey()
    expect(await outcome(getAccountAuth, {}, elsewhere.accessToken)).toBe('Unauthenticated')
    expect((await mailsTo(own)).map(({ subject }) => subject)).toContain('【集い】パスキーが追加されました')
    expect(await outcome(deletePasskey, { params: { id: passkeyId } }, from)).toBe(200)
    const last = (await mailsTo(own)).find(({ subject }) => subject.includes('パスキーが削除されました'))
    expect(last?.body).toMatch(/\/account\/undo#[0-9a-f]{64}/)
  })

  it('that a thief has added are deleted by the undo link in the mail, and the earlier passkeys remain', async () => {
    const { from, authenticator } = await memberWithPasskey()
    const mailsBefore = (await mailsTo(own)).length
    sandbox().advanceClock(minutes(60 * 24 * 8))
    const proof = await proven((await signin(authenticator)).body.accessToken)
    expect(from).not.toBe(proof)
    const thiefs = new SoftwareAuthenticator(origin)
    expect((await register(proof, thiefs)).status).toBe(200)
    const mail = (await mailsTo(own)).slice(mailsBefore).find(({ subject }) => subject.includes('パスキーが追加'))
    const link = /#([0-9a-f]{64})/.exec(mail?.body ?? '')?.[1] ?? ''
    const check = await sandbox().call(checkLoginUndo, { body: { token: link } }, { token: await guest() })
    expect(check.body.changes).toMatchObject([{ kind: 'PASSKEY_ADDED' }])
    expect(await outcome(undoLoginChanges, { body: { token: link, password: 'Mine-again-28' } }, await guest())).toBe(
      200,
    )
    expect((await signin(thiefs)).body.messageCode).toBe('PasskeyRefused')
    expect((await signin(authenticator)).status).toBe(200)
  })

  it('remain valid after a change of the password, which ends the other sessions (Q538)', async () => {
    const { from, authenticator } = await memberWithPasskey()
    await outcome(prepareSavePassword, {}, from)
    const code = (await mailsTo(own)).findLast((mail) => mail.code !== '')?.code ?? ''
    const { tokens } = (await sandbox().call(checkSavePasswordCode, { body: { code } }, { token: from })).body
    expect(await outcome(savePassword, { body: { password: 'Tsudoi-2027' } }, tokens?.accessToken ?? '')).toBe(200)
    expect(await outcome(getAccountAuth, {}, from)).toBe('Unauthenticated')
    expect((await signin(authenticator)).status).toBe(200)
  })

  it('are renamed and deleted only by their member', async () => {
    const { from, passkeyId, authenticator } = await memberWithPasskey()
    expect(await outcome(renamePasskey, { params: { id: passkeyId }, body: { name: '仕事用' } }, from)).toBe(200)
    expect((await sandbox().call(listPasskeys, {}, { token: from })).body.list).toMatchObject([{ name: '仕事用' }])
    expect(await outcome(deletePasskey, { params: { id: passkeyId } }, from)).toBe(200)
    expect((await signin(authenticator)).body.messageCode).toBe('PasskeyRefused')
  })

  it('are limited to twenty per member, even if two are registered at once', async () => {
    await sandbox().given('many passkeys')
    const from = await proven()
    const db = await sandbox().db()
    await db.deleteFrom('passkey').where('id', '=', 'acc-hikari-passkey-1').execute()
    const answers = await Promise.all([1, 2].map(() => register(from, new SoftwareAuthenticator(origin))))
    expect(answers.map(({ body }) => body.messageCode ?? 'added').toSorted()).toEqual(['PasskeyLimitReached', 'added'])
  })

  describe('a log-in', () => {
    async function passkeyOfSora() {
      const authenticator = new SoftwareAuthenticator(origin)
      authenticator.create({ challenge: 'eA', user: { id: 'c29yYQ' } })
      const { credentialId, publicKey } = authenticator
      await sandbox().given('a passkey', { accountId: 'acc-sora', credentialId, publicKey, userHandle: 'c29yYQ' })
      return authenticator
    }
    /** Ways to log in to the account `acc-sora`. Each returns the outcome. */
    const ways = {
      password: async () => outcome(signinEmail, { body: { email: 'sora@example.com', password } }, await guest()),
      provider: async () => {
        const { accessToken } = await sandbox().given('a visit to a provider')
        await sandbox().given('a linked provider', { accountId: 'acc-sora' })
        return outcome(signinProvider, { body: { code: 'code-of-google', state: 'state-of-the-visit' } }, accessToken)
      },
      passkey: async () => (await signin(await passkeyOfSora())).body.messageCode ?? 200,
    }
    const states = [
      ['a member', {}, 200],
      ['a suspended member', { isSuspended: true }, 'SuspendAccount'],
      ['a member without a profile', { profile: 'none' as const }, 200],
    ] as const
    const rows = states.flatMap(([name, params, expected]) =>
      Object.entries(ways).map(([way, log]) => [way, name, params, expected, log] as const),
    )

    it.each(rows)(
      'by %s to the account of %s is refused exactly if the account is suspended',
      async (_way, _name, params, expected, log) => {
        await sandbox().given('another member', params as object)
        expect(await log()).toBe(expected)
      },
    )

    it.each(['password', 'provider', 'passkey'] as const)('by %s to a deleted account is refused', async (way) => {
      await sandbox().given('another member')
      const authenticator = await passkeyOfSora()
      await (await sandbox().db()).deleteFrom('account').where('id', '=', 'acc-sora').execute()
      const refused = {
        password: () => ways.password(),
        provider: async () => {
          const { accessToken } = await sandbox().given('a visit to a provider')
          const request = { body: { code: 'code-of-google', state: 'state-of-the-visit' } }
          return (await sandbox().call(signinProvider, request, { token: accessToken })).body.outcome
        },
        passkey: async () => (await signin(authenticator)).body.messageCode,
      }
      const expected = { password: 'InvalidEmailOrPassword', provider: 'SIGNUP_NEEDED', passkey: 'PasskeyRefused' }
      expect(await refused[way]()).toBe(expected[way])
    })

    it.each(['password', 'provider', 'passkey'] as const)(
      'by %s is reported by mail once for each device',
      async (way) => {
        await sandbox().given('another member')
        const db = await sandbox().db()
        const before = (await mailsTo('sora@example.com')).length
        await ways[way]()
        const mails = (await mailsTo('sora@example.com')).slice(before)
        expect(mails.map(({ subject }) => subject)).toEqual(['【集い】新しい端末からログインがありました'])
        expect(mails[0]?.body).toContain(`${sandbox().services.appAddress}/mypage/security`)
        await ways[way]()
        expect(await mailsTo('sora@example.com')).toHaveLength(before + 1)
        await db.deleteFrom('known_caller').where('account_id', '=', 'acc-sora').execute()
        await ways[way]()
        expect(await mailsTo('sora@example.com')).toHaveLength(before + 2)
      },
    )
  })

  it('share the limit of log-in attempts with the password (Q107)', async () => {
    const from = await guest()
    const answers: unknown[] = []
    const sign = new SoftwareAuthenticator(origin).sign({ challenge: 'eA' }, { userHandle: 'eA' })
    for (let each = 0; each < 31; each += 1)
      answers.push(await outcome(signinPasskey, { body: { credential: sign } }, from))
    expect(answers.slice(0, 30).every((answer) => answer === 'PasskeyRequestExpired')).toBe(true)
    expect(answers.at(-1)).toBe('TooManyRequests')
    expect(await outcome(signinEmail, { body: { email: own, password } }, from)).toBe('TooManyRequests')
  })
})

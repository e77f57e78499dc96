import { expect, it } from 'vitest'
import { discardAccount, getAccountAuth } from '../../account/account.endpoints.ts'
import {
  checkLoginUndo,
  checkResetPasswordCode,
  checkSavePasswordCode,
  disableProvider,
  enableProvider,
  prepareReauthentication,
  prepareResetPassword,
  prepareSaveEmail,
  prepareSavePassword,
  reauthenticateByCode,
  reauthenticateByPassword,
  reauthenticateByProvider,
  refreshTokens,
  resetPassword,
  saveEmail,
  savePassword,
  signinEmail,
  signinProvider,
  undoLoginChanges,
} from '../../auth/auth.endpoints.ts'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import type { Endpoint, RequestOf } from '../../endpoint.ts'
import { days, minutes } from '../runtime/clock.ts'
import { onBothEngines } from '../testing/onBothEngines.ts'

const own = 'hikari@example.com'
const thief = 'thief@example.com'
const thiefsOther = 'thief2@example.com'
const oldPassword = 'Tsudoi-2026'
const stolen = 'Stolen-2027'
const fresh = 'Mine-again-28'

await onBothEngines('the protection against account takeover (X21)', (sandbox) => {
  async function outcome<E extends Endpoint>(endpoint: E, request: RequestOf<E>, token: string) {
    const { status, body } = await sandbox().call(endpoint, request, { token })
    return body.messageCode ?? status
  }
  async function mailsTo(recipient: string) {
    const mails = sandbox().services.datasets.shared.selectFrom('mail').selectAll().where('recipient', '=', recipient)
    return mails.orderBy('created_at').orderBy('id').execute()
  }
  /**
   * Ids of mails already seen. The test clock does not advance, so only the id distinguishes new mails from old ones.
   */
  const seen = new Set<string>()
  async function newMails(recipient: string) {
    const mails = (await mailsTo(recipient)).filter(({ id }) => !seen.has(id))
    for (const { id } of mails) seen.add(id)
    return mails
  }
  const codeFor = async (recipient: string) => (await newMails(recipient)).find(({ code }) => code)?.code ?? ''
  const linkIn = (mails: { body: string }[]) =>
    /#([0-9a-f]{64})/.exec(mails.map(({ body }) => body).join('\n'))?.[1] ?? ''

  const guest = async () => (await sandbox().given('a guest')).accessToken
  const signin = async (email: string, password: string) =>
    outcome(signinEmail, { body: { email, password } }, await guest())
  const waysOf = async (token: string) => {
    const { body } = await sandbox().call(getAccountAuth, {}, { token })
    return body.messageCode ?? body.certs?.map(({ provider }) => provider).toSorted()
  }

  /** Sets up a member whose access token a thief has copied, after the rate limits of earlier tests have expired. */
  async function member() {
    sandbox().advanceClock(minutes(20))
    for (const email of [thief, thiefsOther]) await sandbox().given('an address without an account', { email })
    const tokens = await sandbox().given('a member')
    for (const email of [own, thief, thiefsOther]) await newMails(email)
    return tokens
  }
  async function prove(token: string, password = oldPassword): Promise<string> {
    const { body, status } = await sandbox().call(reauthenticateByPassword, { body: { password } }, { token })
    expect(status).toBe(200)
    return body.accessToken
  }
  async function changeEmail(token: string, email: string) {
    expect(await outcome(prepareSaveEmail, { body: { email } }, token)).toBe(200)
    return outcome(saveEmail, { body: { code: await codeFor(email) } }, token)
  }
  async function changePassword(token: string, email: string, password: string) {
    await outcome(prepareSavePassword, {}, token)
    const code = await codeFor(email)
    const { body } = await sandbox().call(checkSavePasswordCode, { body: { code } }, { token })
    const goesOn = body.tokens?.accessToken ?? token
    expect(await outcome(savePassword, { body: { password } }, goesOn)).toBe(200)
    return goesOn
  }
  const undo = async (link: string, password = fresh) =>
    outcome(undoLoginChanges, { body: { token: link, password } }, await guest())
  const check = async (link: string) =>
    sandbox().call(checkLoginUndo, { body: { token: link } }, { token: await guest() })

  /**
   * Sets up a visit to a provider that has just redirected the user back; returns the token and the request that ends
   * it.
   */
  async function visit(provider: SocialProvider, subject: string, code: string) {
    const state = `state-of-${code}`
    const { accessToken } = await sandbox().given('a visit to a provider', {
      accountId: 'acc-hikari',
      provider,
      subject,
      code,
      state,
    })
    return { token: accessToken, request: { body: { code, state } } }
  }

  it.each([
    ['the address', prepareSaveEmail, { body: { email: thief } }],
    ['the address by a code', saveEmail, { body: { code: '271828' } }],
    ['the providers', disableProvider, { body: { provider: 'EMAIL' } }],
    ['the providers by a new one', enableProvider, { body: { code: 'c', state: 's' } }],
    ['the account by discarding it', discardAccount, {}],
  ] as const)('does not let a stolen access token change %s', async (_, endpoint, request) => {
    const { accessToken } = await member()
    expect(await outcome(endpoint, request as never, accessToken)).toBe('ReauthenticationRequired')
    // Logs in with the password, as a thief could. A login does not count as reauthentication, because the thief
    // already has the tokens of one.
    const { body } = await sandbox().call(
      signinEmail,
      { body: { email: own, password: oldPassword } },
      { token: await guest() },
    )
    expect(await outcome(endpoint, request as never, body.accessToken)).toBe('ReauthenticationRequired')
  })

  it('lets only the session that a reauthentication starts change the login, and for only ten minutes', async () => {
    const { accessToken: copy } = await member()
    const proven = await prove(copy)
    const begin = (token: string) => outcome(prepareSaveEmail, { body: { email: thief } }, token)
    expect(await begin(copy)).toBe('ReauthenticationRequired')
    // The old session still works after the reauthentication until the new session changes the login for the first
    // time. So a member who did not get the answer is not logged out.
    expect(await waysOf(copy)).toEqual(['EMAIL'])
    expect(await begin(proven)).toBe(200)
    expect(await waysOf(copy)).toBe('Unauthenticated')
    sandbox().advanceClock(minutes(10))
    expect(await begin(proven)).toBe('ReauthenticationRequired')
  })

  it('accepts a code for a new address after a second reauthentication, if the code was requested before the first expired', async () => {
    const { accessToken } = await member()
    const first = await prove(accessToken)
    expect(await outcome(prepareSaveEmail, { body: { email: thief } }, first)).toBe(200)
    await codeFor(thief)
    // Requests a code one minute before the reauthentication expires. Both are valid for ten minutes, so the code
    // outlives it.
    sandbox().advanceClock(minutes(9))
    expect(await outcome(prepareSaveEmail, { body: { email: thief } }, first)).toBe(200)
    const later = await codeFor(thief)
    sandbox().advanceClock(minutes(2))
    expect(await outcome(saveEmail, { body: { code: later } }, first)).toBe('ReauthenticationRequired')
    const second = await prove(first)
    expect(await outcome(saveEmail, { body: { code: later } }, second)).toBe(200)
  })

  it('accepts a code mailed to the current address as a reauthentication, but only once', async () => {
    const { accessToken } = await member()
    expect(await outcome(prepareReauthentication, {}, accessToken)).toBe(200)
    const code = await codeFor(own)
    const { body } = await sandbox().call(reauthenticateByCode, { body: { code } }, { token: accessToken })
    expect(await changeEmail(body.accessToken, thief)).toBe(200)
    expect(await outcome(reauthenticateByCode, { body: { code } }, body.accessToken)).toBe('TimeExpiredVerification')
  })

  it('accepts a login by a linked provider as a reauthentication if the account has no password and address, but only by the linked person', async () => {
    await member()
    await sandbox().given('a linked provider', { email: 'NONE' })
    const stranger = await visit('GOOGLE', 'google-stranger', 'code-of-a-stranger')
    expect(await outcome(reauthenticateByProvider, stranger.request, stranger.token)).toBe('InvalidAccount')
    await sandbox().given('a linked provider', { email: 'NONE' })
    const back = await visit('LINE', 'line-of-hikari', 'code-of-line')
    await sandbox().given('a linked provider', { email: 'NONE', provider: 'LINE', subject: 'line-of-hikari' })
    const { body } = await sandbox().call(reauthenticateByProvider, back.request, { token: back.token })
    expect(await changeEmail(body.accessToken, thief)).toBe(200)
  })

  it('checks only five of twenty concurrent passwords of the thief, and does not lock another session of the owner', async () => {
    const { accessToken } = await member()
    const guess = (token: string, password: string) => outcome(reauthenticateByPassword, { body: { password } }, token)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, each) => guess(accessToken, `Wrong-2026-${each}`)))
    expect(answers.filter((answer) => answer === 'WrongPassword')).toHaveLength(4)
    expect(answers.filter((answer) => answer === 'LOCK_FIVE_TIME_FAILED')).toHaveLength(16)
    expect(await guess(accessToken, oldPassword)).toBe('LOCK_FIVE_TIME_FAILED')
    const { body } = await sandbox().call(
      signinEmail,
      { body: { email: own, password: oldPassword } },
      { token: await guest() },
    )
    expect(await guess(body.accessToken, oldPassword)).toBe(200)
    sandbox().advanceClock(minutes(10))
    expect(await guess(accessToken, 'Wrong-2026')).not.toBe('LOCK_FIVE_TIME_FAILED')
  })

  it('ends the access and refresh tokens of every other session after a change of the address', async () => {
    const { accessToken } = await member()
    const elsewhere = await sandbox().call(
      signinEmail,
      { body: { email: own, password: oldPassword } },
      { token: await guest() },
    )
    const proven = await prove(accessToken)
    expect(await changeEmail(proven, thief)).toBe(200)
    expect(await waysOf(elsewhere.body.accessToken)).toBe('Unauthenticated')
    expect(await outcome(refreshTokens, { body: { refresh: true } }, elsewhere.body.refreshToken)).toBe(
      'Unauthenticated',
    )
    expect(await waysOf(accessToken)).toBe('Unauthenticated')
    expect(await waysOf(proven)).toEqual(['EMAIL'])
  })

  it('mails an undo link to the old address but not to the new one, and stores the link only as a hash', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    const mailsToOwner = await newMails(own)
    expect(mailsToOwner).toHaveLength(1)
    const link = linkIn(mailsToOwner)
    expect(mailsToOwner[0]?.body).toContain(`${sandbox().services.appAddress}/account/undo#${link}`)
    const confirmation = (await mailsTo(thief)).filter(({ subject }) => subject.includes('登録しました'))
    expect(confirmation.length).toBeGreaterThan(0)
    expect(linkIn(confirmation)).toBe('')
    const rows = await (await sandbox().db()).selectFrom('login_change').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(link)
  })

  it('undoes a change of the address: only the old address with a new password can log in', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    const link = linkIn(await newMails(own))
    expect((await check(link)).body).toMatchObject({ email: own, changes: [{ kind: 'EMAIL' }] })
    expect(await undo(link, 'short')).toBe('InvalidPasswordLength')
    expect(await undo(link)).toBe(200)
    expect(await waysOf(proven)).toBe('Unauthenticated')
    expect(await signin(own, fresh)).toBe(200)
    expect(await signin(own, oldPassword)).toBe('InvalidEmailOrPassword')
    expect(await signin(thief, oldPassword)).toBe('InvalidEmailOrPassword')
    expect(await undo(link)).toBe('UndoLinkUsed')
    expect((await check(link)).body.messageCode).toBe('UndoLinkUsed')
    // Neither of the two mails about the undo has a link, because an undo cannot be undone.
    const last = [...(await newMails(own)), ...(await newMails(thief))]
    expect(last.map(({ recipient }) => recipient)).toContain(thief)
    expect(last.map(({ recipient }) => recipient)).toContain(own)
    expect(linkIn(last)).toBe('')
  })

  it('accepts the undo link for seven days, and refuses any other text in its place', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    const link = linkIn(await newMails(own))
    expect(await undo(link.replace(/^./, (figure) => (figure === '0' ? '1' : '0')))).toBe('NotFound')
    sandbox().advanceClock(days(7) - 1)
    expect((await check(link)).status).toBe(200)
    sandbox().advanceClock(1)
    expect((await check(link)).body.messageCode).toBe('UndoLinkExpired')
    expect(await undo(link)).toBe('UndoLinkExpired')
  })

  it('lets the mail to the owner’s first address undo two changes; the mails to the thief’s addresses can then undo nothing', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    await newMails(thief)
    await changeEmail(proven, thiefsOther)
    const thiefsLink = linkIn(await newMails(thief))
    const link = linkIn(await newMails(own))
    expect((await check(link)).body.changes).toHaveLength(2)
    expect(await undo(link)).toBe(200)
    expect(await undo(thiefsLink, stolen)).toBe('UndoLinkUsed')
    expect(await signin(own, fresh)).toBe(200)
  })

  it('keeps the undo link in the mail to the owner’s address valid after the thief has used the link in the mail to the second address', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    await newMails(thief)
    await changeEmail(proven, thiefsOther)
    expect(await undo(linkIn(await newMails(thief)), stolen)).toBe(200)
    expect(await undo(linkIn(await newMails(own)))).toBe(200)
    expect(await signin(thief, stolen)).toBe('InvalidEmailOrPassword')
  })

  it('mails the thief no undo link when the address is changed to the thief’s and back, because that link would outlive the owner’s', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    await newMails(thief)
    await changeEmail(proven, thiefsOther)
    const between = linkIn(await newMails(thief))
    await newMails(thiefsOther)
    expect(await changeEmail(proven, own)).toBe(200)
    expect(linkIn(await newMails(thiefsOther))).toBe('')
    expect(await undo(between, stolen)).toBe('UndoLinkUsed')
  })

  it('undoes all changes by the thief when the owner uses the undo link in the last mail', async () => {
    await member()
    const back = await visit('LINE', 'line-of-a-thief', 'code-of-line')
    await sandbox().given('a fresh proof of the member')
    expect(await outcome(enableProvider, back.request, back.token)).toBe(200)
    const first = linkIn(await newMails(own))
    const goesOn = await changePassword(back.token, own, stolen)
    const second = linkIn(await newMails(own))
    expect(await changeEmail(goesOn, thief)).toBe(200)
    const third = linkIn(await newMails(own))
    expect((await check(third)).body.changes?.map(({ kind }) => kind)).toEqual(['PROVIDER_ADDED', 'PASSWORD', 'EMAIL'])
    expect(await undo(third)).toBe(200)
    for (const link of [first, second]) expect(await undo(link)).toBe('UndoLinkUsed')
    const { body } = await sandbox().call(
      signinEmail,
      { body: { email: own, password: fresh } },
      { token: await guest() },
    )
    expect(await waysOf(body.accessToken)).toEqual(['EMAIL'])
    // The thief's LINE account is no longer linked, so it cannot log in.
    const again = await visit('LINE', 'nobody', 'code-again')
    expect(await outcome(signinProvider, again.request, again.token)).toBe(200)
  })

  it('restores the login by e-mail that the thief has removed, when the owner opens the undo link', async () => {
    const { accessToken } = await member()
    await sandbox().given('a linked provider')
    const proven = await prove(accessToken)
    expect(await outcome(disableProvider, { body: { provider: 'EMAIL' } }, proven)).toBe(200)
    const link = linkIn(await newMails(own))
    expect(await waysOf(proven)).toEqual(['GOOGLE'])
    expect(await undo(link)).toBe(200)
    const { body } = await sandbox().call(
      signinEmail,
      { body: { email: own, password: fresh } },
      { token: await guest() },
    )
    expect(await waysOf(body.accessToken)).toEqual(['EMAIL', 'GOOGLE'])
  })

  it.each([
    ['whose code was entered', 200],
    ['whose code was not entered', undefined],
  ])('discards a password reset that was begun for the old address, %s', async (_, whenEntered) => {
    const proven = await prove((await member()).accessToken)
    const other = await guest()
    await outcome(prepareResetPassword, { body: { email: own } }, other)
    const code = await codeFor(own)
    const enter = () => outcome(checkResetPasswordCode, { body: { email: own, code } }, other)
    expect(whenEntered && (await enter())).toBe(whenEntered)
    await changeEmail(proven, thief)
    const reset = { body: { email: own, code, password: stolen } }
    expect(await enter()).toBe('TimeExpiredPasswordReset')
    expect(await outcome(resetPassword, reset, other)).toBe('DeadlineExceededResetPassword')
    // Undoing the change of the address does not make the old password reset valid again.
    expect(await undo(linkIn(await newMails(own)))).toBe(200)
    expect(await outcome(resetPassword, reset, other)).toBe('DeadlineExceededResetPassword')
  })

  it('discards the thief’s pending steps, a code for a new address and a new password, when the owner undoes a change', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    await outcome(prepareSavePassword, {}, proven)
    const other = await guest()
    await outcome(prepareResetPassword, { body: { email: thief } }, other)
    const code = await codeFor(thief)
    expect(await undo(linkIn(await newMails(own)))).toBe(200)
    expect(await outcome(savePassword, { body: { password: stolen } }, proven)).toBe('Unauthenticated')
    expect(await outcome(resetPassword, { body: { email: thief, code, password: stolen } }, other)).toBe(
      'DeadlineExceededResetPassword',
    )
  })

  it('mails the owner’s address an undo link after a reset of the password', async () => {
    await member()
    const other = await guest()
    await outcome(prepareResetPassword, { body: { email: own } }, other)
    const code = await codeFor(own)
    await outcome(checkResetPasswordCode, { body: { email: own, code } }, other)
    expect(await outcome(resetPassword, { body: { email: own, code, password: stolen } }, other)).toBe(200)
    expect(await undo(linkIn(await newMails(own)))).toBe(200)
    expect(await signin(own, stolen)).toBe('InvalidEmailOrPassword')
  })

  it('refuses to undo a change of the address if another member has signed up with the old address since, and changes nothing', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    const link = linkIn(await newMails(own))
    await sandbox().given('another member', { email: own })
    expect(await undo(link)).toBe('AlreadyUsedEmail')
    expect(await waysOf(proven)).toEqual(['EMAIL'])
    expect((await check(link)).status).toBe(200)
  })

  it('mails every address that has an undo link that the account was discarded, and rejects these links', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    const link = linkIn(await newMails(own))
    await newMails(thief)
    expect(await outcome(discardAccount, {}, proven)).toBe(200)
    for (const email of [own, thief])
      expect((await newMails(email)).map(({ subject }) => subject)).toEqual(['【集い】退会の手続きが終わりました'])
    expect(await undo(link)).toBe('NotFound')
  })

  it('lets one of two concurrent requests with an undo link succeed, and then refuses every change by the thief', async () => {
    const proven = await prove((await member()).accessToken)
    await changeEmail(proven, thief)
    const link = linkIn(await newMails(own))
    await outcome(prepareSaveEmail, { body: { email: thiefsOther } }, proven)
    const code = await codeFor(thiefsOther)
    const answers = await Promise.all([
      undo(link),
      outcome(saveEmail, { body: { code } }, proven),
      undo(link),
      outcome(reauthenticateByPassword, { body: { password: oldPassword } }, proven),
    ])
    expect(new Set([answers[0], answers[2]])).toEqual(new Set([200, 'UndoLinkUsed']))
    expect(await signin(own, fresh)).toBe(200)
    for (const email of [thief, thiefsOther]) expect(await signin(email, oldPassword)).toBe('InvalidEmailOrPassword')
    const db = await sandbox().db()
    const open = db.selectFrom('session').select('id').where('account_id', '=', 'acc-hikari')
    // Only one session is left: that of the login just above.
    expect(await open.where('revoked_at', 'is', null).execute()).toHaveLength(1)
  })

  it('starts no session with the old password when the login changes concurrently', async () => {
    for (let round = 0; round < 6; round += 1) {
      const proven = await prove((await member()).accessToken)
      await changeEmail(proven, thief)
      const link = linkIn(await newMails(own))
      const token = await guest()
      const late = sandbox().call(signinEmail, { body: { email: thief, password: oldPassword } }, { token })
      const [undone, { body }] = await Promise.all([undo(link), late])
      expect(undone).toBe(200)
      // Either the login was refused, or the undo ended its session.
      expect(await waysOf(body.accessToken ?? '')).toBe('Unauthenticated')
    }
  })
})

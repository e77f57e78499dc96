import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { discardAccount, getPublicProfile, saveProfile } from '../../account/account.endpoints.ts'
import { prepareSignup, signinEmail, signupEmail } from '../../auth/auth.endpoints.ts'
import { accountHandlers } from './account.handlers.ts'
import { days } from '../runtime/clock.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { TestSandbox } from '../testing/testSandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await TestSandbox.open()
})
afterAll(() => sandbox?.close())

const own = { email: 'hikari@example.com', password: 'Tsudoi-2026' }

describe('a member’s request to discard the account (C019)', () => {
  let token: string
  beforeEach(async () => {
    token = (await sandbox.given('a member')).accessToken
    await sandbox.given('a fresh proof of the member')
  })

  const discard = () => sandbox.call(discardAccount, {}, { token })
  const guest = async () => (await sandbox.given('a guest')).accessToken
  /**
   * Starts a sign-up and enters the mailed code, which proves ownership of the address (X7). Returns the code of a
   * refusal.
   */
  const signUp = async () => {
    const asGuest = { token: await guest() }
    await sandbox.call(prepareSignup, { body: own }, asGuest)
    const mails = sandbox.services.datasets.shared
      .selectFrom('mail')
      .select('code')
      .where('code', '<>', '')
      .orderBy('created_at', 'desc')
    const { code } = await mails.limit(1).executeTakeFirstOrThrow()
    return (await sandbox.call(signupEmail, { body: { email: own.email, code } }, asGuest)).body.messageCode
  }

  it('ends all sessions of the account, and deletes its login and its profile', async () => {
    expect((await discard()).status).toBe(200)
    expect((await discard()).body.messageCode).toBe('Unauthenticated')
    const signin = await sandbox.call(signinEmail, { body: own }, { token: await guest() })
    expect(signin.body.messageCode).toBe('InvalidEmailOrPassword')
    const shown = await sandbox.call(getPublicProfile, { params: { id: 'acc-hikari' } }, { token: await guest() })
    expect(shown.body.messageCode).toBe('NotFound')
  })

  it('blocks sign-ups with the e-mail address for thirty days, after which the database no longer contains the address', async () => {
    await discard()
    expect(await signUp()).toBe('DiscardedEmail')
    expect(
      JSON.stringify(await (await sandbox.db()).selectFrom('discarded_email').selectAll().execute()),
    ).not.toContain('hikari')
    sandbox.advanceClock(days(30) - 1)
    expect(await signUp()).toBe('DiscardedEmail')
    sandbox.advanceClock(1)
    expect(await signUp()).toBeUndefined()
  })

  it('succeeds for one of two concurrent requests, and books the member’s coins to the operator once', async () => {
    const db = await sandbox.db()
    const wallets = await db.selectFrom('ledger_account').select('id').where('account_id', '=', 'acc-hikari').execute()
    const answers = await Promise.all([discard(), discard()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]))
    const left = await db
      .selectFrom('ledger_account')
      .select(['account_id', 'balance'])
      .where(
        'id',
        'in',
        wallets.map(({ id }) => id),
      )
      .execute()
    expect(left).toEqual([
      { account_id: null, balance: 0 },
      { account_id: null, balance: 0 },
    ])
    const taken = await db
      .selectFrom('ledger_entry')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'transaction_id')
      .select((eb) => eb.fn.sum<string>('amount').as('sum'))
      .where('reason', '=', 'DISCARDED')
      .where('ledger_account_id', '=', 'house-adjusted')
      .executeTakeFirstOrThrow()
    expect(Number(taken.sum) % 4200).toBe(0)
    expect(Number(taken.sum)).toBeGreaterThan(0)
  })

  it('deletes the rows of the account in every table, or removes the account’s id from them', async () => {
    const { rows } = await sql<{ place: string }>`
      select c.table_name || '.' || c.column_name as place
      from information_schema.columns as c
      where c.table_schema = 'tsudoi_verification' and c.column_name ~ '(^|_)account_id$' and c.column_name <> 'ledger_account_id'
        and not exists (
          select from pg_constraint as k
          join pg_class as t on t.oid = k.conrelid and t.relname = c.table_name
          join pg_namespace as n on n.oid = t.relnamespace and n.nspname = c.table_schema
          join pg_attribute as a on a.attrelid = t.oid and a.attname = c.column_name and a.attnum = any (k.conkey)
          join pg_class as target on target.oid = k.confrelid and target.relname = 'account'
          where k.contype = 'f' and k.confdeltype in ('c', 'n'))
      order by 1
    `.execute(await sandbox.db())
    expect(rows.map(({ place }) => place)).toEqual([])
  })
})

describe('the public profile of a member (C023)', () => {
  beforeEach(async () => {
    await sandbox.given('another member')
  })
  const see = async (id: string, token?: string) =>
    sandbox.call(getPublicProfile, { params: { id } }, { token: token ?? (await sandbox.given('a guest')).accessToken })

  it('contains no first or last name, birthday, address, gender or prefecture (X19)', async () => {
    const { body } = await see('acc-sora')
    const names = ['accountId', 'channelFollowers', 'image', 'isOfficial', 'nickName', 'uniqueName']
    expect(Object.keys(body.profile).toSorted()).toEqual(names)
  })

  it('is refused with NotFound if the member is suspended', async () => {
    await sandbox.given('another member', { isSuspended: true })
    expect((await see('acc-sora')).body.messageCode).toBe('NotFound')
  })

  it('is refused with NotFound to a reader whom the member has blocked, but not to a guest', async () => {
    const { accessToken: token } = await sandbox.given('a member')
    const db = await sandbox.db()
    const block = { account_id: 'acc-sora', target_account_id: 'acc-hikari', created_at: sandbox.time.now }
    await db.insertInto('block').values(block).execute()
    expect((await see('acc-sora', token)).body.messageCode).toBe('NotFound')
    expect((await see('acc-sora')).status).toBe(200)
  })
})

describe('the call that saves a profile (C021, S060)', () => {
  const fields = { nickName: 'ひかり', firstName: 'ひかり', lastName: '星野', birthday: '2004-02-29' }

  it('refuses a unique name reserved for the operator in any letter case, unless the member already has this name', async () => {
    await sandbox.given('a locked unique name', { uniqueName: 'shirube' })
    const save = async (uniqueName: string, token: string) =>
      (await sandbox.call(saveProfile, { body: { ...fields, uniqueName } }, { token })).body.messageCode
    const { accessToken: newcomer } = await sandbox.given('a member', { profile: 'none' })
    expect(await save('ShiRube', newcomer)).toBe('LockedUniqueName')
    const { accessToken: owner } = await sandbox.given('a member', { uniqueName: 'shirube' })
    expect(await save('Shirube', owner)).toBeUndefined()
  })

  it('stores one of two birthdays that are saved at the same time, and refuses the other, because the birthday limits purchases (B§6)', async () => {
    await sandbox.given('a member', { profile: 'none' })
    const db = await sandbox.db()
    // Calls the handler directly. Two requests would run one after the other, because each is parsed and checked first.
    const save = (birthday: string) => {
      const body = { ...fields, birthday, uniqueName: 'hikari2026' }
      const ctx = { db, body, now: sandbox.time.now, accountId: 'acc-hikari' }
      return accountHandlers.saveProfile(ctx as unknown as CallContext<typeof saveProfile>)
    }
    const answers = await Promise.allSettled(['1990-02-28', '2012-02-29'].map(save))
    const kept = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.profile.birthday] : []))
    const { birthday } = await db
      .selectFrom('profile')
      .select('birthday')
      .where('account_id', '=', 'acc-hikari')
      .executeTakeFirstOrThrow()
    expect(kept).toEqual([birthday])
  })

  it.each([
    ['hikari_01', 'InvalidAlphaNumeric'],
    ['ｈｉｋａｒｉ', 'InvalidAlphaNumeric'],
    ['abc', 'InvalidUniqueName'],
    ['a'.repeat(21), 'InvalidUniqueName'],
    ['', 'InvalidUniqueName'],
    ['a'.repeat(20), undefined],
  ])('answers the unique name %j with the message code %s', async (uniqueName, code) => {
    const { accessToken: token } = await sandbox.given('a member', { profile: 'none' })
    const { body } = await sandbox.call(saveProfile, { body: { ...fields, uniqueName } }, { token })
    expect(body.messageCode).toBe(code)
  })
})

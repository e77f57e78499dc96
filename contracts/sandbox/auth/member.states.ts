import type { StateParams } from '../../states.ts'
import { storeDiscardedAddress } from './emailAddresses.ts'
import { resetAddressTries } from './emailLimits.ts'
import { resetCallerTries } from './limits.ts'
import { maxCodeFailures, codeLifetimeMs, hashOfCode, lockDurationMs } from './mailedCode.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import { demoDataset, verificationDataset } from '../runtime/db/datasets.ts'
import { setOpeningBalances } from '../ledger/ledger.ts'
import { createAccount } from '../people/members.ts'
import { resetCallCounts } from '../runtime/http/withCallLimits.ts'
import { foldForComparison } from '../runtime/userText.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { endSession, startSessionWithId, tryRotateRefreshToken, startSession } from '../runtime/security/sessions.ts'
import type { memberStates } from '../../states/member.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** The cost of the password hashes of these members: low, because the catalogue of states publishes their passwords. */
const cost = 8

/** Sets up the provider states about guests and members in the sandbox. */
export const memberStateHandlers: AreaStateHandlers<typeof memberStates> = {
  setup: {
    'a guest': async (_, ctx) => startSession(ctx, null),

    async 'a member'(params, ctx) {
      await replaceMember(ctx, params)
      if (params.profile !== 'none') await giveProfile(ctx, params, params.profile)
      await setOpeningBalances(ctx, params.accountId, { free: params.freeCoin, paid: params.paidCoin })
      return startSession(ctx, params.accountId)
    },

    async 'another member'(params, ctx) {
      await replaceMember(ctx, params)
      await giveProfile(ctx, params, params.profile)
      const { db, now } = ctx
      const { accountId, email, signinFailures, isSuspended } = params
      if (isSuspended) await db.updateTable('account').set({ suspended_at: now }).where('id', '=', accountId).execute()
      if (signinFailures === 0) return {}
      const locked_until = signinFailures >= maxCodeFailures ? timeAfter(now, lockDurationMs) : null
      const caller = await newestGuest(ctx)
      const row = { email_key: email.toLowerCase(), caller, failures: signinFailures, locked_until, tried_at: now }
      await db.insertInto('signin_failure').values(row).execute()
      return {}
    },

    async 'a suspended member'({ accountId }, ctx) {
      const names = {
        email: `${accountId}@example.com`,
        password: 'Tsudoi-2026',
        uniqueName: `x${accountId.replace(/\W/g, '')}`,
      }
      await replaceMember(ctx, { accountId, ...names })
      await giveProfile(ctx, { accountId, ...names }, 'full')
      const tokens = await startSession(ctx, accountId)
      await ctx.db.updateTable('account').set({ suspended_at: ctx.now }).where('id', '=', accountId).execute()
      return tokens
    },

    async 'a session that has ended'(_, ctx) {
      const member = {
        accountId: 'acc-ended',
        email: 'ended@example.com',
        password: 'Tsudoi-2026',
        uniqueName: 'ended2026',
      }
      await replaceMember(ctx, member)
      const { sessionId, tokens } = await startSessionWithId(ctx, member.accountId)
      await endSession(ctx, sessionId)
      return tokens
    },

    async 'a refresh token that was used'(_, ctx) {
      await replaceMember(ctx, refreshed)
      await giveProfile(ctx, refreshed, 'full')
      const aMinuteAgo = { ...ctx, now: timeAfter(ctx.now, -minutes(1)) }
      const { sessionId, tokens } = await startSessionWithId(aMinuteAgo, refreshed.accountId)
      const { id } = await ctx.db
        .selectFrom('refresh_token')
        .select('id')
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow()
      await tryRotateRefreshToken(aMinuteAgo, id)
      return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
    },

    async 'an address without an account'({ email }, ctx) {
      await resetEmailAddress(ctx, email)
      return {}
    },

    async 'a sign-up that waits for its code'(params, ctx) {
      const { email, code, isExpired, failures } = params
      await giveAddress(ctx, params)
      const { db, now } = ctx
      const { sessionId, tokens } = await startSessionWithId(ctx, null)
      const row = {
        session_id: sessionId,
        email,
        email_key: email.toLowerCase(),
        ...(await credentialOf(params, ctx)),
        code_hash: hashOfCode(code),
        code_expires_at: isExpired ? now : timeAfter(now, codeLifetimeMs),
        failures,
        locked_until: failures >= maxCodeFailures ? timeAfter(now, lockDurationMs) : null,
      }
      await db.insertInto('signup').values(row).execute()
      // Adds the visit to the provider, so that its confirmed person can request another code.
      const { provider, subject } = row
      const visit = { session_id: sessionId, state_hash: null, expires_at: timeAfter(now, codeLifetimeMs) }
      if (provider && subject)
        await db
          .insertInto('provider_visit')
          .values({ ...visit, provider, subject })
          .execute()
      return tokens
    },

    async 'too many tries from this address'(_, ctx) {
      exhaustLimits(ctx, true)
      return {}
    },

    async 'a word that moderation refuses'({ word }, { db }) {
      await db
        .insertInto('moderation_word')
        .values({ word: foldForComparison(word) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {
    'too many tries from this address': async (_, ctx) => exhaustLimits(ctx, false),
    'a word that moderation refuses': async ({ word }, { db }) => {
      await db.deleteFrom('moderation_word').where('word', '=', foldForComparison(word)).execute()
    },
  },
}

/** The member whom the state `a refresh token that was used` creates. */
const refreshed = {
  accountId: 'acc-refreshed',
  email: 'refreshed@example.com',
  password: 'Tsudoi-2026',
  uniqueName: 'refreshed2026',
}

interface Member {
  accountId: string
  email: string
  password: string
  uniqueName: string
}

/** Creates an account without belongings; deletes every other account with this id, address or name. */
async function replaceMember(ctx: StateContext, { accountId, email, password, uniqueName }: Member): Promise<void> {
  const { db } = ctx
  await resetEmailAddress(ctx, email)
  resetCallerTries(ctx, accountId)
  const namesakes = db.selectFrom('profile').select('account_id').where('unique_name', 'ilike', uniqueName)
  await db
    .deleteFrom('account')
    .where((eb) => eb.or([eb('id', '=', accountId), eb('id', 'in', namesakes)]))
    .execute()
  resetCallCounts(ctx.services, ctx.dataset.name, accountId)
  await createAccount(ctx, { id: accountId, email, passwordHash: await hashOnce(password) })
}

const hashes = new Map<string, Promise<string>>()

/** Caches password hashes: a state is set up before every request of a verification, mostly with the same password. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password, cost)
  hashes.set(password, hash)
  return hash
}

/** The credentials of a pending sign-up. A provider's person is first detached from any other account. */
async function credentialOf(
  { login, password, subject }: StateParams<'a sign-up that waits for its code'>,
  { db }: StateContext,
) {
  if (login === 'EMAIL') return { password_hash: await hashPassword(password, cost), provider: null, subject: null }
  await db.deleteFrom('provider_link').where('provider', '=', login).where('subject', '=', subject).execute()
  return { password_hash: null, provider: login, subject }
}

/** Frees the address of a sign-up or gives it to another account, as the state's parameter says. */
async function giveAddress(
  ctx: StateContext,
  { email, address }: StateParams<'a sign-up that waits for its code'>,
): Promise<void> {
  await resetEmailAddress(ctx, email)
  if (address === 'DISCARDED') await storeDiscardedAddress(ctx, email.toLowerCase())
  if (address !== 'TAKEN') return
  const owner = { accountId: 'acc-owner', email, password: 'Tsudoi-2026', uniqueName: 'owner2026' }
  await replaceMember(ctx, owner)
}

/**
 * Frees an address from everything that earlier states have created with it: tries, sign-ups, accounts and discarded
 * accounts.
 */
export async function resetEmailAddress(ctx: StateContext, email: string): Promise<void> {
  const { db, services } = ctx
  const key = email.toLowerCase()
  resetAddressTries(ctx, key)
  await db.deleteFrom('discarded_email').where('email_mark', '=', services.mint.keyedHashOf(key)).execute()
  await db.deleteFrom('account').where('email_key', '=', key).execute()
  await db.deleteFrom('signup').where('email_key', '=', key).execute()
  await db.deleteFrom('signin_failure').where('email_key', '=', key).execute()
}

async function giveProfile(
  { db }: StateContext,
  { accountId, uniqueName }: Pick<Member, 'accountId' | 'uniqueName'>,
  detail: Exclude<StateParams<'a member'>['profile'], 'none'>,
): Promise<void> {
  const names = { account_id: accountId, nick_name: 'ひかり', unique_name: uniqueName }
  const minimal = { first_name: null, last_name: null, birthday: null, gender: null, prefecture: null, image: null }
  const full = {
    first_name: 'ひかり',
    last_name: '星野',
    birthday: '2004-02-29',
    gender: 1 as const,
    prefecture: 13,
    image: 'fan/koharu.svg',
  }
  await db
    .insertInto('profile')
    .values({ ...names, ...(detail === 'full' ? full : minimal) })
    .execute()
}

/** The newest session of an account that a state has created. */
export async function newestSession({ db }: StateContext, accountId: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.id
}

/** The newest guest session that a state has created. The guest of that session sends the next request. */
async function newestGuest({ db, now }: StateContext): Promise<string> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', 'is', null)
    // Ignores guest sessions with a future time, which remain if a script has moved the clock.
    .where('created_at', '<=', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.id ?? ''
}

/**
 * Exhausts the rate limits of the dataset, or restores them. During a verification this includes the demo dataset's
 * limits, because a guest sign-in has no token that names another dataset.
 */
function exhaustLimits({ services, dataset }: StateContext, isExhausted: boolean): void {
  services.limits.exhaust(dataset.name, isExhausted)
  if (dataset.name === verificationDataset) services.limits.exhaust(demoDataset, isExhausted)
}

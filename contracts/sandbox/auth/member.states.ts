import type { StateParams } from '../../states.ts'
import { markDiscarded } from './addresses.ts'
import { forgetAddressTries } from './addressLimits.ts'
import { forgetCaller } from './limits.ts'
import { allowedFailures, codeLife, hashOf, lockLife } from './mailedCode.ts'
import { after, minutes } from '../runtime/clock.ts'
import { demoWorld, verificationWorld } from '../runtime/db/worlds.ts'
import { openWithCoins } from '../coins/ledger.ts'
import { createAccount } from '../members/members.ts'
import { forgetCalls } from '../runtime/http/limitCall.ts'
import { folded } from '../runtime/userText.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { endSession, openSession, rotateLocked, startSession } from '../runtime/security/sessions.ts'
import type { memberStates } from '../../states/member.ts'
import type { AreaStateHandlers, StatePlace } from '../runtime/statePlace.ts'

/** A low password-hash cost: the passwords of these members are public in the catalogue. */
const cost = 8

export const memberStateHandlers: AreaStateHandlers<typeof memberStates> = {
  setup: {
    'a guest': async (_, place) => startSession(place, null),

    async 'a member'(params, place) {
      await replaceMember(place, params)
      if (params.profile !== 'none') await giveProfile(place, params, params.profile)
      await openWithCoins(place, params.accountId, { free: params.freeCoin, paid: params.paidCoin })
      return startSession(place, params.accountId)
    },

    async 'another member'(params, place) {
      await replaceMember(place, params)
      await giveProfile(place, params, params.profile)
      const { db, now } = place
      const { accountId, email, signinFailures, isSuspended } = params
      if (isSuspended) await db.updateTable('account').set({ suspended_at: now }).where('id', '=', accountId).execute()
      if (signinFailures === 0) return {}
      const locked_until = signinFailures >= allowedFailures ? after(now, lockLife) : null
      const caller = await newestGuest(place)
      const row = { email_key: email.toLowerCase(), caller, failures: signinFailures, locked_until, tried_at: now }
      await db.insertInto('signin_failure').values(row).execute()
      return {}
    },

    async 'a suspended member'({ accountId }, place) {
      const names = {
        email: `${accountId}@example.com`,
        password: 'Tsudoi-2026',
        uniqueName: `x${accountId.replace(/\W/g, '')}`,
      }
      await replaceMember(place, { accountId, ...names })
      await giveProfile(place, { accountId, ...names }, 'full')
      const tokens = await startSession(place, accountId)
      await place.db.updateTable('account').set({ suspended_at: place.now }).where('id', '=', accountId).execute()
      return tokens
    },

    async 'a session that has ended'(_, place) {
      const member = {
        accountId: 'acc-ended',
        email: 'ended@example.com',
        password: 'Tsudoi-2026',
        uniqueName: 'ended2026',
      }
      await replaceMember(place, member)
      const { sessionId, tokens } = await openSession(place, member.accountId)
      await endSession(place, sessionId)
      return tokens
    },

    async 'a refresh token that was used'(_, place) {
      await replaceMember(place, refreshed)
      await giveProfile(place, refreshed, 'full')
      const aMinuteAgo = { ...place, now: after(place.now, -minutes(1)) }
      const { sessionId, tokens } = await openSession(aMinuteAgo, refreshed.accountId)
      const { id } = await place.db
        .selectFrom('refresh_token')
        .select('id')
        .where('session_id', '=', sessionId)
        .executeTakeFirstOrThrow()
      await rotateLocked(aMinuteAgo, id)
      return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
    },

    async 'an address without an account'({ email }, place) {
      await forgetAddress(place, email)
      return {}
    },

    async 'a sign-up that waits for its code'(params, place) {
      const { email, code, isExpired, failures } = params
      await giveAddress(place, params)
      const { db, now } = place
      const { sessionId, tokens } = await openSession(place, null)
      const row = {
        session_id: sessionId,
        email,
        email_key: email.toLowerCase(),
        ...(await credentialOf(params, place)),
        code_hash: hashOf(code),
        code_expires_at: isExpired ? now : after(now, codeLife),
        failures,
        locked_until: failures >= allowedFailures ? after(now, lockLife) : null,
      }
      await db.insertInto('signup').values(row).execute()
      // A person confirmed by a provider can request another code.
      const { provider, subject } = row
      const visit = { session_id: sessionId, state_hash: null, expires_at: after(now, codeLife) }
      if (provider && subject)
        await db
          .insertInto('provider_visit')
          .values({ ...visit, provider, subject })
          .execute()
      return tokens
    },

    async 'too many tries from this address'(_, place) {
      exhaustLimits(place, true)
      return {}
    },

    async 'a word that moderation refuses'({ word }, { db }) {
      await db
        .insertInto('moderation_word')
        .values({ word: folded(word) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {
    'too many tries from this address': async (_, place) => exhaustLimits(place, false),
    'a word that moderation refuses': async ({ word }, { db }) => {
      await db.deleteFrom('moderation_word').where('word', '=', folded(word)).execute()
    },
  },
}

/** The member of `a refresh token that was used`. */
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
async function replaceMember(place: StatePlace, { accountId, email, password, uniqueName }: Member): Promise<void> {
  const { db } = place
  await forgetAddress(place, email)
  forgetCaller(place, accountId)
  const namesakes = db.selectFrom('profile').select('account_id').where('unique_name', 'ilike', uniqueName)
  await db
    .deleteFrom('account')
    .where((eb) => eb.or([eb('id', '=', accountId), eb('id', 'in', namesakes)]))
    .execute()
  forgetCalls(place.services, place.world.name, accountId)
  await createAccount(place, { id: accountId, email, passwordHash: await hashOnce(password) })
}

const hashes = new Map<string, Promise<string>>()

/** Caches password hashes: a state is set up before every call of a verification, mostly with the same password. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password, cost)
  hashes.set(password, hash)
  return hash
}

/** The credentials of a pending sign-up. A provider's person is first detached from any other account. */
async function credentialOf(
  { login, password, subject }: StateParams<'a sign-up that waits for its code'>,
  { db }: StatePlace,
) {
  if (login === 'EMAIL') return { password_hash: await hashPassword(password, cost), provider: null, subject: null }
  await db.deleteFrom('provider_link').where('provider', '=', login).where('subject', '=', subject).execute()
  return { password_hash: null, provider: login, subject }
}

/** Makes the address of a sign-up free or taken, as the state says. */
async function giveAddress(
  place: StatePlace,
  { email, address }: StateParams<'a sign-up that waits for its code'>,
): Promise<void> {
  await forgetAddress(place, email)
  if (address === 'DISCARDED') await markDiscarded(place, email.toLowerCase())
  if (address !== 'TAKEN') return
  const owner = { accountId: 'acc-owner', email, password: 'Tsudoi-2026', uniqueName: 'owner2026' }
  await replaceMember(place, owner)
}

export async function forgetAddress(place: StatePlace, email: string): Promise<void> {
  const { db, services } = place
  const key = email.toLowerCase()
  forgetAddressTries(place, key)
  await db.deleteFrom('discarded_email').where('email_mark', '=', services.mint.markOf(key)).execute()
  await db.deleteFrom('account').where('email_key', '=', key).execute()
  await db.deleteFrom('signup').where('email_key', '=', key).execute()
  await db.deleteFrom('signin_failure').where('email_key', '=', key).execute()
}

async function giveProfile(
  { db }: StatePlace,
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
export async function newestSession({ db }: StatePlace, accountId: string): Promise<string | undefined> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.id
}

/** The newest guest session that a state has created; its guest makes the next call. */
async function newestGuest({ db }: StatePlace): Promise<string> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.id ?? ''
}

/**
 * A guest sign-in has no token and therefore no dataset, so during a verification the demo's limits are exhausted as
 * well.
 */
function exhaustLimits({ services, world }: StatePlace, isExhausted: boolean): void {
  services.limits.exhaust(world.name, isExhausted)
  if (world.name === verificationWorld) services.limits.exhaust(demoWorld, isExhausted)
}

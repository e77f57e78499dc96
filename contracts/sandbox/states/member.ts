import type { StateParams } from '../../states.ts'
import { allowedFailures, codeLife, hashOf, lockLife, mailsTo } from '../auth/mailedCode.ts'
import { after } from '../clock.ts'
import { demoWorld, verificationWorld } from '../db/worlds.ts'
import { openWithCoins } from '../ledger.ts'
import { createAccount } from '../members.ts'
import { plain } from '../moderation.ts'
import { hashPassword } from '../security/passwords.ts'
import { endSession, startSession } from '../security/sessions.ts'
import type { memberStates } from '../../states/member.ts'
import type { AreaStateHandlers, StatePlace } from './place.ts'

/** Cheap hashes: the passwords of these members are in the catalogue. */
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
      const row = { email_key: email.toLowerCase(), failures: signinFailures, locked_until }
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
      const tokens = await startSession(place, member.accountId)
      const session = await newestSession(place, member.accountId)
      await endSession(place, session)
      return tokens
    },

    async 'an address without an account'({ email }, place) {
      await forgetAddress(place, email)
      return {}
    },

    async 'a sign-up that waits for its code'(params, place) {
      const { email, code, isExpired, failures } = params
      await forgetAddress(place, email)
      const { db, now } = place
      const row = {
        // A sign-up belongs to the guest who began it: the one whose session is set up just before.
        session_id: (await newestSession(place, null)) ?? '',
        email,
        email_key: email.toLowerCase(),
        ...(await credentialOf(params, place)),
        code_hash: hashOf(code),
        code_expires_at: isExpired ? now : after(now, codeLife),
        failures,
        locked_until: failures >= allowedFailures ? after(now, lockLife) : null,
      }
      await db.insertInto('signup').values(row).execute()
      return {}
    },

    async 'too many tries from this address'(_, place) {
      exhaustLimits(place, true)
      return {}
    },

    async 'a word that moderation refuses'({ word }, { db }) {
      await db
        .insertInto('moderation_word')
        .values({ word: plain(word) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {
    'too many tries from this address': async (_, place) => exhaustLimits(place, false),
    'a word that moderation refuses': async ({ word }, { db }) => {
      await db.deleteFrom('moderation_word').where('word', '=', plain(word)).execute()
    },
  },
}

interface Member {
  accountId: string
  email: string
  password: string
  uniqueName: string
}

/** A new account in the place of every other with this id, address or name, and nothing else. */
async function replaceMember(place: StatePlace, { accountId, email, password, uniqueName }: Member): Promise<void> {
  const { db } = place
  await forgetAddress(place, email)
  const namesakes = db.selectFrom('profile').select('account_id').where('unique_name', 'ilike', uniqueName)
  await db
    .deleteFrom('account')
    .where((eb) => eb.or([eb('id', '=', accountId), eb('id', 'in', namesakes)]))
    .execute()
  await createAccount(place, { id: accountId, email, passwordHash: await hashOnce(password) })
}

const hashes = new Map<string, Promise<string>>()

/** Most states have the same password: a state is set up before every call of a verification. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password, cost)
  hashes.set(password, hash)
  return hash
}

/** How somebody who is about to sign up will log in; as a person of a provider, nobody else does. */
async function credentialOf(
  { login, password, subject }: StateParams<'a sign-up that waits for its code'>,
  { db }: StatePlace,
) {
  if (login === 'EMAIL') return { password_hash: await hashPassword(password, cost), provider: null, subject: null }
  await db.deleteFrom('provider_link').where('provider', '=', login).where('subject', '=', subject).execute()
  return { password_hash: null, provider: login, subject }
}

export async function forgetAddress({ db, house, world }: StatePlace, email: string): Promise<void> {
  const key = email.toLowerCase()
  house.limits.forget(world.name, mailsTo(key))
  await db.deleteFrom('discarded_email').where('email_mark', '=', house.mint.markOf(key)).execute()
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

/** The session that was set up last: of an account, or with null of a guest. */
export async function newestSession({ db }: StatePlace, accountId: string | null): Promise<string | undefined> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.id
}

/** A guest sign-in has no token and so no world; while a contract is verified it must be refused all the same. */
function exhaustLimits({ house, world }: StatePlace, isExhausted: boolean): void {
  house.limits.exhaust(world.name, isExhausted)
  if (world.name === verificationWorld) house.limits.exhaust(demoWorld, isExhausted)
}

import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Tokens } from '../../auth/auth.endpoints.ts'
import type { MessageCode } from '../../errors.ts'
import { after, minutes } from '../clock.ts'
import { unlessTaken } from '../db/database.ts'
import { Failure, found } from '../failure.ts'
import type { Ask, Handlers } from '../http/ask.ts'
import { sendMail, signupMail } from '../mail.ts'
import { createMember } from '../members.ts'
import { newId } from '../newId.ts'
import { checkPassword, emailKey } from '../security/credentials.ts'
import { hashPassword, passwordMatches } from '../security/passwords.ts'
import { endSession, rotate, startSession } from '../security/sessions.ts'

/** A code works for ten minutes (Q60). */
export const codeLife = minutes(10)
/** Five failures lock for ten minutes (Q39). */
export const allowedFailures = 5
export const lockLife = minutes(10)

/** On loopback everybody shares one address, so the limits by address are wide; those by mail address are not. */
const guestLimit = { tries: 600, window: minutes(1) }
const signinLimit = { tries: 300, window: minutes(1) }
const mailLimit = { tries: 5, window: minutes(10) }

export const authHandlers: Handlers<'auth'> = {
  async signinGuest(ask) {
    ask.house.limits.check(ask.world.name, `guest ${ask.address}`, guestLimit)
    return startSession(ask, null)
  },

  async prepareSignup(ask) {
    const { email, password } = ask.body
    const key = emailKey(email)
    checkPassword(password)
    limitMails(ask, key)
    if (await hasAccount(ask, key)) throw new Failure('AlreadyExistsEmail')
    const password_hash = await hashPassword(password)
    const { code, ...codeColumns } = newCode(ask.now)
    await ask.db.transaction().execute(async (db) => {
      const former = await db
        .selectFrom('signup')
        .selectAll()
        .where('session_id', '=', sessionOf(ask))
        .forUpdate()
        .executeTakeFirst()
      if (former && former.email_key === key) refuseLocked(former.locked_until, ask.now)
      const columns = { email, email_key: key, password_hash, ...codeColumns, failures: 0, locked_until: null }
      await db
        .insertInto('signup')
        .values({ session_id: sessionOf(ask), ...columns })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet(columns))
        .execute()
      await sendMail({ ...ask, db }, signupMail(email, code))
    })
    return {}
  },

  async resendSignupCode(ask) {
    const key = emailKey(ask.body.email)
    limitMails(ask, key)
    const { code, ...codeColumns } = newCode(ask.now)
    await ask.db.transaction().execute(async (db) => {
      const signup = found(await lockSignup({ ...ask, db }, key), 'TimeExpiredVerification')
      refuseLocked(signup.locked_until, ask.now)
      // Whoever comes back later begins anew, so that a forgotten browser cannot go on with a sign-up.
      if (signup.code_expires_at <= ask.now) throw new Failure('TimeExpiredVerification')
      await db.updateTable('signup').set(codeColumns).where('session_id', '=', signup.session_id).execute()
      await sendMail({ ...ask, db }, signupMail(signup.email, code))
    })
    return {}
  },

  async signupEmail(ask) {
    const outcome = await ask.db.transaction().execute((db) => finishSignup({ ...ask, db }, ask.body))
    // A wrong code counts as a try, so its transaction is not rolled back: the refusal comes after it.
    if (typeof outcome === 'string') throw new Failure(outcome)
    return outcome
  },

  async signinEmail(ask) {
    ask.house.limits.check(ask.world.name, `signin ${ask.address}`, signinLimit)
    const key = ask.body.email.toLowerCase()
    const tries = await countTry(ask, key)
    const account = await ask.db.selectFrom('account').selectAll().where('email_key', '=', key).executeTakeFirst()
    const isRight = await passwordMatches(ask.body.password, account?.password_hash)
    if (!isRight || !account) throw new Failure(await refuseTry(ask, key, tries))
    await ask.db.deleteFrom('signin_failure').where('email_key', '=', key).execute()
    if (account.suspended_at) throw new Failure('SuspendAccount')
    return ask.db.transaction().execute((db) => succeedSession({ ...ask, db }, account.id))
  },

  async refreshTokens(ask) {
    return rotate(ask, found(ask.refreshTokenId, 'Unauthenticated'))
  },

  async signout(ask) {
    await endSession(ask, ask.sessionId)
    return {}
  },
}

/** A new session begins and the one that asked ends, so that nobody can plant a session on another (X20). */
async function succeedSession(ask: Ask, accountId: string): Promise<Tokens> {
  await endSession(ask, ask.sessionId)
  return startSession(ask, accountId)
}

const sessionOf = ({ sessionId }: Pick<Ask, 'sessionId'>) => found(sessionId, 'Unauthenticated')

/**
 * The sign-up of this session for this address. It is bound to the session: somebody else who begins one with the same
 * address changes neither its password nor its code.
 */
function lockSignup({ db, sessionId }: Pick<Ask, 'db' | 'sessionId'>, key: string) {
  return db
    .selectFrom('signup')
    .selectAll()
    .where('session_id', '=', sessionOf({ sessionId }))
    .where('email_key', '=', key)
    .forUpdate()
    .executeTakeFirst()
}

async function hasAccount({ db }: Pick<Ask, 'db'>, key: string): Promise<boolean> {
  return (await db.selectFrom('account').select('id').where('email_key', '=', key).executeTakeFirst()) !== undefined
}

async function finishSignup(ask: Ask, { email, code }: { email: string; code: string }): Promise<Tokens | MessageCode> {
  const { db, now } = ask
  const signup = await lockSignup(ask, email.toLowerCase())
  if (!signup) return (await hasAccount(ask, email.toLowerCase())) ? 'AlreadySignedUp' : 'TimeExpiredVerification'
  if (signup.locked_until && signup.locked_until > now) return 'LOCK_FIVE_TIME_FAILED'
  if (signup.code_expires_at <= now) return 'TimeExpiredVerification'
  if (!isSame(hashCode(code), signup.code_hash)) {
    const failures = signup.failures + 1
    const isLocked = failures >= allowedFailures
    const columns = { failures, locked_until: isLocked ? after(now, lockLife) : null }
    await db.updateTable('signup').set(columns).where('session_id', '=', signup.session_id).execute()
    return isLocked ? 'LOCK_FIVE_TIME_FAILED' : 'InvalidCode'
  }
  if (await hasAccount(ask, signup.email_key)) return 'AlreadySignedUp'
  const id = newId('acc')
  const member = { id, email: signup.email, passwordHash: signup.password_hash }
  await unlessTaken(createMember({ db, now }, member), 'AlreadySignedUp')
  await db.deleteFrom('signup').where('session_id', '=', signup.session_id).execute()
  return succeedSession(ask, id)
}

/**
 * Counts a log-in before it is judged, so that many at once get no more than five tries. Unknown addresses are counted
 * too: a lock tells nothing about them.
 */
async function countTry({ db, now }: Ask, key: string): Promise<number> {
  const { failures, locked_until } = await db
    .insertInto('signin_failure')
    .values({ email_key: key, failures: 1, locked_until: null })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({
        failures: sql`case when signin_failure.locked_until <= ${now} then 1 else signin_failure.failures + 1 end`,
        locked_until: sql`case when signin_failure.locked_until > ${now} then signin_failure.locked_until end`,
      }),
    )
    .returning(['failures', 'locked_until'])
    .executeTakeFirstOrThrow()
  refuseLocked(locked_until, now)
  return failures
}

async function refuseTry({ db, now }: Ask, key: string, tries: number): Promise<MessageCode> {
  if (tries < allowedFailures) return 'InvalidEmailOrPassword'
  const locked_until = after(now, lockLife)
  await db.updateTable('signin_failure').set({ locked_until }).where('email_key', '=', key).execute()
  return 'LOCK_FIVE_TIME_FAILED'
}

function refuseLocked(lockedUntil: Date | null, now: Date): void {
  if (lockedUntil && lockedUntil > now) throw new Failure('LOCK_FIVE_TIME_FAILED')
}

function limitMails({ house, world }: Ask, key: string): void {
  house.limits.check(world.name, `mail ${key}`, mailLimit)
}

function newCode(now: Date) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return { code, code_hash: hashCode(code), code_expires_at: after(now, codeLife) }
}

export const hashCode = (code: string) => createHash('sha256').update(code).digest('base64')

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

import type { Tokens } from '../../auth/auth.endpoints.ts'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import type { MessageCode } from '../../errors.ts'
import { unlessTaken } from '../db/database.ts'
import { Failure, found } from '../failure.ts'
import type { Ask, Handlers } from '../http/ask.ts'
import { sendMail, signupMail } from '../mail.ts'
import { createMember } from '../members.ts'
import { newId } from '../newId.ts'
import { checkPassword, emailKey } from '../security/credentials.ts'
import { hashPassword } from '../security/passwords.ts'
import { accountByEmail, isDiscarded } from './addresses.ts'
import { judgeCode, limitMails, newCode, refuseLocked } from './mailedCode.ts'
import { linkProvider, personOfVisit } from './providerLinks.ts'
import { sessionOf } from './sessionOf.ts'
import { succeedSession } from './succeedSession.ts'

export const signupHandlers: Pick<
  Handlers<'auth'>,
  'prepareSignup' | 'prepareSignupProvider' | 'resendSignupCode' | 'signupEmail' | 'signupProvider'
> = {
  async prepareSignup(ask) {
    const { email, password } = ask.body
    emailKey(email)
    checkPassword(password)
    await beginSignup(ask, email, async () => ({
      password_hash: await hashPassword(password),
      provider: null,
      subject: null,
    }))
    return {}
  },

  async prepareSignupProvider(ask) {
    const person = await personOfVisit(ask)
    await beginSignup(ask, ask.body.email, async () => ({ password_hash: null, ...person }))
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

  signupEmail: (ask) => enterCode(ask, ask.body, 'EMAIL'),
  signupProvider: (ask) => enterCode(ask, ask.body, 'PROVIDER'),
}

/** How the new member will log in. */
interface Credential {
  password_hash: string | null
  provider: SocialProvider | null
  subject: string | null
}

async function beginSignup(ask: Ask, email: string, credentialOf: () => Promise<Credential>): Promise<void> {
  const key = emailKey(email)
  limitMails(ask, key)
  if (await accountByEmail(ask, key)) throw new Failure('AlreadyExistsEmail')
  if (await isDiscarded(ask, key)) throw new Failure('DiscardedEmail')
  const credential = await credentialOf()
  const { code, ...codeColumns } = newCode(ask.now)
  await ask.db.transaction().execute(async (db) => {
    const former = await db
      .selectFrom('signup')
      .selectAll()
      .where('session_id', '=', sessionOf(ask))
      .forUpdate()
      .executeTakeFirst()
    if (former && former.email_key === key) refuseLocked(former.locked_until, ask.now)
    const columns = { email, email_key: key, ...credential, ...codeColumns, failures: 0, locked_until: null }
    await db
      .insertInto('signup')
      .values({ session_id: sessionOf(ask), ...columns })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(columns))
      .execute()
    await sendMail({ ...ask, db }, signupMail(email, code))
  })
}

interface Entry {
  email: string
  code: string
}

async function enterCode(ask: Ask, entry: Entry, kind: 'EMAIL' | 'PROVIDER'): Promise<Tokens> {
  const outcome = await ask.db.transaction().execute((db) => finishSignup({ ...ask, db }, entry, kind))
  // A wrong code counts as a try, so its transaction is not rolled back: the refusal comes after it.
  if (typeof outcome === 'string') throw new Failure(outcome)
  return outcome
}

async function finishSignup(ask: Ask, entry: Entry, kind: 'EMAIL' | 'PROVIDER'): Promise<Tokens | MessageCode> {
  const { db, now } = ask
  const key = entry.email.toLowerCase()
  const signup = await lockSignup(ask, key)
  if (!signup || (kind === 'EMAIL') !== (signup.provider === null))
    return (await accountByEmail(ask, key)) ? 'AlreadySignedUp' : 'TimeExpiredVerification'
  const judgement = judgeCode(signup, entry.code, now)
  if (judgement.verdict === 'LOCKED') return 'LOCK_FIVE_TIME_FAILED'
  if (judgement.verdict === 'EXPIRED') return 'TimeExpiredVerification'
  if (judgement.verdict === 'WRONG') {
    await db.updateTable('signup').set(judgement.columns).where('session_id', '=', signup.session_id).execute()
    return judgement.columns.locked_until ? 'LOCK_FIVE_TIME_FAILED' : 'InvalidCode'
  }
  if (await accountByEmail(ask, key)) return 'AlreadySignedUp'
  const id = newId('acc')
  const member = { id, email: signup.email, passwordHash: signup.password_hash }
  await unlessTaken(createMember({ db, now }, member), 'AlreadySignedUp')
  const { provider, subject } = signup
  if (provider && subject) await unlessTaken(linkProvider(ask, id, { provider, subject }), 'AlreadyAssociated')
  await db.deleteFrom('signup').where('session_id', '=', signup.session_id).execute()
  return succeedSession(ask, id)
}

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

import type { Tokens } from '../../auth/auth.endpoints.ts'
import type { SocialProvider } from '../../auth/provider.endpoints.ts'
import type { MessageCode } from '../../errors.ts'
import type { GrantContext } from '../runtime/dbContext.ts'
import { orFailIfTaken } from '../runtime/db/database.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import type { CallContext, Handlers } from '../runtime/http/callContext.ts'
import { alreadySignedUpMail, storeMail, signupCodeMail } from '../runtime/mail.ts'
import { createMember } from '../people/members.ts'
import { newId } from '../runtime/newId.ts'
import { checkPassword, emailKey } from '../runtime/security/credentials.ts'
import { hashPassword } from '../runtime/security/passwords.ts'
import { accountByEmail, isDiscardedAddress } from './emailAddresses.ts'
import { limitMails, countCodeTry } from './emailLimits.ts'
import { judgeAndCountCode } from './codeStep.ts'
import { limitCaller } from './limits.ts'
import { judgeCode, newCode, refuseIfLocked } from './mailedCode.ts'
import { linkProvider, personOfVisit } from './providerLinks.ts'
import { requireSessionId } from './requireSessionId.ts'
import { replaceSession } from './replaceSession.ts'

/** The sandbox's handlers of the sign-up endpoints. */
export const signupHandlers: Pick<
  Handlers<'auth'>,
  'prepareSignup' | 'prepareSignupProvider' | 'resendSignupCode' | 'signupEmail' | 'signupProvider'
> = {
  async prepareSignup(ctx) {
    const { email, password } = ctx.body
    emailKey(email)
    checkPassword(password)
    await beginSignup(ctx, email, async () => ({
      password_hash: await hashPassword(password, ctx.services.passwordCost),
      provider: null,
      subject: null,
    }))
    return {}
  },

  async prepareSignupProvider(ctx) {
    await beginSignup(ctx, ctx.body.email, async () => ({ password_hash: null, ...(await personOfVisit(ctx)) }))
    return {}
  },

  async resendSignupCode(ctx) {
    const key = emailKey(ctx.body.email)
    await limitMails(ctx, key)
    const { code, ...codeColumns } = newCode(ctx.now)
    await ctx.db.transaction().execute(async (db) => {
      const signup = orFail(await lockSignup({ ...ctx, db }, key), 'TimeExpiredVerification')
      refuseIfLocked(signup.locked_until, ctx.now)
      // Refuses an expired sign-up, which must start again, so that no other person can continue it in a forgotten
      // browser.
      if (signup.code_expires_at <= ctx.now) throw new Failure('TimeExpiredVerification')
      await db.updateTable('signup').set(codeColumns).where('session_id', '=', signup.session_id).execute()
      await mailCode({ ...ctx, db }, signup, code)
    })
    return {}
  },

  signupEmail: (ctx) => enterCode(ctx, ctx.body, 'EMAIL'),
  signupProvider: (ctx) => enterCode(ctx, ctx.body, 'PROVIDER'),
}

/** How the new member will log in: by a password or by a provider. */
interface Credential {
  password_hash: string | null
  provider: SocialProvider | null
  subject: string | null
}

async function beginSignup(ctx: CallContext, email: string, credentialOf: () => Promise<Credential>): Promise<void> {
  const key = emailKey(email)
  await limitMails(ctx, key)
  const credential = await credentialOf()
  const { code, ...codeColumns } = newCode(ctx.now)
  await ctx.db.transaction().execute(async (db) => {
    const former = await db
      .selectFrom('signup')
      .selectAll()
      .where('session_id', '=', requireSessionId(ctx))
      .forUpdate()
      .executeTakeFirst()
    if (former && former.email_key === key) refuseIfLocked(former.locked_until, ctx.now)
    const columns = { email, email_key: key, ...credential, ...codeColumns, failures: 0, locked_until: null }
    await db
      .insertInto('signup')
      .values({ session_id: requireSessionId(ctx), ...columns })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(columns))
      .execute()
    await mailCode({ ...ctx, db }, columns, code)
  })
}

/**
 * Mails the code of a sign-up. The answer is the same for every address; only the mail says that the address already
 * has an account (X7).
 */
async function mailCode(ctx: CallContext, { email, email_key }: { email: string; email_key: string }, code: string) {
  const mail = (await accountByEmail(ctx, email_key)) ? alreadySignedUpMail : signupCodeMail
  await storeMail(ctx, mail(email, code))
}

interface Entry {
  email: string
  code: string
}

async function enterCode(ctx: CallContext & GrantContext, entry: Entry, kind: 'EMAIL' | 'PROVIDER'): Promise<Tokens> {
  await limitCaller(ctx, 'code')
  const outcome = await ctx.db.transaction().execute((db) => finishSignup({ ...ctx, db }, entry, kind))
  // Throws the refusal of a wrong code only now: the code counts as a try, so its transaction had to commit.
  if (typeof outcome === 'string') throw new Failure(outcome)
  return outcome
}

async function finishSignup(
  ctx: CallContext & GrantContext,
  entry: Entry,
  kind: 'EMAIL' | 'PROVIDER',
): Promise<Tokens | MessageCode> {
  const { db } = ctx
  const key = entry.email.toLowerCase()
  const signup = await lockSignup(ctx, key)
  if (!signup || (kind === 'EMAIL') !== (signup.provider === null)) return refusalAfterwards(ctx, key, entry.code)
  const judgement = await judgeAndCountCode(ctx, signup, entry.code)
  if (judgement.verdict === 'LOCKED') return 'LOCK_FIVE_TIME_FAILED'
  if (judgement.verdict === 'EXPIRED') return 'TimeExpiredVerification'
  if (judgement.verdict === 'WRONG') {
    await db.updateTable('signup').set(judgement.columns).where('session_id', '=', signup.session_id).execute()
    return judgement.columns.locked_until ? 'LOCK_FIVE_TIME_FAILED' : 'InvalidCode'
  }
  // Reports that the address has an account, because the code has proven that the caller owns it (X7).
  if (await accountByEmail(ctx, key)) return 'AlreadySignedUp'
  if (await isDiscardedAddress(ctx, key)) return 'DiscardedEmail'
  const id = newId('acc')
  const member = { id, email: signup.email, passwordHash: signup.password_hash }
  await orFailIfTaken(createMember(ctx, member), 'AlreadySignedUp')
  const { provider, subject, code_hash, code_expires_at } = signup
  if (provider && subject) await orFailIfTaken(linkProvider(ctx, id, { provider, subject }), 'AlreadyAssociated')
  await db.insertInto('finished_signup').values({ account_id: id, code_hash, code_expires_at }).execute()
  await db.deleteFrom('signup').where('session_id', '=', signup.session_id).execute()
  return replaceSession(ctx, id)
}

/**
 * The message code that refuses a code if no sign-up of this session waits for it. A member whose answer was lost
 * returns as another guest: the code that created the account still proves the address and yields AlreadySignedUp. Any
 * other code is answered as if there were no account (X7). Tries are counted by caller, network and address, so a
 * stranger's guesses do not use up the new member's.
 */
async function refusalAfterwards(ctx: CallContext, key: string, code: string): Promise<MessageCode> {
  if (!(await countCodeTry(ctx, key))) return 'TimeExpiredVerification'
  const finished = await ctx.db
    .selectFrom('finished_signup')
    .innerJoin('account', 'account.id', 'finished_signup.account_id')
    .select(['code_hash', 'code_expires_at'])
    .where('account.email_key', '=', key)
    .executeTakeFirst()
  if (!finished) return 'TimeExpiredVerification'
  const { verdict } = judgeCode({ ...finished, failures: 0, locked_until: null }, code, ctx.now)
  return verdict === 'RIGHT' ? 'AlreadySignedUp' : 'TimeExpiredVerification'
}

/**
 * Reads and locks this session's sign-up for this address. Sign-ups are bound to a session: another person who starts
 * one with the same address changes neither its password nor its code.
 */
function lockSignup({ db, sessionId }: Pick<CallContext, 'db' | 'sessionId'>, key: string) {
  return db
    .selectFrom('signup')
    .selectAll()
    .where('session_id', '=', requireSessionId({ sessionId }))
    .where('email_key', '=', key)
    .forUpdate()
    .executeTakeFirst()
}

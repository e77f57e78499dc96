import type { Selectable } from 'kysely'
import type { MessageCode } from '../../errors.ts'
import { timeAfter } from '../runtime/clock.ts'
import type { Db, DatasetTables } from '../schema.ts'
import type { CodePurpose } from './auth.tables.ts'
import { Failure } from '../runtime/failure.ts'
import type { CallContext } from '../runtime/http/callContext.ts'
import { storeMail, type Mail } from '../runtime/mail.ts'
import { emailKey } from '../runtime/security/credentials.ts'
import { limitAddress, limitMails } from './emailLimits.ts'
import { limitCaller } from './limits.ts'
import { codeLifetimeMs, isLockedAt, judgeCode, newCode } from './mailedCode.ts'
import { requireSessionId } from './requireSessionId.ts'

type CodeRow = Selectable<DatasetTables['mailed_code']>

interface Step {
  purpose: CodePurpose
  email: string
  /**
   * Builds the mail with the code. Undefined if no member has the address: no mail is sent, but the answer is the same
   * (X7).
   */
  mail: ((recipient: string, code: string) => Mail) | undefined
  whenLocked?: MessageCode
}

/** Mails a code for one purpose and invalidates this session's former code for it. */
export async function requestCode(ctx: CallContext, { purpose, email, mail, whenLocked }: Step): Promise<void> {
  const key = emailKey(email)
  await limitMails(ctx, key)
  const { code, ...codeColumns } = newCode(ctx.now)
  await ctx.db.transaction().execute(async (db) => {
    const former = await lockCode({ ...ctx, db }, purpose)
    if (former?.email_key === key && isLockedAt(former.locked_until, ctx.now))
      throw new Failure(whenLocked ?? 'LOCK_FIVE_TIME_FAILED')
    const columns = { email, email_key: key, ...codeColumns, failures: 0, locked_until: null, is_proven: false }
    await db
      .insertInto('mailed_code')
      .values({ session_id: requireSessionId(ctx), purpose, ...columns })
      .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(columns))
      .execute()
    if (mail) await storeMail({ ...ctx, db }, mail(email, code))
  })
}

interface Try {
  purpose: CodePurpose
  code: string
  /** The address that the caller submits; without it, the address to which the code was mailed. */
  email?: string
  whenExpired: MessageCode
  /** Whether the code was already entered in an earlier step. */
  isSecondTime?: true
}

/**
 * Tries a code. If the code is right, `then` runs in the same transaction. A wrong code is counted, so that transaction
 * commits and the refusal is thrown afterwards.
 */
export async function tryCode(
  ctx: CallContext,
  attempt: Try,
  then: (db: Db, row: CodeRow) => Promise<MessageCode | undefined>,
): Promise<void> {
  await limitCaller(ctx, 'code')
  const refusal = await ctx.db.transaction().execute(async (db) => {
    const row = await lockCode({ ...ctx, db }, attempt.purpose)
    if (!row || !isAbout(row, attempt)) return attempt.whenExpired
    const judgement = await judgeAndCountCode({ ...ctx, db }, row, attempt.code)
    if (judgement.verdict === 'LOCKED') return 'LOCK_FIVE_TIME_FAILED'
    if (judgement.verdict === 'EXPIRED') return attempt.whenExpired
    if (judgement.verdict === 'RIGHT') return then(db, row)
    await updateCode(db, row, judgement.columns)
    return judgement.columns.locked_until ? 'LOCK_FIVE_TIME_FAILED' : 'InvalidCode'
  })
  if (refusal) throw new Failure(refusal)
}

/**
 * Judges a code, and counts a wrong one for its address. Throws TooManyRequests, even for the right code, once
 * strangers (or this known caller) have used up the day's tries: otherwise a code could be guessed from many sessions.
 */
export async function judgeAndCountCode(
  ctx: Parameters<typeof limitAddress>[0],
  waiting: Parameters<typeof judgeCode>[0] & { email_key: string },
  code: string,
) {
  const { uncount } = await limitAddress(ctx, 'guess', waiting.email_key)
  const judgement = judgeCode(waiting, code, ctx.now)
  if (judgement.verdict !== 'WRONG') uncount()
  return judgement
}

const isAbout = (row: CodeRow, { email, isSecondTime }: Try) =>
  (email === undefined || email.toLowerCase() === row.email_key) && (!isSecondTime || row.is_proven)

/** Marks the code as entered: the action that it allows can be done once within ten minutes. */
export async function markCodeEntered(db: Db, row: CodeRow, now: Date): Promise<void> {
  if (!row.is_proven) await updateCode(db, row, { is_proven: true, code_expires_at: timeAfter(now, codeLifetimeMs) })
}

/** Reads this session's pending code for a purpose, and locks its row until the transaction ends. */
export function lockCode({ db, sessionId }: Pick<CallContext, 'db' | 'sessionId'>, purpose: CodePurpose) {
  return db
    .selectFrom('mailed_code')
    .selectAll()
    .where('session_id', '=', requireSessionId({ sessionId }))
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst()
}

/** Deletes a pending code, because it was used or is no longer wanted. */
export async function deleteCode(db: Db, { session_id, purpose }: CodeRow): Promise<void> {
  await db.deleteFrom('mailed_code').where('session_id', '=', session_id).where('purpose', '=', purpose).execute()
}

async function updateCode(
  db: Db,
  { session_id, purpose }: CodeRow,
  columns: Partial<Pick<CodeRow, 'failures' | 'locked_until' | 'is_proven' | 'code_expires_at'>>,
): Promise<void> {
  await db
    .updateTable('mailed_code')
    .set(columns)
    .where('session_id', '=', session_id)
    .where('purpose', '=', purpose)
    .execute()
}

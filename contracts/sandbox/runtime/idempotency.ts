import { createHash } from 'node:crypto'
import type { Db } from '../schema.ts'
import { Failure, orFail } from './failure.ts'
import { lockAccountShared } from './lockAccountShared.ts'
import { memberIdOf, type CallContext } from './http/callContext.ts'

/**
 * Runs work that moves coins in a transaction, once for each Idempotency-Key of the member. A repeated request waits
 * for the first one if that is still running, and returns the same answer. A refused request is rolled back completely,
 * so it can be retried with the same key (X13).
 */
export async function withIdempotencyKey<T extends object>(
  ctx: Pick<CallContext, 'db' | 'now' | 'accountId' | 'idempotencyKey'>,
  request: unknown,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const own = { account_id: memberIdOf(ctx), key: orFail(ctx.idempotencyKey, 'InvalidArgument') }
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64')
  return ctx.db.transaction().execute(async (db) => {
    if (!(await lockAccountShared(db, own.account_id))) throw new Failure('Unauthenticated')
    // Waits here, because of the unique key, until a first request with this key has committed or rolled back.
    const claimed = await db
      .insertInto('idempotency')
      .values({ ...own, fingerprint, answer: null, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!claimed) {
      const former = await db
        .selectFrom('idempotency')
        .select(['fingerprint', 'answer'])
        .where('account_id', '=', own.account_id)
        .where('key', '=', own.key)
        .executeTakeFirstOrThrow()
      if (former.fingerprint !== fingerprint) throw new Failure('InvalidArgument')
      return former.answer as T
    }
    const answer = await work(db)
    await db
      .updateTable('idempotency')
      .set({ answer: JSON.stringify(answer) })
      .where('account_id', '=', own.account_id)
      .where('key', '=', own.key)
      .execute()
    return answer
  })
}

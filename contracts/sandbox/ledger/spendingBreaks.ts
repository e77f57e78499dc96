import { sql } from 'kysely'
import type { Db } from '../schema.ts'
import { Failure } from '../runtime/failure.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The end of the member's break; undefined if there is none, or if it has ended. */
export async function breakEndOf({ db, now }: DbContext, accountId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('spending_break')
    .select('ends_at')
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row?.ends_at
}

/**
 * Throws SpendingBreak during the member's break. Call it within the transaction that charges, after `lockWallets`:
 * `startBreak` takes the same lock, so no charge can happen between the check and the start of a break.
 */
export async function requireNoBreak(ctx: DbContext, accountId: string): Promise<void> {
  if (await breakEndOf(ctx, accountId)) throw new Failure('SpendingBreak')
}

/**
 * Stores a break, and returns its end. If the stored break ends later, it remains unchanged and its end is returned.
 */
export async function storeBreak(db: Db, accountId: string, endsAt: Date): Promise<Date> {
  const { ends_at } = await db
    .insertInto('spending_break')
    .values({ account_id: accountId, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ ends_at: sql`greatest(spending_break.ends_at, excluded.ends_at)` }),
    )
    .returning('ends_at')
    .executeTakeFirstOrThrow()
  return ends_at
}

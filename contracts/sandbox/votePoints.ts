import type { Kysely } from 'kysely'
import type { World } from './db/schema.ts'

/** Gives a member vote points (item kind VOTE_POINT) to vote with in any campaign, within the caller's transaction. */
export async function giveVotePoints({ db }: { db: Kysely<World> }, account_id: string, amount: number): Promise<void> {
  await db
    .insertInto('vote_point')
    .values({ account_id, amount })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(({ eb }) => ({ amount: eb('vote_point.amount', '+', amount) })),
    )
    .execute()
}

import { timeAfter, days } from '../../runtime/clock.ts'
import { Failure } from '../../runtime/failure.ts'
import { memberIdOf } from '../../runtime/http/callContext.ts'
import type { Db } from '../../schema.ts'
import type { readMedia } from './readMedia.ts'
import type { CallerContext } from '../../runtime/dbContext.ts'

/** The maximum total size of a member's uploads in bytes (Q105). Deleting a post frees the bytes of its media. */
export const uploadQuotaBytes = 500_000_000

/** How long an upload is kept that no post uses. */
const unusedMediaLifetimeMs = days(1)

/** Stores an upload of the member until a post uses it. Throws OutOfRange if the quota is exceeded. */
export async function storeUpload(
  ctx: CallerContext,
  { format, content, width, height }: ReturnType<typeof readMedia>,
) {
  const accountId = memberIdOf(ctx)
  const type = format === 'video/mp4' ? ('VIDEO' as const) : ('IMAGE' as const)
  const row = { id: crypto.randomUUID(), type, format, width, height }
  await ctx.db.transaction().execute(async (db) => {
    // Runs a member's uploads one after the other, so that concurrent ones cannot exceed the quota together.
    await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    await discardUnused(db, accountId, ctx.now)
    if ((await bytesOf(db, accountId)) + content.length > uploadQuotaBytes) throw new Failure('OutOfRange')
    const ownership = { account_id: accountId, post_id: null, created_at: ctx.now }
    await db
      .insertInto('media')
      .values({ ...row, ...ownership, content, size: content.length })
      .execute()
  })
  return row
}

async function bytesOf(db: Db, accountId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.sum<number | null>('size').as('bytes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

async function discardUnused(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('media')
    .where('account_id', '=', accountId)
    .where('post_id', 'is', null)
    .where('created_at', '<', timeAfter(now, -unusedMediaLifetimeMs))
    .execute()
}

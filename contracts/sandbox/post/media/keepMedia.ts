import { after, days } from '../../runtime/clock.ts'
import { Failure } from '../../runtime/failure.ts'
import { memberOf } from '../../runtime/http/ask.ts'
import type { Db } from '../../schema.ts'
import type { readMedia } from './readMedia.ts'
import type { CallerContext } from '../../runtime/dbContext.ts'

/** Bytes of all that one member has uploaded (Q105); what goes with its post makes room. */
export const uploadQuota = 500_000_000

/** An upload that no post has used by then is thrown away. */
const unusedMediaLife = days(1)

/** Keeps an upload of the member until a post uses it; OutOfRange when it is too much. */
export async function keepMedia(ask: CallerContext, { format, content, width, height }: ReturnType<typeof readMedia>) {
  const accountId = memberOf(ask)
  const type = format === 'video/mp4' ? ('VIDEO' as const) : ('IMAGE' as const)
  const row = { id: crypto.randomUUID(), type, format, width, height }
  await ask.db.transaction().execute(async (db) => {
    // Uploads of one member wait for each other, so that many at once do not pass the quota together.
    await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    await discardUnused(db, accountId, ask.now)
    if ((await bytesOf(db, accountId)) + content.length > uploadQuota) throw new Failure('OutOfRange')
    const ownership = { account_id: accountId, post_id: null, created_at: ask.now }
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
    .where('created_at', '<', after(now, -unusedMediaLife))
    .execute()
}

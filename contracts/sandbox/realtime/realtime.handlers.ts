import { documentPathPattern, largestDocument } from '../../realtime/realtime.endpoints.ts'
import type { Db } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type CallContext, type Handlers } from '../runtime/http/callContext.ts'
import { isUnexpired } from '../runtime/security/tokens.ts'

const documentsPerMember = 100

/** The sandbox's handlers of the realtime endpoints. */
export const realtimeHandlers: Handlers<'realtime'> = {
  async signinRealtime(ctx) {
    const accountId = memberIdOf(ctx)
    const claims = await ctx.services.mint.read(ctx.body.token, 'realtime')
    const isOurs = claims?.sid === ctx.sessionId && claims?.world === ctx.dataset.name && isUnexpired(claims, ctx.now)
    if (!isOurs) throw new Failure('InvalidArgument')
    await ctx.db
      .insertInto('realtime_session')
      .values({ session_id: claims.sid, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { accountId }
  },

  async getRemoteConfig({ db }) {
    return { textList: await db.selectFrom('remote_text').select(['name', 'text']).orderBy('name').execute() }
  },

  async readDocument(ctx) {
    const own = await ownDocument(ctx, ctx.query.path)
    const row = await ctx.db
      .selectFrom('realtime_document')
      .select('value')
      .where('account_id', '=', own.account_id)
      .where('path', '=', own.path)
      .executeTakeFirst()
    return { value: row?.value }
  },

  async writeDocument(ctx) {
    const own = await ownDocument(ctx, ctx.body.path)
    const value = JSON.stringify(ctx.body.value)
    if (Buffer.byteLength(value) > largestDocument) throw new Failure('OutOfRange')
    await ctx.db.transaction().execute(async (db) => {
      await refuseTooMany(db, own)
      const columns = { value, updated_at: ctx.now }
      await db
        .insertInto('realtime_document')
        .values({ ...own, ...columns })
        .onConflict((conflict) => conflict.columns(['account_id', 'path']).doUpdateSet(columns))
        .execute()
    })
    return {}
  },

  async deleteDocument(ctx) {
    const own = await ownDocument(ctx, ctx.query.path)
    await ctx.db
      .deleteFrom('realtime_document')
      .where('account_id', '=', own.account_id)
      .where('path', '=', own.path)
      .execute()
    return {}
  },
}

interface OwnDocument {
  account_id: string
  path: string
}

/**
 * The caller's document at a path. Throws PermissionDenied for an invalid path or a session that has not signed in to
 * realtime.
 */
async function ownDocument(ctx: CallContext, path: string): Promise<OwnDocument> {
  if (!documentPathPattern.test(path)) throw new Failure('PermissionDenied')
  const signin = await ctx.db
    .selectFrom('realtime_session')
    .select('session_id')
    .where('session_id', '=', ctx.sessionId ?? '')
    .executeTakeFirst()
  orFail(signin, 'PermissionDenied')
  return { account_id: memberIdOf(ctx), path }
}

async function refuseTooMany(db: Db, { account_id, path }: OwnDocument): Promise<void> {
  // Runs a member's writes one after the other, so that concurrent ones cannot exceed the limit together.
  await db.selectFrom('account').select('id').where('id', '=', account_id).forUpdate().execute()
  const { others } = await db
    .selectFrom('realtime_document')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('account_id', '=', account_id)
    .where('path', '<>', path)
    .executeTakeFirstOrThrow()
  if (others >= documentsPerMember) throw new Failure('OutOfRange')
}

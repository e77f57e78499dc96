import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

/** The sandbox's handlers of the block endpoints. */
export const blockHandlers: Handlers<'block'> = {
  async blockAccount(ctx) {
    const { targetAccountId } = ctx.body
    const target = await ctx.db
      .selectFrom('profile')
      .select('is_official')
      .where('account_id', '=', targetAccountId)
      .executeTakeFirst()
    if (orFail(target).is_official || targetAccountId === memberIdOf(ctx)) throw new Failure('InvalidArgument')
    const row = { account_id: memberIdOf(ctx), target_account_id: targetAccountId, created_at: ctx.now }
    await ctx.db
      .insertInto('block')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { targetAccountId, isHiddenByBlock: true }
  },

  async unblockAccount(ctx) {
    const { targetAccountId } = ctx.body
    if ((ctx.query.targetAccountId ?? targetAccountId) !== targetAccountId) throw new Failure('InvalidArgument')
    const isThere = ctx.db.selectFrom('account').select('id').where('id', '=', targetAccountId)
    orFail(await isThere.executeTakeFirst())
    await ctx.db
      .deleteFrom('block')
      .where('account_id', '=', memberIdOf(ctx))
      .where('target_account_id', '=', targetAccountId)
      .execute()
    return { targetAccountId, isHiddenByBlock: false }
  },

  async listBlocks(ctx) {
    const before = ctx.query['seek.lastCreateTime']
    const blocks = ctx.db
      .selectFrom('block')
      .innerJoin('profile', 'profile.account_id', 'block.target_account_id')
      .select(['target_account_id', 'nick_name', 'unique_name', 'image', 'created_at'])
      .where('block.account_id', '=', memberIdOf(ctx))
      .$if(before !== undefined, (rest) => rest.where('block.created_at', '<', new Date(before ?? 0)))
      .orderBy('block.created_at', 'desc')
    const { page, hasNext, last } = await pageByTime((count) => blocks.fetch(count, 'with ties').execute(), {
      limit: ctx.query['seek.limit'],
      timeOf: ({ created_at }) => created_at,
      idOf: ({ target_account_id }) => target_account_id,
    })
    const blockUserLists = page.map(({ target_account_id, nick_name, unique_name, image, created_at }) => ({
      targetAccountId: target_account_id,
      isHiddenByBlock: true,
      nickName: nick_name,
      uniqueName: unique_name,
      image: nullToUndefined(image),
      createTime: instantOnWire(created_at),
    }))
    return { blockUserLists, seek: { hasNext, lastCreateTime: last } }
  },
}

import { Failure, found } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/ask.ts'
import { pageByTime } from '../runtime/timePage.ts'
import { instantText, orMissing } from '../runtime/wire.ts'

export const blockHandlers: Handlers<'block'> = {
  async blockAccount(ask) {
    const { targetAccountId } = ask.body
    const target = await ask.db
      .selectFrom('profile')
      .select('is_official')
      .where('account_id', '=', targetAccountId)
      .executeTakeFirst()
    if (found(target).is_official || targetAccountId === memberOf(ask)) throw new Failure('InvalidArgument')
    const row = { account_id: memberOf(ask), target_account_id: targetAccountId, created_at: ask.now }
    await ask.db
      .insertInto('block')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { targetAccountId, isHiddenByBlock: true }
  },

  async unblockAccount(ask) {
    const { targetAccountId } = ask.body
    if ((ask.query.targetAccountId ?? targetAccountId) !== targetAccountId) throw new Failure('InvalidArgument')
    const isThere = ask.db.selectFrom('account').select('id').where('id', '=', targetAccountId)
    found(await isThere.executeTakeFirst())
    await ask.db
      .deleteFrom('block')
      .where('account_id', '=', memberOf(ask))
      .where('target_account_id', '=', targetAccountId)
      .execute()
    return { targetAccountId, isHiddenByBlock: false }
  },

  async listBlocks(ask) {
    const before = ask.query['seek.lastCreateTime']
    const blocks = ask.db
      .selectFrom('block')
      .innerJoin('profile', 'profile.account_id', 'block.target_account_id')
      .select(['target_account_id', 'nick_name', 'unique_name', 'image', 'created_at'])
      .where('block.account_id', '=', memberOf(ask))
      .$if(before !== undefined, (rest) => rest.where('block.created_at', '<', new Date(before ?? 0)))
      .orderBy('block.created_at', 'desc')
    const { page, hasNext, last } = await pageByTime((count) => blocks.fetch(count, 'with ties').execute(), {
      limit: ask.query['seek.limit'],
      timeOf: ({ created_at }) => created_at,
      idOf: ({ target_account_id }) => target_account_id,
    })
    const blockUserLists = page.map(({ target_account_id, nick_name, unique_name, image, created_at }) => ({
      targetAccountId: target_account_id,
      isHiddenByBlock: true,
      nickName: nick_name,
      uniqueName: unique_name,
      image: orMissing(image),
      createTime: instantText(created_at),
    }))
    return { blockUserLists, seek: { hasNext, lastCreateTime: last } }
  },
}

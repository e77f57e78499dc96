import { idsOf, type Keeper, type Look, type Room } from './keeper.ts'
import { newId } from '../runtime/newId.ts'

/** A background of the home; owned once, however often it is given. */
export const backgroundKeeper: Keeper = {
  limit: Infinity,
  async room({ db }, _, ids) {
    return endlessFor(await db.selectFrom('background').select('id').where('id', 'in', listed(ids)).execute())
  },
  async give({ db, now: acquired_at }, { accountId: account_id }, assets) {
    await db
      .insertInto('owned_background')
      .values(idsOf(assets).map((background_id) => ({ account_id, background_id, acquired_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async looks(db, ids) {
    return byId(
      await db.selectFrom('background').select(['id', 'name', 'image']).where('id', 'in', listed(ids)).execute(),
    )
  },
}

/** A privilege story: the member may read its group. */
export const storyKeeper: Keeper = {
  limit: Infinity,
  async room({ db }, _, ids) {
    return endlessFor(await db.selectFrom('story_group').select('id').where('id', 'in', listed(ids)).execute())
  },
  async give({ db, now: acquired_at }, { accountId: account_id }, assets) {
    await db
      .insertInto('story_privilege')
      .values(idsOf(assets).map((group_id) => ({ account_id, group_id, acquired_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async looks(db, ids) {
    return byId(
      await db.selectFrom('story_group').select(['id', 'name', 'image']).where('id', 'in', listed(ids)).execute(),
    )
  },
}

/** A privilege movie: a video the member may watch for ever. */
export const movieKeeper: Keeper = {
  limit: Infinity,
  async room({ db }, _, ids) {
    return endlessFor(await db.selectFrom('video').select('id').where('id', 'in', listed(ids)).execute())
  },
  async give({ db, now: created_at }, { accountId: account_id }, assets) {
    const access = { account_id, expires_at: null, ledger_transaction_id: null, created_at }
    await db
      .insertInto('video_access')
      .values(idsOf(assets).map((video_id) => ({ ...access, video_id })))
      .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet({ expires_at: null }))
      .execute()
  },
  async looks(db, ids) {
    const rows = await db
      .selectFrom('video')
      .select(['id', 'title as name', 'image'])
      .where('id', 'in', listed(ids))
      .execute()
    return byId(rows)
  },
}

/**
 * Goods that are a special privilege: a ticket for each, which asks for an address. Other goods, without an id, are
 * shipped by the operator, and nothing is stored for them.
 */
export const goodsKeeper: Keeper = {
  limit: Infinity,
  async room({ db }, _, ids) {
    const known = await db.selectFrom('special_privilege').select('id').where('id', 'in', listed(ids)).execute()
    return new Map([...endlessFor(known), [null, Infinity]])
  },
  async give({ db, now: acquired_at }, { accountId: account_id }, assets) {
    const rows = assets.flatMap(({ item_id, amount }) =>
      item_id === null
        ? []
        : Array.from({ length: amount }, () => ({ privilege_id: item_id, account_id, acquired_at, address: null })),
    )
    if (rows.length === 0) return
    await db
      .insertInto('special_privilege_ticket')
      .values(rows.map((row) => ({ ...row, id: newId('ticket') })))
      .execute()
  },
  async looks(db, ids) {
    const rows = await db
      .selectFrom('special_privilege')
      .select(['id', 'name', 'image'])
      .where('id', 'in', listed(ids))
      .execute()
    return byId(rows)
  },
}

/** No list of SQL may be empty, and no row has the empty id. */
const listed = (ids: readonly string[]) => [...ids, '']

/** No limit for what still exists; what was deleted has no room. */
const endlessFor = (known: readonly { id: string }[]): Room => new Map(known.map(({ id }) => [id, Infinity]))

const byId = (rows: readonly ({ id: string } & Look)[]) => new Map(rows.map(({ id, ...look }) => [id, look]))

import type { Asset, Keeper, Look } from './keeper.ts'
import { newId } from '../runtime/newId.ts'

/** A background of the home; owned once, however often it is handed over. */
export const backgroundKeeper: Keeper = {
  async give({ db, now: acquired_at }, { accountId: account_id }, assets) {
    const known = await db
      .selectFrom('background')
      .select('id')
      .where('id', 'in', listed(idsOf(assets)))
      .execute()
    const rows = known.map(({ id }) => ({ account_id, background_id: id, acquired_at }))
    if (rows.length > 0)
      await db
        .insertInto('owned_background')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return among(assets, known)
  },
  async looks(db, ids) {
    return byId(
      await db.selectFrom('background').select(['id', 'name', 'image']).where('id', 'in', listed(ids)).execute(),
    )
  },
}

/** A privilege story: its group is the member's to read. */
export const storyKeeper: Keeper = {
  async give({ db, now: acquired_at }, { accountId: account_id }, assets) {
    const known = await db
      .selectFrom('story_group')
      .select('id')
      .where('id', 'in', listed(idsOf(assets)))
      .execute()
    const rows = known.map(({ id }) => ({ account_id, group_id: id, acquired_at }))
    if (rows.length > 0)
      await db
        .insertInto('story_privilege')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return among(assets, known)
  },
  async looks(db, ids) {
    return byId(
      await db.selectFrom('story_group').select(['id', 'name', 'image']).where('id', 'in', listed(ids)).execute(),
    )
  },
}

/** A privilege movie: a video the member may watch for ever. */
export const movieKeeper: Keeper = {
  async give({ db, now: created_at }, { accountId: account_id }, assets) {
    const known = await db
      .selectFrom('video')
      .select('id')
      .where('id', 'in', listed(idsOf(assets)))
      .execute()
    const access = { account_id, expires_at: null, ledger_transaction_id: null, created_at }
    const rows = known.map(({ id }) => ({ ...access, video_id: id }))
    if (rows.length > 0)
      await db
        .insertInto('video_access')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet({ expires_at: null }))
        .execute()
    return among(assets, known)
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
 * Goods that are a special privilege: a ticket for each, which asks for an address. Other goods go their own way, and
 * there is nothing to keep for them.
 */
export const goodsKeeper: Keeper = {
  async give({ db, now: acquired_at }, { accountId: account_id }, assets) {
    const known = await db
      .selectFrom('special_privilege')
      .select('id')
      .where('id', 'in', listed(idsOf(assets)))
      .execute()
    const given = among(assets, known)
    const rows = given.flatMap(({ item_id, amount }) =>
      Array.from({ length: amount }, () => ({ privilege_id: item_id ?? '', account_id, acquired_at, address: null })),
    )
    if (rows.length > 0)
      await db
        .insertInto('special_privilege_ticket')
        .values(rows.map((row) => ({ ...row, id: newId('ticket') })))
        .execute()
    return [...given, ...assets.filter(({ item_id }) => item_id === null)]
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

const idsOf = (assets: readonly Asset[]) => assets.flatMap(({ item_id }) => item_id ?? [])

/** No list of SQL may be empty, and no row has the empty id. */
const listed = (ids: readonly string[]) => [...ids, '']

/** Those of what there still is. */
const among = <A extends Asset>(assets: readonly A[], known: readonly { id: string }[]): A[] =>
  assets.filter(({ item_id }) => known.some(({ id }) => id === item_id))

const byId = (rows: readonly ({ id: string } & Look)[]) => new Map(rows.map(({ id, ...look }) => [id, look]))

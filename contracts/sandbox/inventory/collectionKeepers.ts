import { itemIdsOf, type Keeper, type AssetNameAndImage, type CapacityByItem } from './keeper.ts'
import { newId } from '../runtime/newId.ts'

/** Stores backgrounds of the home page. A member has a background once, however often it is given. */
export const backgroundKeeper: Keeper = {
  limit: Infinity,
  async room({ db }, _, ids) {
    return endlessFor(await db.selectFrom('background').select('id').where('id', 'in', listed(ids)).execute())
  },
  async give({ db, now: acquired_at }, { accountId: account_id }, assets) {
    await db
      .insertInto('owned_background')
      .values(itemIdsOf(assets).map((background_id) => ({ account_id, background_id, acquired_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async namesAndImages(db, ids) {
    return byId(
      await db.selectFrom('background').select(['id', 'name', 'image']).where('id', 'in', listed(ids)).execute(),
    )
  },
}

/** Stores privilege stories, whose group the member may then read. */
export const storyKeeper: Keeper = {
  limit: Infinity,
  async room({ db }, _, ids) {
    return endlessFor(await db.selectFrom('story_group').select('id').where('id', 'in', listed(ids)).execute())
  },
  async give({ db, now: acquired_at }, { accountId: account_id }, assets) {
    await db
      .insertInto('story_privilege')
      .values(itemIdsOf(assets).map((group_id) => ({ account_id, group_id, acquired_at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
  async namesAndImages(db, ids) {
    return byId(
      await db.selectFrom('story_group').select(['id', 'name', 'image']).where('id', 'in', listed(ids)).execute(),
    )
  },
}

/** Stores privilege movies: videos that the member may watch without a time limit. */
export const movieKeeper: Keeper = {
  limit: Infinity,
  async room({ db }, _, ids) {
    return endlessFor(await db.selectFrom('video').select('id').where('id', 'in', listed(ids)).execute())
  },
  async give({ db, now: created_at }, { accountId: account_id }, assets) {
    const access = { account_id, expires_at: null, ledger_transaction_id: null, created_at }
    await db
      .insertInto('video_access')
      .values(itemIdsOf(assets).map((video_id) => ({ ...access, video_id })))
      .onConflict((conflict) => conflict.columns(['account_id', 'video_id']).doUpdateSet({ expires_at: null }))
      .execute()
  },
  async namesAndImages(db, ids) {
    const rows = await db
      .selectFrom('video')
      .select(['id', 'title as name', 'image'])
      .where('id', 'in', listed(ids))
      .execute()
    return byId(rows)
  },
}

/**
 * Stores the goods that are a special privilege: one ticket for each, for which the member sends a postal address.
 * Other goods have no id; the operator ships them, and the sandbox stores nothing.
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
  async namesAndImages(db, ids) {
    const rows = await db
      .selectFrom('special_privilege')
      .select(['id', 'name', 'image'])
      .where('id', 'in', listed(ids))
      .execute()
    return byId(rows)
  },
}

/** Returns the ids plus an id that no row has, because an SQL list must not be empty. */
const listed = (ids: readonly string[]) => [...ids, '']

/** The remaining room for kinds without a holding limit: any number of each item that exists, none of a deleted one. */
const endlessFor = (known: readonly { id: string }[]): CapacityByItem => new Map(known.map(({ id }) => [id, Infinity]))

const byId = (rows: readonly ({ id: string } & AssetNameAndImage)[]) =>
  new Map(rows.map(({ id, ...nameAndImage }) => [id, nameAndImage]))

import type { Selectable } from 'kysely'
import type { Db, DatasetTables } from '../schema.ts'
import { rewardOnWire } from '../inventory/rewards.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'

type Category = Selectable<DatasetTables['preorder_category']>
type Item = Selectable<DatasetTables['preorder_item']>
type Bonus = Selectable<DatasetTables['preorder_bonus']>

/** Categories, items, bonuses and line-ups of a preorder as sent over the wire, in display order. */
export async function preorderCategoriesOf(db: Db, preorderId: string) {
  const categories = await db
    .selectFrom('preorder_category')
    .selectAll()
    .where('preorder_id', '=', preorderId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const items = await itemsOf(db, preorderId)
  const bonuses = await bonusesOf(db, preorderId)
  const lineups = await lineupsOf(db, preorderId)
  return categories.map((category) => ({
    categoryId: category.id,
    name: category.name,
    categoryType: category.type,
    normalConsumeCoin: category.normal_consume_coin,
    treadingSingleConsumeCoin: category.treading_single_consume_coin,
    treadingBoxConsumeCoin: category.treading_box_consume_coin,
    itemList: items.filter(isOf(category)).map((item) => itemOnWire(item, bonuses)),
    lineupList: lineups.filter(isOf(category)).map(rewardOnWire),
  }))
}

const isOf =
  ({ id }: Category) =>
  ({ category_id }: { category_id: string }) =>
    category_id === id

const itemOnWire = (item: Item, bonuses: readonly Bonus[]) => ({
  itemId: item.id,
  name: item.name,
  image: nullToUndefined(item.image),
  type: item.type === 'NORMAL' ? undefined : item.type,
  remainingCount: nullToUndefined(item.stock),
  bonusList: bonuses
    .filter(({ preorder_item_id }) => preorder_item_id === item.id)
    .map(({ id, name, image }) => ({ targetItemId: id, itemName: name, itemImage: nullToUndefined(image) })),
})

const itemsOf = (db: Db, preorderId: string) =>
  db
    .selectFrom('preorder_item as ordered')
    .innerJoin('preorder_category as category', 'category.id', 'ordered.category_id')
    .selectAll('ordered')
    .where('category.preorder_id', '=', preorderId)
    .orderBy('ordered.position')
    .orderBy('ordered.id')
    .execute()

/** The bonuses of a preorder's items, with their names and pictures. */
export const bonusesOf = (db: Db, preorderId: string) =>
  db
    .selectFrom('preorder_bonus as bonus')
    .innerJoin('preorder_item as ordered', 'ordered.id', 'bonus.preorder_item_id')
    .innerJoin('preorder_category as category', 'category.id', 'ordered.category_id')
    .selectAll('bonus')
    .where('category.preorder_id', '=', preorderId)
    .orderBy('bonus.position')
    .orderBy('bonus.id')
    .execute()

/** The line-ups of a preorder's categories, with the items' names and pictures. */
export const lineupsOf = (db: Db, preorderId: string) =>
  db
    .selectFrom('preorder_lineup as lineup')
    .innerJoin('preorder_category as category', 'category.id', 'lineup.category_id')
    .selectAll('lineup')
    .where('category.preorder_id', '=', preorderId)
    .orderBy('lineup.position')
    .orderBy('lineup.id')
    .execute()

/** A member's latest purchase in a preorder; undefined without one. */
export async function latestPurchaseOf(db: Db, preorderId: string, accountId: string) {
  const row = await db
    .selectFrom('preorder_purchase')
    .select('id')
    .where('account_id', '=', accountId)
    .where('preorder_id', '=', preorderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && purchaseOnWire(db, row.id)
}

/** A purchase as sent over the wire. */
export async function purchaseOnWire(db: Db, id: string) {
  const row = await db.selectFrom('preorder_purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('preorder_purchase_item')
    .selectAll()
    .where('purchase_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    purchaseId: id,
    purchasedTime: instantOnWire(row.created_at),
    consumeCoin: row.consume_coin,
    itemList: items.filter(({ is_bonus }) => !is_bonus).map(rewardOnWire),
    bonusList: items.filter(({ is_bonus }) => is_bonus).map(rewardOnWire),
  }
}

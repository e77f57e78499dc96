import type { Selectable } from 'kysely'
import type { DrawnItem } from '../../gacha/gacha.endpoints.ts'
import type { Db, DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { grant } from '../inventory/grant.ts'
import { amountsByItem, type Asset } from '../inventory/keeper.ts'
import { holdingLimit } from '../inventory/keepers.ts'
import { balanceOf, lockWallets, spendCoins } from '../ledger/ledger.ts'
import { requireConfirmedPrice } from '../ledger/requireConfirmedPrice.ts'
import { newId } from '../runtime/newId.ts'
import { drawOneItem, oddsInPercent, type ItemChance } from './odds.ts'
import { nullToUndefined } from '../runtime/wire.ts'
import type { GrantContext } from '../runtime/dbContext.ts'

type Item = Pick<Selectable<DatasetTables['item']>, 'id' | 'name' | 'image' | 'type' | 'rarity'>

/** An item of a gacha, with how often one member (or a guest) can still draw it. */
export interface GachaChance extends ItemChance, Item {
  /** Whether the item is sold out for all members, not only for this one. */
  isSoldOut: boolean
  hasStock: boolean
  owned: number
}

/** Every item of a gacha in order, with how many are left for this member. */
export async function gachaChancesOf(db: Db, gacha: Gacha, accountId = ''): Promise<GachaChance[]> {
  const rows = await db
    .selectFrom('gacha_item')
    .innerJoin('item', 'item.id', 'gacha_item.item_id')
    .leftJoin('owned_item', (join) =>
      join.onRef('owned_item.item_id', '=', 'item.id').on('owned_item.account_id', '=', accountId),
    )
    .select(['item.id', 'item.name', 'item.image', 'item.type', 'item.rarity'])
    .select(['weight', 'stock', 'limit_per_member', 'owned_count'])
    .where('gacha_id', '=', gacha.id)
    .orderBy('gacha_item.position')
    .orderBy('item.id')
    .execute()
  const drawn = rows.some(({ limit_per_member }) => limit_per_member !== null)
    ? await drawnItems(db, gacha, accountId)
    : new Map<string, number>()
  return rows.map(({ stock, limit_per_member, owned_count, ...row }) => {
    const leftForMember = limit_per_member === null ? Infinity : limit_per_member - (drawn.get(row.id) ?? 0)
    const left = Math.max(0, Math.min(stock ?? Infinity, leftForMember))
    return { ...row, left, isSoldOut: stock === 0, hasStock: stock !== null, owned: owned_count ?? 0 }
  })
}

type Gacha = Pick<Selectable<DatasetTables['gacha']>, 'id' | 'name' | 'published_from' | 'draw_limit'>

/** How often a member has drawn from a gacha in its current run. */
export async function drawnCountOf(db: Db, accountId: string, gacha: Gacha): Promise<number> {
  const { drawn } = await db
    .selectFrom('gacha_draw')
    .select(({ fn }) => fn.sum<number | null>('draw_count').as('drawn'))
    .where('account_id', '=', accountId)
    .where('gacha_id', '=', gacha.id)
    .where('created_at', '>=', gacha.published_from)
    .executeTakeFirstOrThrow()
  return drawn ?? 0
}

interface OrderedDraw {
  count: number
  /** Total price in coins that the member confirmed; undefined accepts any price. */
  expectedPrice?: number | undefined
}

/**
 * Draws and charges within the caller's transaction. Locks the wallets first, then the items with a stock, always in
 * this order: draws of one member are serialised, and two members cannot take the same last item.
 */
export async function drawFromGacha(
  ctx: GrantContext,
  accountId: string,
  gacha: Gacha,
  { count, expectedPrice }: OrderedDraw,
) {
  const { db, now } = ctx
  const price = orFail(await priceOf(db, gacha.id, count), 'InvalidArgument')
  await lockWallets(db, accountId)
  if (gacha.draw_limit !== null && (await drawnCountOf(db, accountId, gacha)) + count > gacha.draw_limit)
    throw new Failure('NoGachaItemToDraw')
  await lockStock(db, gacha.id)
  const chances = await gachaChancesOf(db, gacha, accountId)
  const resultList = drawMany(chances, count)
  requireConfirmedPrice(expectedPrice, price)
  const id = newId('draw')
  const movement = { reason: 'GACHA', reference: id } as const
  const ledger_transaction_id = price > 0 ? await spendCoins(ctx, accountId, price, movement) : null
  const draw = { id, account_id: accountId, gacha_id: gacha.id, draw_count: count, consume_coin: price }
  await db
    .insertInto('gacha_draw')
    .values({ ...draw, ledger_transaction_id, created_at: now })
    .execute()
  await storeResults(db, { drawId: id, gachaId: gacha.id }, resultList, chances)
  const drawn = resultList.map(({ itemId, type }) => ({ kind: type, item_id: itemId, amount: 1 }))
  const overflow = await grant(ctx, { accountId, movement }, drawn, `「${gacha.name}」で引いた景品です。`)
  return { drawId: id, resultList: markedAsSent(resultList, overflow), balance: await balanceOf(ctx, accountId) }
}

/** Marks the items that went to the present box. Of several copies of an item, the last ones overflow. */
function markedAsSent(results: readonly DrawnItem[], overflow: readonly Asset[]): DrawnItem[] {
  const left = amountsByItem(overflow)
  const marked = results.toReversed().map((result) => {
    const count = left.get(result.itemId) ?? 0
    left.set(result.itemId, count - 1)
    return count > 0 ? { ...result, isSentToPresents: true } : result
  })
  return marked.toReversed()
}

/**
 * Draws `count` items. Updates `left` and `owned` in `chances`; beyond the holding limit an item goes to the present
 * box. Throws NoGachaItemToDraw if fewer than `count` are left.
 */
function drawMany(chances: GachaChance[], count: number) {
  const rates = oddsInPercent(chances)
  return Array.from({ length: count }, () => {
    const chance = orFail(drawOneItem(chances), 'NoGachaItemToDraw')
    chance.left -= 1
    const isNew = chance.owned === 0
    chance.owned = Math.min(chance.owned + 1, holdingLimit.ofOneItem)
    return {
      itemId: chance.id,
      name: chance.name,
      image: nullToUndefined(chance.image),
      type: chance.type,
      rarity: chance.rarity ?? 'N',
      ratePercent: rates[chances.indexOf(chance)],
      isNew,
      ownedCount: chance.owned,
    } satisfies DrawnItem
  })
}

/** Stores the drawn items and reduces the stock. */
async function storeResults(
  db: Db,
  { drawId, gachaId }: { drawId: string; gachaId: string },
  results: readonly DrawnItem[],
  chances: readonly GachaChance[],
): Promise<void> {
  const rows = results.map(({ itemId }, position) => ({ draw_id: drawId, position, item_id: itemId }))
  await db.insertInto('gacha_draw_result').values(rows).execute()
  for (const chance of chances) {
    const drawn = results.filter(({ itemId }) => itemId === chance.id).length
    if (drawn === 0 || !chance.hasStock) continue
    await db
      .updateTable('gacha_item')
      .set(({ eb }) => ({ stock: eb('stock', '-', drawn) }))
      .where('gacha_id', '=', gachaId)
      .where('item_id', '=', chance.id)
      .execute()
  }
}

/** Locks the items of a gacha that have a stock. Draws of unlimited items need not wait for each other. */
async function lockStock(db: Db, gachaId: string): Promise<void> {
  await db
    .selectFrom('gacha_item')
    .select('item_id')
    .where('gacha_id', '=', gachaId)
    .where('stock', 'is not', null)
    .orderBy('item_id')
    .forUpdate()
    .execute()
}

async function priceOf(db: Db, gachaId: string, count: number): Promise<number | undefined> {
  const prices = await db.selectFrom('gacha_price').selectAll().where('gacha_id', '=', gachaId).execute()
  return prices.find(({ draw_count }) => draw_count === count)?.consume_coin
}

async function drawnItems(db: Db, gacha: Gacha, accountId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('gacha_draw_result')
    .innerJoin('gacha_draw', 'gacha_draw.id', 'gacha_draw_result.draw_id')
    .select(['gacha_draw_result.item_id', ({ fn }) => fn.countAll<number>().as('drawn')])
    .where('gacha_draw.account_id', '=', accountId)
    .where('gacha_draw.gacha_id', '=', gacha.id)
    .where('gacha_draw.created_at', '>=', gacha.published_from)
    .groupBy('gacha_draw_result.item_id')
    .execute()
  return new Map(rows.map(({ item_id, drawn }) => [item_id, drawn]))
}

import type { Selectable } from 'kysely'
import type { RewardColumns } from '../runtime/db/columns.ts'
import type { Db, DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { lockWallets, spendCoins } from '../ledger/ledger.ts'
import { requireConfirmedPrice } from '../ledger/requireConfirmedPrice.ts'
import { newId } from '../runtime/newId.ts'
import { fairRandom } from '../gacha/odds.ts'
import { bonusesOf, lineupsOf } from './preorderCategories.ts'
import type { Asset } from '../inventory/keeper.ts'
import { grantRewards } from '../inventory/rewards.ts'
import type { GrantContext } from '../runtime/dbContext.ts'

type Preorder = Selectable<DatasetTables['preorder']>

/** An item in the cart with its quantity. */
interface Line {
  itemId: string
  count: number
}

interface OrderedCart {
  cart: readonly Line[]
  /** The total price in coins that the member confirmed; undefined accepts any price. */
  expectedPrice?: number | undefined
}

/**
 * Buys a cart and grants its content within the caller's transaction. The price is computed here, not taken from the
 * client. Locks the wallets first, then the items. Returns the purchase and what was sent to the present box.
 */
export async function buyPreorderCart(
  ctx: GrantContext,
  accountId: string,
  preorder: Preorder,
  { cart, expectedPrice }: OrderedCart,
): Promise<{ purchaseId: string; overflow: Asset[] }> {
  const lines = cart.filter(({ count }) => count > 0)
  if (lines.length === 0 || new Set(cart.map(({ itemId }) => itemId)).size < cart.length)
    throw new Failure('InvalidArgument')
  await lockWallets(ctx.db, accountId)
  const wanted = await takeStock(ctx.db, preorder, lines)
  const id = newId('preorder-purchase')
  const coins = wanted.reduce((sum, { item, count }) => sum + item.coins * count, 0)
  requireConfirmedPrice(expectedPrice, coins)
  const movement = { reason: 'PREORDER', reference: id } as const
  const ledger_transaction_id = coins > 0 ? await spendCoins(ctx, accountId, coins, movement) : null
  const purchase = { id, account_id: accountId, preorder_id: preorder.id, consume_coin: coins }
  await ctx.db
    .insertInto('preorder_purchase')
    .values({ ...purchase, ledger_transaction_id, created_at: ctx.now })
    .execute()
  const things = await thingsOf(ctx.db, preorder, wanted)
  const rows = things.map(({ reward, isBonus }, position) => ({
    ...reward,
    purchase_id: id,
    position,
    is_bonus: isBonus,
  }))
  await ctx.db.insertInto('preorder_purchase_item').values(rows).execute()
  const message = `「${preorder.name}」でお求めの品です。`
  const overflow = await grantRewards(
    ctx,
    { accountId, movement },
    things.map(({ reward }) => reward),
    message,
  )
  return { purchaseId: id, overflow }
}

type Wanted = Awaited<ReturnType<typeof takeStock>>

/** Locks the items in a fixed order and reduces the stock. Throws InvalidArgument for an item of another preorder. */
async function takeStock(db: Db, preorder: Preorder, lines: readonly Line[]) {
  const items = await db
    .selectFrom('preorder_item as wanted')
    .innerJoin('preorder_category as category', 'category.id', 'wanted.category_id')
    .selectAll('wanted')
    .select(['normal_consume_coin', 'treading_single_consume_coin', 'treading_box_consume_coin'])
    .where('category.preorder_id', '=', preorder.id)
    .where(
      'wanted.id',
      'in',
      lines.map(({ itemId }) => itemId),
    )
    .orderBy('wanted.id')
    .forUpdate('wanted')
    .execute()
  const wanted = lines.map(({ itemId, count }) => {
    const item = orFail(
      items.find(({ id }) => id === itemId),
      'InvalidArgument',
    )
    return { item: { ...item, coins: item[priceColumns[item.type]] }, count }
  })
  for (const { item, count } of wanted) {
    if (item.stock === null) continue
    if (item.stock < count) throw new Failure('FailedPrecondition')
    await db
      .updateTable('preorder_item')
      .set({ stock: item.stock - count })
      .where('id', '=', item.id)
      .execute()
  }
  return wanted
}

/** The column with the price, for each item type (Q75). */
const priceColumns = {
  NORMAL: 'normal_consume_coin',
  TREADING_SINGLE: 'treading_single_consume_coin',
  TREADING_BOX: 'treading_box_consume_coin',
} as const

interface Thing {
  reward: RewardColumns
  isBonus: boolean
}

/** Everything that the order contains: equal items combined, bonuses last. */
async function thingsOf(db: Db, preorder: Preorder, wanted: Wanted): Promise<Thing[]> {
  const lineups = await lineupsOf(db, preorder.id)
  const bonuses = await bonusesOf(db, preorder.id)
  const bought = wanted.flatMap(({ item, count }) => {
    const lineup = lineups.filter(({ category_id }) => category_id === item.category_id)
    if (item.type === 'NORMAL') return times(item, count)
    if (item.type === 'TREADING_BOX') return lineup.flatMap((each) => times(each, count))
    return Array.from({ length: count }, () => orFail(lineup[fairRandom(lineup.length)], 'FailedPrecondition'))
  })
  const gifts = wanted.flatMap(({ item, count }) =>
    bonuses.filter(({ preorder_item_id }) => preorder_item_id === item.id).flatMap((bonus) => times(bonus, count)),
  )
  return [
    ...combineEqual(bought).map((reward) => ({ reward, isBonus: false })),
    ...combineEqual(gifts).map((reward) => ({ reward, isBonus: true })),
  ]
}

type Part = RewardColumns & { id: string }

const times = (part: Part, count: number): Part[] => Array.from({ length: count }, () => part)

function combineEqual(parts: readonly Part[]): RewardColumns[] {
  return [...Map.groupBy(parts, ({ id }) => id).values()].map((same) => {
    const [{ name, image, item_kind, item_id, amount }] = same as [Part, ...Part[]]
    return { name, image, item_kind, item_id, amount: amount * same.length }
  })
}

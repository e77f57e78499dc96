import { timeAfter, days } from '../runtime/clock.ts'
import { preorders, type SeedPreorder } from './preorders.content.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import { giveCoins } from '../ledger/ledger.ts'
import { buyPreorderCart } from './preorderPurchase.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { publishedBeforeStartMs, keepsStoredTimes, publishedAfterEndMs } from '../runtime/seed/keepsStoredTimes.ts'

/** Seeds the preorders. A preorder that has ended starts again today with its stock restored. */
export async function seedPreorders(ctx: SeedContext): Promise<void> {
  for (const preorder of preorders) await seedPreorder(ctx, preorder)
}

async function seedPreorder({ db, now }: SeedContext, preorder: SeedPreorder): Promise<void> {
  const { preorderId: id, ipId, name, image, description, cautions, delivery } = preorder
  const former = await db.selectFrom('preorder').selectAll().where('id', '=', id).executeTakeFirst()
  const wanted = { purchase_from: instantOf(preorder.starts, now), purchase_until: instantOf(preorder.ends, now) }
  const isNew = !former || !keepsStoredTimes(former.purchase_until, wanted.purchase_until, now)
  const { purchase_from, purchase_until } = isNew ? wanted : former
  const texts = { name, image, description, caution_list: JSON.stringify(cautions), delivery }
  const period = { purchase_from, purchase_until }
  const published = {
    published_from: timeAfter(purchase_from, -publishedBeforeStartMs),
    published_until: timeAfter(purchase_until, publishedAfterEndMs),
  }
  await upsert(db, 'preorder', [{ id, channel_id: ipId, ...texts, ...period, ...published }])
  for (const [position, category] of preorder.categories.entries())
    await seedCategory(db, id, category, { position, isNew })
}

async function seedCategory(
  db: SeedContext['db'],
  preorder_id: string,
  category: SeedPreorder['categories'][number],
  { position, isNew }: { position: number; isNew: boolean },
): Promise<void> {
  const { name, type, coins, items, lineup } = category
  const category_id = `${preorder_id}-${category.id}`
  const prices = {
    normal_consume_coin: coins.normal,
    treading_single_consume_coin: coins.single,
    treading_box_consume_coin: coins.box,
  }
  await upsert(db, 'preorder_category', [{ id: category_id, preorder_id, position, name, type, ...prices }])
  const itemRows = items.map(({ item, type, stock, reward }, index) => ({
    id: `${preorder_id}-${item}`,
    category_id,
    position: index,
    type,
    stock,
    ...reward,
  }))
  await upsert(db, 'preorder_item', itemRows, isNew ? [] : ['stock'])
  const bonusRows = items.flatMap(({ item, bonuses }) =>
    bonuses.map(({ id, ...reward }, index) => ({
      id: `${preorder_id}-${item}-${id}`,
      preorder_item_id: `${preorder_id}-${item}`,
      position: index,
      ...reward,
    })),
  )
  await upsert(db, 'preorder_bonus', bonusRows)
  const lineupRows = lineup.map(({ id, ...reward }, index) => ({
    id: `${category_id}-${id}`,
    category_id,
    position: index,
    ...reward,
  }))
  await upsert(db, 'preorder_lineup', lineupRows)
}

/** Gives a demo account a purchase of two days ago, and the coins to pay for it. */
export async function seedDemoMemberPreorder({ db, now }: SeedContext, accountId: string): Promise<void> {
  const ctx = { db, now: timeAfter(now, -days(2)), grants: true } as const
  const cart = [
    { itemId: 'velvet-press-poster', count: 1 },
    { itemId: 'velvet-press-badge-box', count: 1 },
  ]
  const gift = { wallet: 'FREE', amount: 1_300, from: 'GRANTED' } as const
  await giveCoins(ctx, accountId, gift, { reason: 'OPENING' })
  const preorder = await db
    .selectFrom('preorder')
    .selectAll()
    .where('id', '=', 'velvet-press')
    .executeTakeFirstOrThrow()
  await buyPreorderCart(ctx, accountId, preorder, { cart })
}

import type { preorderStates } from '../../states/preorder.ts'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import { newId } from '../runtime/newId.ts'
import {
  campaignTextColumns,
  replacePhotos,
  rewardItemColumns,
  type StateDetail,
} from '../inventory/campaignColumns.states.ts'
import type { AreaStateHandlers, StateContext } from '../runtime/stateContext.ts'

/** Sets up the provider states about preorders in the sandbox. */
export const preorderStateHandlers: AreaStateHandlers<typeof preorderStates> = {
  setup: {
    async 'a preorder'({ preorderId, ipId, phase, detail }, ctx) {
      const { db, now } = ctx
      await replacePhotos(ctx, ipId, photosOf(preorderId), detail)
      await db.deleteFrom('preorder').where('id', '=', preorderId).execute()
      const isOver = phase === 'over' || phase === 'unpublished'
      const row = {
        id: preorderId,
        channel_id: ipId,
        name: '星座の文具店',
        ...campaignTextColumns(detail),
        published_from: timeAfter(now, -days(20)),
        published_until: timeAfter(now, days(phase === 'unpublished' ? -1 : 20)),
        purchase_from: timeAfter(now, -days(10)),
        purchase_until: timeAfter(now, days(isOver ? -2 : 10)),
        delivery: detail === 'full' ? '来月下旬から順にお届けします。' : null,
      }
      await db.insertInto('preorder').values(row).execute()
      await addNormal(ctx, preorderId, detail)
      if (detail === 'full') await addTrading(ctx, preorderId, phase === 'soldOut' ? 0 : 10)
      return {}
    },

    async 'a preorder purchase'({ accountId, preorderId }, { db, now }) {
      const own = db.deleteFrom('preorder_purchase').where('preorder_id', '=', preorderId)
      await own.where('account_id', '=', accountId).execute()
      const id = newId('preorder-purchase')
      const row = { id, account_id: accountId, preorder_id: preorderId, consume_coin: 200, ledger_transaction_id: null }
      await db
        .insertInto('preorder_purchase')
        .values({ ...row, created_at: timeAfter(now, -minutes(60)) })
        .execute()
      const photos = photosOf(preorderId).slice(0, 2)
      const rows = photos.map((photo, position) => ({
        purchase_id: id,
        position,
        is_bonus: position === 1,
        ...rewardItemColumns('full', photo),
      }))
      await db.insertInto('preorder_purchase_item').values(rows).execute()
      return {}
    },
  },
  teardown: {},
}

const photosOf = (preorderId: string) => [1, 2, 3].map((index) => `${preorderId}-photo-${index}`)

async function addCategory(
  { db }: StateContext,
  preorder_id: string,
  type: 'NORMAL' | 'TREADING',
  [normal, single, box]: readonly [number, number, number],
): Promise<string> {
  const id = `${preorder_id}-${type.toLowerCase()}`
  const name = type === 'NORMAL' ? '文具' : 'トレーディング写真'
  const coins = { normal_consume_coin: normal, treading_single_consume_coin: single, treading_box_consume_coin: box }
  const position = type === 'NORMAL' ? 0 : 1
  await db
    .insertInto('preorder_category')
    .values({ id, preorder_id, position, name, type, ...coins })
    .execute()
  return id
}

async function addNormal(ctx: StateContext, preorderId: string, detail: StateDetail): Promise<void> {
  const category_id = await addCategory(ctx, preorderId, 'NORMAL', [500, 0, 0])
  const id = `${preorderId}-item-1`
  const isFull = detail === 'full'
  const nameAndImage = { name: '星図ノート', image: isFull ? 'setsugen/window.svg' : null }
  const goods = { ...nameAndImage, item_kind: 'GOODS' as const, item_id: null, amount: 1 }
  const row = { id, category_id, position: 0, type: 'NORMAL' as const, stock: isFull ? 10 : null, ...goods }
  await ctx.db.insertInto('preorder_item').values(row).execute()
  if (!isFull) return
  await addBonuses(ctx, preorderId, [id])
}

async function addBonuses({ db }: StateContext, preorderId: string, itemIds: readonly string[]): Promise<void> {
  const itemColumns = rewardItemColumns('full', photosOf(preorderId)[0] ?? '')
  const rows = itemIds.map((id) => ({ id: `${id}-bonus`, preorder_item_id: id, position: 0, ...itemColumns }))
  await db.insertInto('preorder_bonus').values(rows).execute()
}

async function addTrading(ctx: StateContext, preorderId: string, stock: number): Promise<void> {
  const category_id = await addCategory(ctx, preorderId, 'TREADING', [0, 200, 600])
  const types = [
    { name: 'single', type: 'TREADING_SINGLE' },
    { name: 'box', type: 'TREADING_BOX' },
  ] as const
  const items = types.map(({ name, type }, position) => ({
    id: `${preorderId}-${name}`,
    category_id,
    position,
    type,
    stock,
    ...rewardItemColumns('full', ''),
    name: type === 'TREADING_BOX' ? '三枚入りの箱' : '一枚入りの袋',
    item_kind: 'GOODS' as const,
    item_id: null,
  }))
  await ctx.db.insertInto('preorder_item').values(items).execute()
  await addBonuses(
    ctx,
    preorderId,
    items.map(({ id }) => id),
  )
  const lineup = photosOf(preorderId).map((photo, position) => ({
    id: `${preorderId}-lineup-${position + 1}`,
    category_id,
    position,
    ...rewardItemColumns('full', photo),
  }))
  await ctx.db.insertInto('preorder_lineup').values(lineup).execute()
}

import type { lotteryResultStates } from '../../collection/collection.endpoints.ts'
import { memberIdOf } from '../runtime/http/callContext.ts'
import { drawLotteryWhenDue } from '../lottery/lotteryDraw.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The lotteries whose current run the member has entered, with the result. */
export function enteredLotteries(ctx: CallerContext) {
  const account = memberIdOf(ctx)
  const entries = ctx.db
    .selectFrom('lottery_entry')
    .where('account_id', '=', account)
    .groupBy(['lottery_id', 'run'])
    .select((eb) => ['lottery_id', 'run', eb.fn.max('created_at').as('at')])
    .select((eb) => eb.fn.sum<number>('entry_count').as('entry_count'))
  return ctx.db
    .selectFrom('lottery')
    .innerJoin(entries.as('mine'), (join) =>
      join.onRef('mine.lottery_id', '=', 'lottery.id').onRef('mine.run', '=', 'lottery.run'),
    )
    .innerJoin('channel', 'channel.id', 'lottery.channel_id')
    .leftJoin('lottery_win as win', (join) =>
      join
        .onRef('win.lottery_id', '=', 'lottery.id')
        .onRef('win.run', '=', 'lottery.run')
        .on('win.account_id', '=', account),
    )
    .leftJoin('lottery_prize as prize', 'prize.id', 'win.prize_id')
    .selectAll('lottery')
    .select(['channel.name as channel_name', 'channel.oshi_color', 'mine.at', 'mine.entry_count'])
    .select(['win.prize_item_id', 'prize.name as prize_name'])
}

/** Draws the lotteries that the member has entered, whose announcement is due and which are not drawn yet. */
export async function drawDueLotteries(ctx: CallerContext): Promise<void> {
  const due = await enteredLotteries(ctx)
    .where('lottery.announced_at', '<=', ctx.now)
    .whereRef('lottery.drawn_run', '<', 'lottery.run')
    .orderBy('lottery.id')
    .execute()
  for (const lottery of due) await drawLotteryWhenDue(ctx, lottery)
}

type LotteryRow = Awaited<ReturnType<ReturnType<typeof enteredLotteries>['executeTakeFirstOrThrow']>>

function resultStateOf(row: LotteryRow): (typeof lotteryResultStates)[number] {
  if (row.drawn_run < row.run) return 'WAITING'
  if (row.prize_name === null) return 'LOST'
  return row.prize_item_id === null ? 'CHOOSING' : 'WON'
}

/** A lottery in the member's collection as sent over the wire. */
export const enteredLotteryOnWire = (row: LotteryRow) => ({
  lotteryId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  name: row.name,
  image: nullToUndefined(row.image),
  entryCount: row.entry_count,
  lastEntryTime: instantOnWire(row.at),
  announcementTime: instantOnWire(row.announced_at),
  resultState: resultStateOf(row),
  prizeName: nullToUndefined(row.prize_name),
  publicationEndTime: instantOnWire(row.published_until),
})

/** The preorders that the member has bought from, with all purchases combined. */
export function boughtPreorders(ctx: CallerContext) {
  const account = memberIdOf(ctx)
  const purchases = ctx.db
    .selectFrom('preorder_purchase')
    .where('account_id', '=', account)
    .groupBy('preorder_id')
    .select((eb) => ['preorder_id', eb.fn.max('created_at').as('at')])
    .select((eb) => eb.fn.sum<number>('consume_coin').as('consume_coin'))
  return ctx.db
    .selectFrom('preorder')
    .innerJoin(purchases.as('mine'), 'mine.preorder_id', 'preorder.id')
    .innerJoin('channel', 'channel.id', 'preorder.channel_id')
    .selectAll('preorder')
    .select(['channel.name as channel_name', 'channel.oshi_color', 'mine.at', 'mine.consume_coin'])
    .select((eb) =>
      eb
        .selectFrom('preorder_purchase_item as bought')
        .innerJoin('preorder_purchase as purchase', 'purchase.id', 'bought.purchase_id')
        .whereRef('purchase.preorder_id', '=', 'preorder.id')
        .where('purchase.account_id', '=', account)
        .where('bought.is_bonus', '=', false)
        .select(({ fn }) => fn.sum<number>('bought.amount').as('item_count'))
        .as('item_count'),
    )
}

/** A preorder in the member's collection as sent over the wire. */
export const boughtPreorderOnWire = (
  row: Awaited<ReturnType<ReturnType<typeof boughtPreorders>['executeTakeFirstOrThrow']>>,
) => ({
  preorderId: row.id,
  ipId: row.channel_id,
  ipName: row.channel_name,
  oshiColor: nullToUndefined(row.oshi_color),
  name: row.name,
  image: nullToUndefined(row.image),
  delivery: nullToUndefined(row.delivery),
  itemCount: row.item_count ?? 0,
  consumeCoin: row.consume_coin,
  lastPurchaseTime: instantOnWire(row.at),
  publicationEndTime: instantOnWire(row.published_until),
})

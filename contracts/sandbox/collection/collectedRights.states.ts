import { fullAddress } from '../../address/exampleAddress.ts'
import type { StateParams } from '../../states.ts'
import { timeAfter, days, minutes } from '../runtime/clock.ts'
import { collectedItemColumns, numbersUpTo } from './collectedItemColumns.states.ts'
import type { StateContext } from '../runtime/stateContext.ts'

/** Adds `count` special privileges, each with a ticket of the member. */
export async function addPrivilegeTickets(
  { db, now }: StateContext,
  { accountId, ipId, count, address, detail }: StateParams<'special privilege tickets'>,
): Promise<void> {
  const privilege_id = `${ipId}-privilege`
  const isFull = detail === 'full'
  const until = timeAfter(now, address === 'CLOSED' ? -days(1) : days(14))
  await db.deleteFrom('special_privilege').where('id', '=', privilege_id).execute()
  const privilege = {
    id: privilege_id,
    channel_id: ipId,
    name: 'サイン入り星図',
    ...collectedItemColumns(detail),
    caution_list: isFull ? JSON.stringify(['お届け先は、締め切りまで変更できます。']) : null,
    address_until: address === 'NOT_NEEDED' ? null : until,
  }
  await db.insertInto('special_privilege').values(privilege).execute()
  const rows = numbersUpTo(count).map((number) => ({
    id: `${ipId}-privilege-ticket-${number}`,
    account_id: accountId,
    privilege_id,
    acquired_at: timeAfter(now, -minutes(number)),
    address: address === 'ENTERED' ? JSON.stringify(fullAddress) : null,
  }))
  await db.insertInto('special_privilege_ticket').values(rows).execute()
}

/** Adds `count` lotteries that the member has entered, with the given result. */
export async function addLotteryEntries(
  { db, now }: StateContext,
  { accountId, ipId, count, result, detail }: StateParams<'entered lotteries'>,
): Promise<void> {
  const isDrawn = result !== 'WAITING'
  const texts = { name: '流れ星の抽選', ...collectedItemColumns(detail), caution_list: null }
  const lotteries = numbersUpTo(count).map((number) => ({
    id: `${ipId}-collected-lottery-${number}`,
    channel_id: ipId,
    ...texts,
    published_from: timeAfter(now, -days(20)),
    published_until: timeAfter(now, days(20)),
    entry_from: timeAfter(now, -days(10)),
    entry_until: timeAfter(now, -days(1)),
    announced_at: timeAfter(now, isDrawn ? -minutes(1) : days(1)),
    consume_coin: 100,
    limit_per_member: 10,
    entry_limit: null,
    draw_seed: `${ipId}-seed-${number}`,
    run: 1,
    drawn_run: isDrawn ? 1 : 0,
  }))
  await db.deleteFrom('lottery').where('channel_id', '=', ipId).execute()
  await db.insertInto('lottery').values(lotteries).execute()
  const entries = lotteries.map(({ id }, index) => ({
    id: `${id}-entry`,
    account_id: accountId,
    lottery_id: id,
    run: 1,
    entry_count: 2,
    consume_coin: 200,
    ledger_transaction_id: null,
    created_at: timeAfter(now, -days(2) - minutes(index)),
  }))
  await db.insertInto('lottery_entry').values(entries).execute()
  const prizes = lotteries.map(({ id }) => ({ id: `${id}-prize`, lottery_id: id, position: 0, winner_count: 1 }))
  await db
    .insertInto('lottery_prize')
    .values(prizes.map((prize) => ({ ...prize, name: '一等星賞', image: null })))
    .execute()
  const reward = { position: 0, name: 'コイン', image: null, item_kind: 'COIN' as const, item_id: null, amount: 100 }
  const items = prizes.map(({ id }) => ({ id: `${id}-item`, prize_id: id, ...reward }))
  await db.insertInto('lottery_prize_item').values(items).execute()
  if (result !== 'CHOOSING' && result !== 'WON') return
  const wins = items.map(({ id, prize_id }, index) => ({
    account_id: accountId,
    lottery_id: lotteries[index]?.id ?? '',
    run: 1,
    prize_id,
    prize_item_id: result === 'WON' ? id : null,
  }))
  await db.insertInto('lottery_win').values(wins).execute()
}

/** Adds `count` preorders that the member has bought from. */
export async function addBoughtPreorders(
  { db, now }: StateContext,
  { accountId, ipId, count, detail }: StateParams<'bought preorders'>,
): Promise<void> {
  const texts = { name: '星図のアクリルスタンド', ...collectedItemColumns(detail), caution_list: null }
  const preorders = numbersUpTo(count).map((number) => ({
    id: `${ipId}-collected-preorder-${number}`,
    channel_id: ipId,
    ...texts,
    delivery: detail === 'full' ? '来月下旬' : null,
    published_from: timeAfter(now, -days(20)),
    published_until: timeAfter(now, days(20)),
    purchase_from: timeAfter(now, -days(20)),
    purchase_until: timeAfter(now, days(10)),
  }))
  await db.deleteFrom('preorder').where('channel_id', '=', ipId).execute()
  await db.insertInto('preorder').values(preorders).execute()
  const purchases = preorders.map(({ id }, index) => ({
    id: `${id}-purchase`,
    account_id: accountId,
    preorder_id: id,
    consume_coin: 500,
    ledger_transaction_id: null,
    created_at: timeAfter(now, -minutes(index)),
  }))
  await db.insertInto('preorder_purchase').values(purchases).execute()
  const reward = { name: '星図のアクリルスタンド', image: null, item_kind: 'GOODS' as const, item_id: null, amount: 1 }
  const items = purchases.flatMap(({ id }) =>
    [false, true].map((is_bonus, position) => ({ purchase_id: id, position, is_bonus, ...reward })),
  )
  await db.insertInto('preorder_purchase_item').values(items).execute()
}

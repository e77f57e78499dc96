import { sql, type Kysely } from 'kysely'
import { paidCoinCap, purchaseLimits } from '../ledger/purchaseLimits.ts'
import { initialStock, presentCoinAmount } from './moneyDataset.ts'

/**
 * Each query finds rows that violate an invariant; a sound dataset has none. Demo accounts are excluded because their
 * items were not bought.
 */
const violations: Readonly<Record<string, string>> = {
  'a transaction of the ledger does not add up': `
    select transaction_id from ledger_entry group by transaction_id having sum(amount) <> 0`,
  'a balance is not the sum of its entries': `
    select id from ledger_account a where account_id is not null and balance <>
      (select coalesce(sum(amount), 0) from ledger_entry where ledger_account_id = a.id)`,
  'a balance is below zero': `select id from ledger_account where balance < 0`,
  'paid coins are above the cap (S144)': `
    select account_id from ledger_account where kind = 'PAID' and balance > ${paidCoinCap}`,
  'what was spent is not the price': `
    select id from (
      select id, account_id, consume_coin, ledger_transaction_id from gacha_draw
      union all select id, account_id, consume_coin, ledger_transaction_id from lottery_entry
      union all select id, account_id, consume_coin, ledger_transaction_id from preorder_purchase
      union all select u.episode_id, u.account_id, e.consume_coin, u.ledger_transaction_id
        from story_unlock u join story_episode e on e.id = u.episode_id where kind = 'PURCHASED'
      union all select a.video_id, a.account_id, v.consume_coin, a.ledger_transaction_id
        from video_access a join video v on v.id = a.video_id where v.access_type = 'PURCHASE'
    ) as spending
    where account_id like 'proof-%' and consume_coin <> (select coalesce(sum(amount), 0) from ledger_entry
      where transaction_id = spending.ledger_transaction_id and ledger_account_id = 'house-spent')`,
  'coins were spent on nothing': `
    select id from ledger_transaction t where reason in ('GACHA', 'LOTTERY', 'PREORDER', 'STORY', 'VIDEO') and id not in (
      select ledger_transaction_id from gacha_draw where ledger_transaction_id is not null
      union all select ledger_transaction_id from lottery_entry where ledger_transaction_id is not null
      union all select ledger_transaction_id from preorder_purchase where ledger_transaction_id is not null
      union all select ledger_transaction_id from story_unlock where ledger_transaction_id is not null
      union all select ledger_transaction_id from video_access where ledger_transaction_id is not null)`,

  'a stock of the gacha and what was drawn do not add up': `
    select item_id from gacha_item i where gacha_id = 'gacha-hoshiyomi-1' and (stock < 0 or stock + (
      select count(*) from gacha_draw_result r join gacha_draw d on d.id = r.draw_id
      where d.gacha_id = i.gacha_id and r.item_id = i.item_id) <> ${initialStock})`,
  'what was drawn and what is owned differ': `
    select * from (
      select account_id, item_id, count(*) as drawn from gacha_draw_result join gacha_draw on gacha_draw.id = draw_id
      where gacha_id = 'gacha-hoshiyomi-1' group by account_id, item_id) as d
    full join (select * from owned_item where item_id like 'gacha-hoshiyomi-1-%') as o using (account_id, item_id)
    where drawn is distinct from owned_count`,
  'a draw has not as many items as draws': `
    select id from gacha_draw d where draw_count <> (select count(*) from gacha_draw_result where draw_id = d.id)
      and account_id like 'proof-%'`,
  'stocks of the preorder and what was paid do not add up': `
    select 1 from (
      select sum((${initialStock} - stock) * case i.type when 'NORMAL' then normal_consume_coin
        when 'TREADING_SINGLE' then treading_single_consume_coin else treading_box_consume_coin end) as sold, min(stock) as least
      from preorder_item i join preorder_category c on c.id = i.category_id where c.preorder_id = 'preorder-hoshiyomi-1'
    ) as shelf where least < 0 or sold <> (
      select coalesce(sum(consume_coin), 0) from preorder_purchase where preorder_id = 'preorder-hoshiyomi-1')`,
  'a lottery has more entries than it has room for': `
    select 1 from lottery_entry where lottery_id = 'lottery-hoshiyomi-1' having sum(entry_count) > ${initialStock}`,
  'a member has more entries than the limit': `
    select account_id from lottery_entry e join lottery l on l.id = e.lottery_id
    group by account_id, l.id having sum(entry_count) > l.limit_per_member`,
  'an entry costs something else': `
    select e.id from lottery_entry e join lottery l on l.id = e.lottery_id
    where e.consume_coin <> entry_count * l.consume_coin and e.account_id like 'proof-%'`,
  'prizes of the draw do not add up': `
    select id from prize_draw_prize p where id like 'draw-hoshiyomi-1%' and stock is not null and (stock < 0
      or stock + (select count(*) from prize_draw_entry where prize_id = p.id) <> 5)`,
  'a member voted with more points than a day has': `
    select account_id from vote v join vote_campaign c on c.id = v.campaign_id where account_id like 'proof-%'
    group by account_id, c.id having sum(v.daily_amount) > c.daily_amount`,
  'held vote points are below zero': `select account_id from vote_point where amount < 0`,

  'an order was paid and gave no coins, or not its coins': `
    select o.id from payment_transaction o where o.status = 'SUCCEEDED' and account_id like 'proof-%' and paid_coin <> (
      select coalesce(sum(amount), 0) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.ledger_account_id
      where t.reason = 'PURCHASE' and t.reference = o.id and a.kind = 'PAID' and a.account_id = o.account_id)`,
  'coins were given for an order that was not paid': `
    select t.id from ledger_transaction t where reason = 'PURCHASE' and not exists (
      select 1 from payment_transaction where id = t.reference and status = 'SUCCEEDED')`,
  'the gateway and the order differ': `
    select g.id from gateway_payment g join payment_transaction o on o.id = g.order_id
    where (g.result = 'EXPIRED' and o.status <> 'PENDING')
      or (coalesce(g.result, 'PENDING') <> 'EXPIRED' and coalesce(g.result, 'PENDING') <> o.status)`,
  'the gateway has not been heard': `select id from gateway_notification where delivered_at is null`,
  'an order takes more of a pack than a member can have': `
    select account_id from payment_transaction o join coin_pack p on p.id = o.coin_pack_id
    where status in ('SUCCEEDED', 'PENDING') and max_quantity > 0 group by account_id, p.id having count(*) > max_quantity`,
  'more was spent than the strictest limit allows without a birth date': `
    select account_id from payment_transaction where status in ('SUCCEEDED', 'PENDING') and account_id = 'proof-7'
    group by account_id having sum(price) > ${purchaseLimits[0].maxAmount}`,

  'presents and the coins they gave do not add up': `
    select account_id from present p where account_id like 'proof-%' and message = 'お礼' group by account_id
    having ${presentCoinAmount} * count(*) filter (where received_at is not null) <> (
      select coalesce(sum(amount), 0) from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.ledger_account_id where t.reason = 'PRESENT' and a.account_id = p.account_id)`,
  'a code that is good once was used twice': `
    select code from serial_code_use join serial_code using (code) where is_single_use group by code having count(*) > 1`,
  'a member used a code twice': `
    select account_id from serial_code_use where account_id like 'proof-%' group by account_id, code having count(*) > 1`,
  'codes and the coins they gave do not add up': `
    select 1 where (select count(*) from serial_code_use where account_id like 'proof-%')
      <> (select count(*) from ledger_transaction where reason = 'SERIAL_CODE')`,
  'notices and the coins they gave do not add up': `
    select 1 where (select count(*) from notice_acquisition where account_id like 'proof-%')
      <> (select count(*) from ledger_transaction where reason = 'NOTICE')`,
}

/** Runs work with the search path of the dataset's schema. */
function inDatasetSchema<T>(db: Kysely<unknown>, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`set search_path to tsudoi_demo, tsudoi`.execute(connection)
    return work(connection)
  })
}

/** The violations in the dataset by name; empty if it is sound. */
export async function auditMoney(db: Kysely<unknown>): Promise<Record<string, unknown[]>> {
  return inDatasetSchema(db, async (dataset) => {
    const wrong: Record<string, unknown[]> = {}
    for (const [name, query] of Object.entries(violations)) {
      const { rows } = await sql.raw(query).execute(dataset)
      if (rows.length > 0) wrong[name] = rows
    }
    return wrong
  })
}

/** Lasting results of the members' operations: answers by key, and created ids. */
export async function readLastingResults(db: Kysely<unknown>) {
  return inDatasetSchema(db, async (dataset) => {
    const answers = await sql<{ key: string; answer: unknown }>`
      select account_id || ' ' || key as key, answer from idempotency where account_id like 'proof-%'`.execute(dataset)
    const idsOf = async (table: string) => {
      const { rows } = await sql
        .raw<{ id: string }>(`select id from ${table} where account_id like 'proof-%'`)
        .execute(dataset)
      return rows.map(({ id }) => id).toSorted()
    }
    const orders = await sql<{ id: string; status: string }>`
      select id, status from payment_transaction where account_id like 'proof-%'`.execute(dataset)
    return {
      answers: new Map(answers.rows.map(({ key, answer }) => [key, answer])),
      draw: await idsOf('gacha_draw'),
      purchase: orders.rows.map(({ id }) => id).toSorted(),
      preorder: await idsOf('preorder_purchase'),
      lottery: await idsOf('lottery_entry'),
      vote: await idsOf('vote'),
      statuses: new Map(orders.rows.map(({ id, status }) => [id, status])),
    }
  })
}

import { timeAfter, days } from '../runtime/clock.ts'
import { lotteries, type SeedLottery } from './lotteries.content.ts'
import { instantOf } from '../runtime/seed/seedTime.ts'
import { newId } from '../runtime/newId.ts'
import { upsert } from '../runtime/seed/upsert.ts'
import type { SeedContext } from '../runtime/seed/seedContext.ts'
import { publishedBeforeStartMs, keepsStoredTimes } from '../runtime/seed/keepsStoredTimes.ts'

/**
 * Seeds the lotteries. A lottery whose result was announced starts again with a new random seed, if it is open
 * according to the seed data.
 */
export async function seedLotteries(ctx: SeedContext): Promise<void> {
  for (const lottery of lotteries) await seedLottery(ctx, lottery)
  await keepOneOpen(ctx)
}

/** If every lottery waits for its result, opens the next one early, so that members can always enter one. */
async function keepOneOpen({ db, now }: SeedContext): Promise<void> {
  const running = await db
    .selectFrom('lottery')
    .select(['id', 'entry_from'])
    .where(
      'id',
      'in',
      lotteries.map(({ lotteryId }) => lotteryId),
    )
    .where('entry_until', '>', now)
    .orderBy('entry_from')
    .execute()
  const [first] = running
  if (first && first.entry_from > now)
    await db.updateTable('lottery').set({ entry_from: now }).where('id', '=', first.id).execute()
}

async function runOf({ db, now }: SeedContext, lottery: SeedLottery) {
  const former = await db
    .selectFrom('lottery')
    .select(['run', 'draw_seed', 'entry_from', 'entry_until', 'announced_at', 'published_from'])
    .where('id', '=', lottery.lotteryId)
    .executeTakeFirst()
  const announced_at = instantOf(lottery.announced, now)
  const published_until = instantOf(lottery.closes, now)
  if (former && keepsStoredTimes(former.announced_at, announced_at, now)) return { ...former, published_until }
  const entry_from = instantOf(lottery.starts, now)
  const entry_until = instantOf(lottery.ends, now)
  const run = { run: (former?.run ?? 0) + 1, draw_seed: newId('seed') }
  return {
    ...run,
    entry_from,
    entry_until,
    announced_at,
    published_from: timeAfter(entry_from, -publishedBeforeStartMs),
    published_until,
  }
}

async function seedLottery(ctx: SeedContext, lottery: SeedLottery): Promise<void> {
  const { db } = ctx
  const { lotteryId: lottery_id, ipId, name, image, description, cautions, prizes } = lottery
  const row = {
    id: lottery_id,
    channel_id: ipId,
    name,
    image,
    description,
    caution_list: JSON.stringify(cautions),
    consume_coin: lottery.consumeCoin,
    limit_per_member: lottery.limitPerMember,
    entry_limit: lottery.entryLimit,
    ...(await runOf(ctx, lottery)),
  }
  await upsert(db, 'lottery', [row])
  const prizeRows = prizes.map((prize, position) => ({
    id: `${lottery_id}-${prize.id}`,
    lottery_id,
    position,
    name: prize.name,
    image: prize.image,
    winner_count: prize.winners,
  }))
  await upsert(db, 'lottery_prize', prizeRows)
  const itemRows = prizes.flatMap((prize) =>
    prize.items.map(({ id, ...reward }, position) => ({
      id: `${lottery_id}-${prize.id}-${id}`,
      prize_id: `${lottery_id}-${prize.id}`,
      position,
      ...reward,
    })),
  )
  await upsert(db, 'lottery_prize_item', itemRows)
}

/** Enters a demo account in the free, announced lottery with a win, so that the member can choose a prize. */
export async function seedDemoMemberLottery({ db, now }: SeedContext, account_id: string): Promise<void> {
  const rows = lotteries
    .filter(({ consumeCoin }) => consumeCoin === 0)
    .map(({ lotteryId, limitPerMember }) => ({
      id: newId('entry'),
      account_id,
      lottery_id: lotteryId,
      run: 1,
      entry_count: limitPerMember,
      consume_coin: 0,
      ledger_transaction_id: null,
      created_at: timeAfter(now, -days(5)),
    }))
  await db.insertInto('lottery_entry').values(rows).execute()
}

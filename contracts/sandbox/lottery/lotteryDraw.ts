import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { DatasetTables } from '../schema.ts'
import type { DbContext } from '../runtime/dbContext.ts'

type Lottery = Selectable<DatasetTables['lottery']>
type Entry = Pick<Selectable<DatasetTables['lottery_entry']>, 'id' | 'account_id' | 'entry_count'>

interface Win {
  accountId: string
  prizeId: string
}

/**
 * Determines the winners. Each entry gets a number derived from the seed. Members are ordered by their best number, and
 * the prizes are assigned in that order, best prize first. More entries mean more chances, each member wins at most
 * once, and the draw can be reproduced from seed and entries.
 */
export function winnersOf(
  seed: string,
  entries: readonly Entry[],
  prizes: readonly { id: string; winner_count: number }[],
): Win[] {
  const tickets = entries.flatMap(({ id, account_id, entry_count }) =>
    Array.from({ length: entry_count }, (_, index) => ({
      account_id,
      number: createHash('sha256').update(`${seed}:${id}:${index}`).digest('hex'),
    })),
  )
  tickets.sort((a, b) => (a.number < b.number ? -1 : 1))
  const order = [...new Set(tickets.map(({ account_id }) => account_id))]
  const seats = prizes.flatMap(({ id, winner_count }) => Array.from({ length: winner_count }, () => id))
  return seats.slice(0, order.length).map((prizeId, index) => ({ accountId: order[index] ?? '', prizeId }))
}

/**
 * Draws a lottery if its announcement is due, and returns it. The first request draws; concurrent ones wait for it.
 * Locks only the lottery: prizes are given when the winners choose.
 */
export async function drawLotteryWhenDue({ db, now }: DbContext, lottery: Lottery): Promise<Lottery> {
  if (now < lottery.announced_at || lottery.drawn_run === lottery.run) return lottery
  await db.transaction().execute(async (trx) => {
    const { id, run, drawn_run, draw_seed } = await trx
      .selectFrom('lottery')
      .selectAll()
      .where('id', '=', lottery.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (drawn_run === run) return
    const entries = await trx
      .selectFrom('lottery_entry')
      .select(['id', 'account_id', 'entry_count'])
      .where('lottery_id', '=', id)
      .where('run', '=', run)
      .execute()
    const prizes = await trx
      .selectFrom('lottery_prize')
      .select(['id', 'winner_count'])
      .where('lottery_id', '=', id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const wins = winnersOf(draw_seed, entries, prizes).map(({ accountId, prizeId }) => ({
      account_id: accountId,
      lottery_id: id,
      run,
      prize_id: prizeId,
      prize_item_id: null,
    }))
    if (wins.length > 0) await trx.insertInto('lottery_win').values(wins).execute()
    await trx.updateTable('lottery').set({ drawn_run: run }).where('id', '=', id).execute()
  })
  return { ...lottery, drawn_run: lottery.run }
}

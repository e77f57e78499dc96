import type { Selectable } from 'kysely'
import type { lotteryStates } from '../../lottery/lottery.endpoints.ts'
import type { Db, DatasetTables } from '../schema.ts'
import { rewardOnWire } from '../inventory/rewards.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** A row of the table of lotteries. */
export type LotteryRow = Selectable<DatasetTables['lottery']>
type PrizeItem = Selectable<DatasetTables['lottery_prize_item']>

/** A lottery as sent over the wire, for one member or a guest. */
export async function lotteryOnWire({ db, now, accountId }: CallerContext, row: LotteryRow) {
  const remainingCount =
    row.entry_limit === null ? undefined : Math.max(0, row.entry_limit - (await entryCountOf(db, row)))
  const prizes = await lotteryPrizesOf(db, row.id)
  return {
    lotteryId: row.id,
    ipId: row.channel_id,
    name: row.name,
    image: nullToUndefined(row.image),
    description: nullToUndefined(row.description),
    cautionList: nullToUndefined(row.caution_list),
    state: stateOf(row, now, remainingCount),
    entryStartTime: instantOnWire(row.entry_from),
    entryEndTime: instantOnWire(row.entry_until),
    announcementTime: instantOnWire(row.announced_at),
    consumeCoin: row.consume_coin,
    maxEntryCount: row.limit_per_member,
    entryCount: accountId === undefined ? undefined : await entryCountOf(db, row, accountId),
    remainingCount,
    prizeList: prizes.map(({ id, name, image, winner_count, items }) => ({
      prizeId: id,
      name,
      image: nullToUndefined(image),
      winnerCount: winner_count,
      itemList: items.map(rewardOnWire),
    })),
  }
}

/** Whether the lottery accepts entries. The period includes its start and excludes its end (Q70). */
export const isEntryOpen = ({ entry_from, entry_until }: LotteryRow, now: Date) =>
  entry_from <= now && entry_until > now

function stateOf(row: LotteryRow, now: Date, remainingCount: number | undefined): (typeof lotteryStates)[number] {
  if (row.entry_from > now) return 'BEFORE'
  if (row.announced_at <= now) return 'ANNOUNCED'
  if (!isEntryOpen(row, now)) return 'CLOSED'
  return remainingCount === 0 ? 'SOLD_OUT' : 'OPEN'
}

/** The number of entries in the current run: of one member or, without `accountId`, of all members. */
export async function entryCountOf(db: Db, { id, run }: LotteryRow, accountId?: string): Promise<number> {
  const entries = db
    .selectFrom('lottery_entry')
    .select(({ fn }) => fn.sum<number | null>('entry_count').as('bought'))
    .where('lottery_id', '=', id)
    .where('run', '=', run)
  const own = accountId === undefined ? entries : entries.where('account_id', '=', accountId)
  return (await own.executeTakeFirstOrThrow()).bought ?? 0
}

/** What a member has won in the current run; undefined before the draw and for members without an entry. */
export async function lotteryResultOf(db: Db, row: LotteryRow, accountId: string) {
  if (row.drawn_run !== row.run || (await entryCountOf(db, row, accountId)) === 0) return undefined
  const win = await lotteryWinOf(db, row, accountId)
  const prizes = win ? await lotteryPrizesOf(db, row.id) : []
  const rewardResultList = prizes
    .filter(({ id }) => id === win?.prize_id)
    .map(({ id, name, image, items }) => ({
      prizeId: id,
      name,
      image: nullToUndefined(image),
      accItemList: choosableItems(items, win?.prize_item_id ?? null),
    }))
  return { rewardResultList }
}

/** The member's prize in the current run, with the chosen item; undefined if the member has not won. */
export const lotteryWinOf = (db: Db, { id, run }: LotteryRow, accountId: string) =>
  db
    .selectFrom('lottery_win')
    .select(['prize_id', 'prize_item_id'])
    .where('account_id', '=', accountId)
    .where('lottery_id', '=', id)
    .where('run', '=', run)
    .executeTakeFirst()

/** The items that a winner can choose from; after the choice, only the chosen item. */
export const choosableItems = (items: readonly PrizeItem[], chosenId: string | null) =>
  items
    .filter(({ id }) => chosenId === null || id === chosenId)
    .map((item) => ({ rewardId: item.id, ...rewardOnWire(item), isSelected: item.id === chosenId }))

/** The prizes of a lottery with their items, best prize first. */
export async function lotteryPrizesOf(db: Db, lotteryId: string) {
  const prizes = await db
    .selectFrom('lottery_prize')
    .selectAll()
    .where('lottery_id', '=', lotteryId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const items = await db
    .selectFrom('lottery_prize_item as prize_item')
    .innerJoin('lottery_prize as prize', 'prize.id', 'prize_item.prize_id')
    .selectAll('prize_item')
    .where('prize.lottery_id', '=', lotteryId)
    .orderBy('prize_item.position')
    .orderBy('prize_item.id')
    .execute()
  return prizes.map((prize) => ({ ...prize, items: items.filter(({ prize_id }) => prize_id === prize.id) }))
}

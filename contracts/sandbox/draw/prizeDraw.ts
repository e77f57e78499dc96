import type { Selectable } from 'kysely'
import type { Db, DatasetTables } from '../schema.ts'
import { grantRewards, rewardOnWire } from '../inventory/rewards.ts'
import type { Asset } from '../inventory/keeper.ts'
import { newId } from '../runtime/newId.ts'
import { fairRandom } from '../gacha/odds.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { japaneseDay } from '../runtime/clock.ts'
import type { DbContext, GrantContext } from '../runtime/dbContext.ts'

type PrizeDraw = Selectable<DatasetTables['prize_draw']>
type Prize = Selectable<DatasetTables['prize_draw_prize']>

/** The result of a member's entry of today (in Japan); undefined without an entry. */
export async function todaysPrizeDrawResult({ db, now }: DbContext, drawId: string, accountId: string) {
  const entry = await db
    .selectFrom('prize_draw_entry')
    .select(['prize_id', 'created_at'])
    .where('account_id', '=', accountId)
    .where('draw_id', '=', drawId)
    .where('day', '=', japaneseDay(now))
    .executeTakeFirst()
  if (!entry) return undefined
  const prize = entry.prize_id === null ? undefined : await prizeOf(db, entry.prize_id)
  return { enteredTime: instantOnWire(entry.created_at), prize: prize && rewardOnWire(prize) }
}

const prizeOf = (db: Db, id: string) =>
  db.selectFrom('prize_draw_prize').selectAll().where('id', '=', id).executeTakeFirst()

/** The weight of a prize now. A sold-out prize has weight 0: its share wins nothing, and the others keep theirs. */
export const currentPrizeWeight = ({ weight, stock }: Prize) => (stock === 0 ? 0 : weight)

/**
 * Draws and grants a prize within the caller's transaction, which has locked the member's wallets. Returns the assets
 * that were sent to the present box.
 */
export async function enterPrizeDraw(ctx: GrantContext, accountId: string, draw: PrizeDraw): Promise<Asset[]> {
  const { db, now } = ctx
  const prizes = await lockPrizes(db, draw.id)
  let ticket = fairRandom(10_000)
  const prize = prizes.find((each) => (ticket -= currentPrizeWeight(each)) < 0)
  const entry = { id: newId('draw-entry'), account_id: accountId, draw_id: draw.id, day: japaneseDay(now) }
  await db
    .insertInto('prize_draw_entry')
    .values({ ...entry, prize_id: prize?.id ?? null, created_at: now })
    .execute()
  if (!prize) return []
  if (prize.stock !== null)
    await db
      .updateTable('prize_draw_prize')
      .set({ stock: prize.stock - 1 })
      .where('id', '=', prize.id)
      .execute()
  const movement = { reason: 'CHANNEL_DRAW', reference: entry.id } as const
  return grantRewards(ctx, { accountId, movement }, [prize], `「${draw.name}」の賞品です。`)
}

/** Locks the prizes of a draw, so that two members cannot both win the last one. */
const lockPrizes = (db: Db, drawId: string) =>
  db.selectFrom('prize_draw_prize').selectAll().where('draw_id', '=', drawId).orderBy('id').forUpdate().execute()

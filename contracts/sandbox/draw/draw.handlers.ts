import type { Selectable } from 'kysely'
import type { drawEntryStates } from '../../draw/draw.endpoints.ts'
import { requirePublishedInChannel } from '../channel/publishedChannels.ts'
import { enterPrizeDraw, todaysPrizeDrawResult, currentPrizeWeight } from './prizeDraw.ts'
import type { DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { rewardOnWire } from '../inventory/rewards.ts'
import { instantOnWire, nullToUndefined } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the draw endpoints. */
export const drawHandlers: Handlers<'draw'> = {
  async getDraw(ctx) {
    const row = await publishedDraw(ctx)
    const todayResult =
      ctx.accountId === undefined ? undefined : await todaysPrizeDrawResult(ctx, row.id, ctx.accountId)
    const draw = {
      drawId: row.id,
      ipId: row.channel_id,
      name: row.name,
      image: nullToUndefined(row.image),
      description: nullToUndefined(row.description),
      cautionList: nullToUndefined(row.caution_list),
      entryStartTime: instantOnWire(row.entry_from),
      entryEndTime: instantOnWire(row.entry_until),
      entryState: ctx.accountId === undefined ? undefined : await entryStateOf(ctx, row, todayResult !== undefined),
    }
    return { draw, todayResult }
  },

  async listDrawPrize(ctx) {
    const { id } = await publishedDraw(ctx)
    const prizes = await ctx.db
      .selectFrom('prize_draw_prize')
      .selectAll()
      .where('draw_id', '=', id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const prizeList = prizes.map((prize) => ({
      prizeId: prize.id,
      ...rewardOnWire(prize),
      ratePercent: currentPrizeWeight(prize) / 100,
      remainingCount: nullToUndefined(prize.stock),
    }))
    return { prizeList }
  },

  async enterDraw(ctx) {
    const accountId = memberIdOf(ctx)
    return ctx.db.transaction().execute(async (db) => {
      const inTransaction = { ...ctx, db }
      const row = await publishedDraw(inTransaction)
      await lockWallets(db, accountId)
      const former = await todaysPrizeDrawResult(inTransaction, row.id, accountId)
      if (former) return { result: former }
      if (!isEntryOpen(row, ctx.now)) throw new Failure('OutOfTerm')
      if (!(await follows(inTransaction, row))) throw new Failure('FailedPrecondition')
      const overflow = await enterPrizeDraw(inTransaction, accountId, row)
      const result = orFail(await todaysPrizeDrawResult(inTransaction, row.id, accountId))
      return { result, ...(await overflowOnWire(inTransaction, overflow)) }
    })
  },
}

type PrizeDraw = Selectable<DatasetTables['prize_draw']>

async function publishedDraw(reader: CallerContext & { params: { id: string } }): Promise<PrizeDraw> {
  const draws = reader.db.selectFrom('prize_draw').selectAll().where('id', '=', reader.params.id)
  const row = orFail(await draws.executeTakeFirst())
  await requirePublishedInChannel(reader, row, 'OutOfTerm')
  return row
}

/** Whether a prize draw accepts entries at a time. Its period includes its start and excludes its end (Q70). */
const isEntryOpen = ({ entry_from, entry_until }: PrizeDraw, now: Date) => entry_from <= now && entry_until > now

async function entryStateOf(
  reader: CallerContext,
  row: PrizeDraw,
  hasEntered: boolean,
): Promise<(typeof drawEntryStates)[number]> {
  if (hasEntered) return 'ENTERED'
  if (!isEntryOpen(row, reader.now)) return 'CLOSED'
  return (await follows(reader, row)) ? 'AVAILABLE' : 'NOT_FOLLOWED'
}

async function follows({ db, accountId = '' }: CallerContext, { channel_id }: PrizeDraw): Promise<boolean> {
  const row = await db
    .selectFrom('follow')
    .select('channel_id')
    .where('account_id', '=', accountId)
    .where('channel_id', '=', channel_id)
    .executeTakeFirst()
  return row !== undefined
}

import type { Selectable } from 'kysely'
import type { drawEntryStates } from '../../draw/draw.endpoints.ts'
import { requireOpen } from '../channel/publishedChannels.ts'
import { enterPrizeDraw, todayResultOf, currentWeight } from './channelDraw.ts'
import type { DatasetTables } from '../schema.ts'
import { Failure, orFail } from '../runtime/failure.ts'
import { memberOf, type Handlers } from '../runtime/http/callContext.ts'
import { lockWallets } from '../coins/ledger.ts'
import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import { rewardOnWire } from '../inventory/rewards.ts'
import { instantText, orMissing } from '../runtime/wire.ts'
import type { CallerContext } from '../runtime/dbContext.ts'

export const drawHandlers: Handlers<'draw'> = {
  async getDraw(ctx) {
    const row = await publishedDraw(ctx)
    const todayResult = ctx.accountId === undefined ? undefined : await todayResultOf(ctx, row.id, ctx.accountId)
    const draw = {
      drawId: row.id,
      ipId: row.channel_id,
      name: row.name,
      image: orMissing(row.image),
      description: orMissing(row.description),
      cautionList: orMissing(row.caution_list),
      entryStartTime: instantText(row.entry_from),
      entryEndTime: instantText(row.entry_until),
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
      ratePercent: currentWeight(prize) / 100,
      remainingCount: orMissing(prize.stock),
    }))
    return { prizeList }
  },

  async enterDraw(ctx) {
    const accountId = memberOf(ctx)
    return ctx.db.transaction().execute(async (db) => {
      const inTransaction = { ...ctx, db }
      const row = await publishedDraw(inTransaction)
      await lockWallets(db, accountId)
      const former = await todayResultOf(inTransaction, row.id, accountId)
      if (former) return { result: former }
      if (!isEntryOpen(row, ctx.now)) throw new Failure('OutOfTerm')
      if (!(await follows(inTransaction, row))) throw new Failure('FailedPrecondition')
      const overflow = await enterPrizeDraw(inTransaction, accountId, row)
      const result = orFail(await todayResultOf(inTransaction, row.id, accountId))
      return { result, ...(await overflowOnWire(inTransaction, overflow)) }
    })
  },
}

type PrizeDraw = Selectable<DatasetTables['prize_draw']>

async function publishedDraw(reader: CallerContext & { params: { id: string } }): Promise<PrizeDraw> {
  const draws = reader.db.selectFrom('prize_draw').selectAll().where('id', '=', reader.params.id)
  const row = orFail(await draws.executeTakeFirst())
  await requireOpen(reader, row, 'OutOfTerm')
  return row
}

/** Whether the draw accepts entries. The period includes its start and excludes its end (Q70). */
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

import { Failure, orFail } from '../runtime/failure.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { withIdempotencyKey } from '../runtime/idempotency.ts'
import { balanceOf, lockWallets, spendCoins } from '../ledger/ledger.ts'
import {
  choosableItems,
  entryCountOf,
  isEntryOpen,
  lotteryOnWire,
  lotteryPrizesOf,
  lotteryResultOf,
  lotteryWinOf,
  type LotteryRow,
} from './lotteryBoard.ts'
import { requireConfirmedPrice } from '../ledger/requireConfirmedPrice.ts'
import { requirePublishedInChannel } from '../channel/publishedChannels.ts'
import { drawLotteryWhenDue } from './lotteryDraw.ts'
import { newId } from '../runtime/newId.ts'
import { overflowOnWire } from '../inventory/assetsOnWire.ts'
import type { Asset } from '../inventory/keeper.ts'
import { grantRewards } from '../inventory/rewards.ts'
import type { DbContext } from '../runtime/dbContext.ts'

/** The sandbox's handlers of the lottery endpoints. */
export const lotteryHandlers: Handlers<'lottery'> = {
  async getLottery(ctx) {
    const row = await drawnLottery(ctx)
    await requirePublishedInChannel(ctx, row, 'OutOfTerm')
    const lottery = await lotteryOnWire(ctx, row)
    return {
      lottery,
      result: ctx.accountId === undefined ? undefined : await lotteryResultOf(ctx.db, row, ctx.accountId),
    }
  },

  async buyLottery(ctx) {
    const { params, query, body } = ctx
    return withIdempotencyKey(ctx, { lottery: params.id, ...body }, async (db) => {
      const accountId = memberIdOf(ctx)
      await lockWallets(db, accountId)
      const row = await lockLottery({ ...ctx, db })
      // Reads the time again after locking, because an entry that has waited for the lock until after the draw could
      // not win.
      const inTransaction = { ...ctx, db, now: ctx.dataset.clock.now() }
      await requirePublishedInChannel(inTransaction, row, 'UnavailablePeriod')
      if (!isEntryOpen(row, inTransaction.now) || row.drawn_run === row.run) throw new Failure('UnavailablePeriod')
      await requireEntriesLeft(inTransaction, row, accountId, body.count)
      const id = newId('entry')
      const coins = row.consume_coin * body.count
      requireConfirmedPrice(query.expectedPrice, coins)
      const movement = { reason: 'LOTTERY', reference: id } as const
      const ledger_transaction_id = coins > 0 ? await spendCoins(inTransaction, accountId, coins, movement) : null
      const entry = { id, account_id: accountId, lottery_id: row.id, run: row.run, entry_count: body.count }
      await db
        .insertInto('lottery_entry')
        .values({ ...entry, consume_coin: coins, ledger_transaction_id, created_at: inTransaction.now })
        .execute()
      return { lottery: await lotteryOnWire(inTransaction, row), balance: await balanceOf(inTransaction, accountId) }
    })
  },

  async selectLotteryItem(ctx) {
    const accountId = memberIdOf(ctx)
    const row = await drawnLottery(ctx)
    return ctx.db.transaction().execute(async (db) => {
      await lockWallets(db, accountId)
      const win = orFail(await lotteryWinOf(db, row, accountId))
      const items = (await lotteryPrizesOf(db, row.id)).find(({ id }) => id === win.prize_id)?.items ?? []
      const chosen = orFail(items.find(({ id }) => id === ctx.body.rewardId))
      if (win.prize_item_id !== null && win.prize_item_id !== chosen.id) throw new Failure('AlreadyAcquired')
      let overflow: Asset[] = []
      if (win.prize_item_id === null) {
        await db
          .updateTable('lottery_win')
          .set({ prize_item_id: chosen.id })
          .where('account_id', '=', accountId)
          .where('lottery_id', '=', row.id)
          .where('run', '=', row.run)
          .execute()
        const giftTarget = { accountId, movement: { reason: 'LOTTERY_PRIZE', reference: row.id } } as const
        overflow = await grantRewards({ ...ctx, db }, giftTarget, [chosen], `「${row.name}」の賞品です。`)
      }
      return { accItemList: choosableItems(items, chosen.id), ...(await overflowOnWire({ db }, overflow)) }
    })
  },
}

type Reader = DbContext & { params: { id: string } }

const lotteryOf = async ({ db, params }: Reader): Promise<LotteryRow> =>
  orFail(await db.selectFrom('lottery').selectAll().where('id', '=', params.id).executeTakeFirst())

/** Reads the lottery. Draws it first if its announcement is due. */
const drawnLottery = async (reader: Reader): Promise<LotteryRow> => drawLotteryWhenDue(reader, await lotteryOf(reader))

/** Locks the lottery, so that entries are serialised and two callers cannot take the last one. */
const lockLottery = async ({ db, params }: Reader): Promise<LotteryRow> =>
  orFail(await db.selectFrom('lottery').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())

async function requireEntriesLeft({ db }: Reader, row: LotteryRow, accountId: string, count: number): Promise<void> {
  if ((await entryCountOf(db, row, accountId)) + count > row.limit_per_member) throw new Failure('OutOfRange')
  if (row.entry_limit !== null && (await entryCountOf(db, row)) + count > row.entry_limit)
    throw new Failure('FailedPrecondition')
}

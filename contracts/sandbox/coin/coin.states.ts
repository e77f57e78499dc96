import type { coinStates } from '../../states/coin.ts'
import { timeAfter, minutes } from '../runtime/clock.ts'
import { setOpeningBalances } from '../ledger/ledger.ts'
import { newId } from '../runtime/newId.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

const lastDraw = new Date('2026-01-31T03:00:00Z')
const price = 10

/** Sets up the provider states about coins in the sandbox. */
export const coinStateHandlers: AreaStateHandlers<typeof coinStates> = {
  setup: {
    async 'paid draws'({ accountId, gachaId, count }, { db }) {
      const wallet = await db
        .selectFrom('ledger_account')
        .select('id')
        .where('account_id', '=', accountId)
        .where('kind', '=', 'FREE')
        .where('platform', '=', 'WEB')
        .executeTakeFirstOrThrow()
      const draws = Array.from({ length: count }, (_, index) => ({
        id: newId('draw'),
        account_id: accountId,
        gacha_id: gachaId,
        draw_count: 1,
        consume_coin: price,
        ledger_transaction_id: newId('ledger'),
        created_at: timeAfter(lastDraw, -minutes(index)),
      }))
      const movements = draws.map(({ id, ledger_transaction_id, created_at }) => ({
        id: ledger_transaction_id,
        reason: 'GACHA',
        reference: id,
        created_at,
      }))
      const entries = movements.flatMap(({ id }) => [
        { transaction_id: id, ledger_account_id: wallet.id, amount: -price },
        { transaction_id: id, ledger_account_id: 'house-spent', amount: price },
      ])
      await db.insertInto('ledger_transaction').values(movements).execute()
      await db.insertInto('ledger_entry').values(entries).execute()
      await db.insertInto('gacha_draw').values(draws).execute()
      return {}
    },

    async 'coins of ten years ago'({ accountId }, { db }) {
      await setOpeningBalances({ db, now: new Date('2016-01-31T03:00:00Z') }, accountId, { free: 100, paid: 50 })
      return {}
    },
  },
  teardown: {},
}

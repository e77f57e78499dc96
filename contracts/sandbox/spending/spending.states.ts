import type { spendingStates } from '../../states/spending.ts'
import { days, japaneseDay, timeAfter } from '../runtime/clock.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'
import { storeBreak } from '../ledger/spendingBreaks.ts'

/** Sets up the provider states about spending in the sandbox. */
export const spendingStateHandlers: AreaStateHandlers<typeof spendingStates> = {
  setup: {
    async 'a break from spending'({ accountId }, { db, now }) {
      await db.deleteFrom('spending_break').where('account_id', '=', accountId).execute()
      await storeBreak(db, accountId, timeAfter(now, days(7)))
      return {}
    },

    async 'a birthday of 17 years ago'({ accountId }, { db, now }) {
      const today = japaneseDay(now)
      // 28 February replaces 29 February, which is not in every year.
      const day = today.endsWith('02-29') ? '02-28' : today.slice(5)
      const birthday = `${Number(today.slice(0, 4)) - 17}-${day}`
      await db.updateTable('profile').set({ birthday }).where('account_id', '=', accountId).execute()
      return {}
    },
  },
  teardown: {},
}

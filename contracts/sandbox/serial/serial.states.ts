import { timeAfter, days } from '../runtime/clock.ts'
import { newId } from '../runtime/newId.ts'
import type { serialStates } from '../../states/serial.ts'
import { fillRewardBundle } from '../inventory/rewardBundles.states.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about serial codes in the sandbox. */
export const serialStateHandlers: AreaStateHandlers<typeof serialStates> = {
  setup: {
    async 'a serial code'({ ipId, code, isExpired, isSingleUse, detail }, ctx) {
      const { db, now } = ctx
      const rewardBundleId = `serial-${code}`
      await fillRewardBundle(ctx, { rewardBundleId, ipId, detail })
      await db.deleteFrom('serial_code').where('code', '=', code).execute()
      const row = {
        code,
        title: '星詠み通信 会場の特典',
        image: detail === 'full' ? 'setsugen/hero.svg' : null,
        parcel_id: rewardBundleId,
        is_single_use: isSingleUse,
        valid_from: timeAfter(now, -days(30)),
        valid_until: timeAfter(now, days(isExpired ? -1 : 30)),
      }
      await db.insertInto('serial_code').values(row).execute()
      return {}
    },

    async 'a used serial code'({ accountId, code }, { db, now }) {
      await db
        .insertInto('serial_code_use')
        .values({ id: newId('code'), code, account_id: accountId, used_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {},
}

import { pinRemovedMail } from './pinRemovedMail.ts'
import { lockLogin } from '../auth/loginState.ts'
import { requireProof } from '../auth/proof.ts'
import { lockWallets } from '../ledger/ledger.ts'
import { minutes, timeAfter } from '../runtime/clock.ts'
import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { storeMail } from '../runtime/mail.ts'
import { instantOnWire } from '../runtime/wire.ts'
import { breakEndOf, storeBreak } from '../ledger/spendingBreaks.ts'

/** The sandbox's handlers of the spending endpoints. */
export const spendingHandlers: Handlers<'spending'> = {
  async getSpending(ctx) {
    const end = await breakEndOf(ctx, memberIdOf(ctx))
    return { breakEndTime: end && instantOnWire(end) }
  },

  async startBreak(ctx) {
    const accountId = memberIdOf(ctx)
    const end = timeAfter(ctx.now, minutes(ctx.body.minutes))
    return ctx.db.transaction().execute(async (db) => {
      await lockWallets(db, accountId)
      return { breakEndTime: instantOnWire(await storeBreak(db, accountId, end)) }
    })
  },

  async reportForgottenPin(ctx) {
    await ctx.db.transaction().execute(async (db) => {
      const { account } = await lockLogin(db, memberIdOf(ctx))
      await requireProof({ ...ctx, db })
      if (account.email) await storeMail({ ...ctx, db }, pinRemovedMail(account.email, ctx.body.deviceName))
    })
    return {}
  },
}

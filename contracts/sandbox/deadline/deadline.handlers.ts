import { memberIdOf, type Handlers } from '../runtime/http/callContext.ts'
import { deadlineOnWire, deadlinesOf } from './deadlines.ts'

/** The sandbox's handlers of the deadline endpoints. */
export const deadlineHandlers: Handlers<'deadline'> = {
  async listDeadlines(ctx) {
    const rows = await deadlinesOf({ db: ctx.db, now: ctx.now, accountIds: [memberIdOf(ctx)] })
    return { list: rows.map(deadlineOnWire) }
  },
}

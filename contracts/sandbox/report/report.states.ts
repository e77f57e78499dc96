import { newId } from '../runtime/newId.ts'
import type { reportStates } from '../../states/report.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the provider states about reports in the sandbox. */
export const reportStateHandlers: AreaStateHandlers<typeof reportStates> = {
  setup: {
    async 'a report'({ reporterAccountId, targetType, targetId }, { db, now }) {
      const target = { target_type: targetType, target_id: targetId }
      const content = { reason_id: 'harassment', comment: null, evidence: '' }
      const row = {
        id: newId('report'),
        account_id: reporterAccountId,
        ...target,
        ...content,
        created_at: now,
        updated_at: null,
      }
      await db
        .insertInto('report')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return {}
    },
  },
  teardown: {},
}

import type { Kysely } from 'kysely'
import type { scriptStates } from '../../states/scriptStates.ts'
import { sharedSchema } from '../runtime/db/migrate.ts'
import type { SharedTables } from '../runtime/db/shared.tables.ts'
import { newId } from '../runtime/newId.ts'
import { signatureHeader, signatureOf } from '../payment/gateway/signature.ts'
import type { AreaStateHandlers } from '../runtime/stateContext.ts'

/** Sets up the states in the sandbox that only the scripts of the verification use. */
export const scriptStateHandlers: AreaStateHandlers<typeof scriptStates> = {
  setup: {
    async 'the code of the newest mail'({ email }, { db, dataset, now }) {
      // Reads the shared table in the transaction that sets up the state: a query outside it would wait for its end.
      const shared = db.withSchema(sharedSchema) as unknown as Kysely<SharedTables>
      const mail = await shared
        .selectFrom('mail')
        .select('code')
        .where('world', '=', dataset.name)
        .where('recipient', '=', email)
        // Ignores mails with a future time, which remain if a script has moved the clock.
        .where('created_at', '<=', now)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return { code: mail?.code ?? '' }
    },

    async 'a payment notification'({ transactionId, result, amount, isForged }, { dataset, services }) {
      const notice = { world: dataset.name, notificationId: newId('notification'), orderId: transactionId }
      const body = JSON.stringify({ ...notice, result, amount })
      const signature = signatureOf(isForged ? 'a key of another sender' : services.gatewayKey, body)
      return { address: '/gateway/sbps/notification', headers: JSON.stringify({ [signatureHeader]: signature }), body }
    },
  },
  teardown: {},
}

import type { Db } from '../../schema.ts'
import type { OpenWorld } from '../../runtime/db/worlds.ts'
import { paymentWebhook } from '../paymentWebhook.ts'
import type { SandboxServices } from '../../runtime/services.ts'
import { signatureHeader, signatureOf } from './signature.ts'

/**
 * Tells the merchant what is due, signed, at least once: a notification counts as delivered when the merchant has
 * answered, and whatever stopped in between is told again. Two at a time for one order happen, as they do with any
 * provider.
 */
export async function deliverDue(services: SandboxServices, { name, db, clock }: OpenWorld): Promise<void> {
  const webhook = paymentWebhook(services)
  const deliver = async ({ id, order_id, result, amount }: Due) => {
    const body = JSON.stringify({ world: name, notificationId: id, orderId: order_id, result, amount })
    const headers = { [signatureHeader]: signatureOf(services.gatewayKey, body) }
    const { status } = await webhook.request('/notification', { method: 'POST', headers, body })
    // A refusal is an answer, too: nothing would change if it were told again.
    if (status >= 500) return
    await db.updateTable('gateway_notification').set({ delivered_at: clock.now() }).where('id', '=', id).execute()
  }
  await Promise.all((await dueAt(db, clock.now())).map(deliver))
}

type Due = Awaited<ReturnType<typeof dueAt>>[number]

function dueAt(db: Db, now: Date) {
  return db
    .selectFrom('gateway_notification')
    .innerJoin('gateway_payment', 'gateway_payment.id', 'gateway_notification.payment_id')
    .select(['gateway_notification.id', 'order_id', 'result', 'amount'])
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()
}

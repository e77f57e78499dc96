import type { Db } from '../../schema.ts'
import type { OpenDataset } from '../../runtime/db/datasets.ts'
import { paymentWebhook } from '../paymentWebhook.ts'
import type { SandboxServices } from '../../runtime/services.ts'
import { signatureHeader, signatureOf } from './signature.ts'

/**
 * Sends all due notifications to the merchant, signed, at least once each. A notification counts as delivered once the
 * merchant has answered; after an interruption it is sent again. Two notifications of the same order can be sent
 * concurrently, as with real providers.
 */
export async function deliverDueNotifications(
  services: SandboxServices,
  { name, db, clock }: OpenDataset,
): Promise<void> {
  const webhook = paymentWebhook(services)
  const deliver = async ({ id, order_id, result, amount }: Due) => {
    const body = JSON.stringify({ world: name, notificationId: id, orderId: order_id, result, amount })
    const headers = { [signatureHeader]: signatureOf(services.gatewayKey, body) }
    const { status } = await webhook.request('/notification', { method: 'POST', headers, body })
    // Any status below 500 is a final answer. A refusal (4xx) would be the same if the notification were sent again.
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

import { Hono, type Context } from 'hono'
import { timeAfter } from '../../runtime/clock.ts'
import type { PaymentResult } from '../payment.tables.ts'
import { demoDataset, type OpenDataset } from '../../runtime/db/datasets.ts'
import { orFail } from '../../runtime/failure.ts'
import type { SandboxServices } from '../../runtime/services.ts'
import { payerActions } from './payerActions.ts'
import { tokeniseCard } from './cards.ts'
import { decidePayment, findPayment, type GatewayPayment } from './gateway.ts'
import { gatewayOverviewPage, paymentPage } from './gatewayPages.ts'
import { deliverDueNotifications } from './notifications.ts'
import { payRefund, listRefunds } from '../refunds.ts'

/** The local gateway's pages below `/_sandbox/gateway`, for payers and developers. */
export function gatewayApp(services: SandboxServices): Hono {
  const app = new Hono()
  const datasetOf = (context: Context): OpenDataset =>
    orFail(services.datasets.get(context.req.param('world') ?? demoDataset))

  app.get('/', async (context) => {
    const dataset = datasetOf(context)
    const payments = await dataset.db
      .selectFrom('gateway_payment')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute()
    return page(context, gatewayOverviewPage(dataset, payments, await listRefunds(dataset.db)))
  })

  app.get('/:world/payments/:id', async (context) => {
    const { db, clock } = datasetOf(context)
    return page(context, paymentPage(await findPayment(db, context.req.param('id')), clock.now()))
  })

  app.post('/:world/payments/:id', async (context) => {
    const dataset = datasetOf(context)
    const { act } = await context.req.parseBody()
    const { result, notices } = orFail(
      Object.entries(payerActions).find(([name]) => name === act)?.[1],
      'InvalidArgument',
    )
    const now = dataset.clock.now()
    const due = notices.map((delay) => timeAfter(now, delay))
    const payment = await dataset.db
      .transaction()
      .execute((db) => decidePayment({ db, now }, context.req.param('id'), result, due))
    await deliverDueNotifications(services, dataset)
    const way = wayBack(payment)
    return way ? context.redirect(way, 303) : page(context, paymentPage(payment, now))
  })

  app.post('/:world/refunds/:orderId', async (context) => {
    const { db, clock } = datasetOf(context)
    await payRefund({ db, now: clock.now() }, context.req.param('orderId'))
    return context.redirect('/_sandbox/gateway', 303)
  })

  app.post('/:world/token', async (context) => {
    const { db, clock } = datasetOf(context)
    const token = await tokeniseCard({ db, now: clock.now() }, await context.req.json().catch(() => undefined))
    if (!token)
      return context.json({ error: 'カードの番号、有効期限、セキュリティコードのいずれかが正しくありません。' }, 400)
    return context.json(token, 200, { 'Cache-Control': 'no-store' })
  })
  return app
}

const ends: Partial<Record<PaymentResult, string>> = { SUCCEEDED: 'complete', CANCELLED: 'cancel', FAILED: 'error' }

/**
 * The app's URL to which the payer returns, with the result appended to its path. Undefined for payments at a till and
 * payments that the gateway does not answer.
 */
function wayBack({ return_url, order_id, result }: GatewayPayment): string | undefined {
  const end = result && ends[result]
  if (!return_url || !end) return undefined
  const url = new URL(return_url)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${end}`
  url.searchParams.set('transactionId', order_id)
  return url.href
}

/**
 * Sends a page of the gateway. The header allows inline styles but no scripts, because the page shows texts from
 * requests.
 */
const page = (context: Context, body: Parameters<Context['html']>[0]) =>
  context.html(body, 200, {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    'Cache-Control': 'no-store',
  })

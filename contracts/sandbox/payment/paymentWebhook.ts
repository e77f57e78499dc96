import { Hono } from 'hono'
import * as z from 'zod/mini'
import { failureResponse, Failure, orFail } from '../runtime/failure.ts'
import { hasGatewaySignature, signatureHeader } from './gateway/signature.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { applyPaymentOutcome } from './orders.ts'
import { parseBody } from '../runtime/http/parseRequest.ts'

const notification = z.object({
  world: z.string(),
  notificationId: z.string(),
  orderId: z.string(),
  result: z.enum(['SUCCEEDED', 'CANCELLED', 'FAILED', 'EXPIRED']),
  amount: z.int(),
})

/**
 * The endpoint to which the gateway sends payment results. Clients do not call it, so it is not in the registry. It
 * authenticates by signature, and accepts the same notification any number of times.
 */
export function paymentWebhook(services: SandboxServices): Hono {
  const app = new Hono()
  app.onError((error) => {
    if (error instanceof Failure) return failureResponse(error)
    process.stderr.write(`${error.stack ?? error.message}\n`)
    return failureResponse(new Failure('Internal'))
  })
  app.post('/notification', async (context) => {
    const body = await context.req.text()
    if (!hasGatewaySignature(services.gatewayKey, body, context.req.header(signatureHeader)))
      throw new Failure('PermissionDenied')
    const received = parseBody(notification, body) as z.infer<typeof notification>
    const dataset = orFail(services.datasets.get(received.world))
    const { db, clock } = dataset
    const { appAddress } = services
    await applyPaymentOutcome({ db, now: clock.now(), grants: true, dataset, appAddress }, received)
    return context.json({})
  })
  return app
}

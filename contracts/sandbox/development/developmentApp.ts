import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { demoDataset } from '../runtime/db/datasets.ts'
import { failureResponse, Failure } from '../runtime/failure.ts'
import { gatewayApp } from '../payment/gateway/gatewayApp.ts'
import type { SandboxServices } from '../runtime/services.ts'
import { isOwnHost } from '../runtime/http/ownHosts.ts'
import { sendAllDueReminders } from '../reminder/sendAllDueReminders.ts'
import { mailboxPage } from './mailboxPage.ts'
import { providerApp } from './providerApp.ts'
import { listScenarios, openScenario } from './scenarios.ts'
import { InvalidHookRequest, runStateHook } from './stateHook.ts'

/**
 * Development tools below `/_sandbox` on each host: the mailbox, the local gateway, the state hook, scenarios, the test
 * provider, the step that sends reminders, and the clock. Only programs and pages of this machine may call them.
 */
export function developmentApp(services: SandboxServices): Hono {
  const app = new Hono()
  app.use(async (context, next) => (isOurs(context) ? next() : failureResponse(new Failure('NotFound'))))
  app.use(bodyLimit({ maxSize: 100 * 1024 }))
  app.onError((error, context) => {
    if (error instanceof InvalidHookRequest) return context.json({ error: error.message }, 400)
    throw error
  })

  app.get('/mailbox', async (context) => {
    const mails = await services.datasets.shared
      .selectFrom('mail')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
    if (context.req.header('Accept')?.includes('text/html')) return context.html(mailboxPage(mails), 200, pageHeaders)
    return context.json({
      mails: mails.map(({ created_at, ...mail }) => ({ ...mail, createdTime: created_at.toISOString() })),
    })
  })

  app.route('/gateway', gatewayApp(services))

  app.post('/states', async (context) => context.json(await runStateHook(services, await bodyOf(context))))

  app.get('/scenarios', (context) => context.json({ scenarios: listScenarios() }))
  app.post('/scenarios', async (context) => {
    const { name, params = {}, as } = await bodyOf(context)
    if (as !== undefined && as !== 'guest') throw new InvalidHookRequest('as is "guest"; without it a member looks on.')
    return context.json(await openScenario(services, name, params as Record<string, unknown>, as))
  })

  app.post('/reminders', async (context) => context.json(await sendAllDueReminders(services)))

  app.route('/provider', providerApp(services.testProvider))

  app.get('/clock', (context) => context.json({ time: services.datasets.get(demoDataset)?.clock.now().toISOString() }))
  app.post('/clock', async (context) => {
    const { time } = await bodyOf(context)
    if (time !== null && (typeof time !== 'string' || Number.isNaN(Date.parse(time))))
      throw new InvalidHookRequest(
        'time is an instant such as "2026-01-31T14:00:00Z", or null for the time of the machine.',
      )
    const now = await services.datasets.setClock(demoDataset, time === null ? null : new Date(time))
    return context.json({ time: now.toISOString() })
  })
  return app
}

/**
 * Headers of all development pages. They allow only inline styles: the pages show texts that members wrote, and scripts
 * must not run.
 */
const pageHeaders = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }

/** Whether a page of this machine sent the request, or a program without a page. */
function isOurs({ req }: Context): boolean {
  const origin = req.header('Origin')
  return origin === undefined || isOwnHost(origin)
}

async function bodyOf({ req }: Context): Promise<Record<string, unknown>> {
  const body: unknown = await req.json().catch(() => undefined)
  if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  throw new InvalidHookRequest('The body is a JSON object.')
}

import { isDeepStrictEqual } from 'node:util'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { getCookie } from 'hono/cookie'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../endpoint.ts'
import type { Host } from '../../../hosts.ts'
import { isMultipart } from '../../../multipart.ts'
import { largestMedia } from '../../../post/media.ts'
import { registry, type Area } from '../../../registry.ts'
import { sqlState } from '../db/database.ts'
import { failureResponse, Failure, orFail } from '../failure.ts'
import { settleDuePayments } from '../../settleDuePayments.ts'
import { handlers } from '../../handlers.ts'
import { addRoutes } from '../../routes.ts'
import { deviceCookie, deviceCookieName, deviceIdOf } from '../security/deviceCookie.ts'
import type { SandboxServices } from '../services.ts'
import type { CallContext, Handler } from './callContext.ts'
import { authenticate, type AuthenticatedCaller } from './authenticate.ts'
import { clientAddressHeader, clientNetwork } from './clientNetwork.ts'
import { isOwnHost, ownHostsOnly } from './ownHosts.ts'
import { parseBody, parseForm, parseQuery, parseStrictly, requireStorableText } from './parseRequest.ts'
import { streamAnswers, topicOf, wantsEvents } from './streamAnswers.ts'

/** An endpoint and its handler; the type of `handlers` has ensured that they match. */
interface Route {
  endpoint: Endpoint
  handle: Handler<Endpoint>
}

const largestBody = 100 * 1024
/** The maximum size of a multipart body in bytes: a file and the parts around it. */
const largestForm = largestMedia + largestBody

interface HostOptions {
  /** Whether the development tools below `/_sandbox` are served. Default: true. */
  hasTools?: boolean | undefined
  /** Called with every refusal before it is answered; if it throws, that error is answered instead. */
  onRefusal?: (endpoint: Endpoint, refusal: Failure) => void
}

/** A Hono app with all endpoints of a host and, if `hasTools`, the development tools below `/_sandbox`. */
export function hostApp(host: Host, services: SandboxServices, { hasTools = true, onRefusal }: HostOptions = {}): Hono {
  // Reads the setting once at the start, so that an invalid one fails now instead of at the first request.
  clientAddressHeader()
  const app = new Hono()
  app.use(ownHostsOnly)
  app.use(compress(), secureHeaders({ crossOriginResourcePolicy: 'cross-origin', strictTransportSecurity: false }))
  app.use(cors({ origin: (origin) => (isOwnHost(origin) ? origin : null), exposeHeaders: ['Retry-After'] }))
  app.use((context, next) => (uploads.has(context.req.path) ? formLimit : usualLimit)(context, next))
  app.notFound(() => failureResponse(new Failure('NotFound')))
  app.onError((error) => failureResponse(failureOf(error)))
  addRoutes(app, host, services, hasTools)
  for (const route of routesOf(host)) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
    const handle: Handler<Endpoint> = (ctx) => route.handle(ctx).catch(refuse(route.endpoint, onRefusal))
    app.on(route.endpoint.method, path, (context) => answer({ ...route, handle }, services, context))
  }
  return app
}

const refuse = (endpoint: Endpoint, onRefusal: HostOptions['onRefusal']) => (error: unknown) => {
  const refusal = failureOf(error)
  onRefusal?.(endpoint, refusal)
  throw refusal
}

const onError = () => failureResponse(new Failure('InvalidArgument'))
const usualLimit = bodyLimit({ maxSize: largestBody, onError })
const formLimit = bodyLimit({ maxSize: largestForm, onError })
const uploads: ReadonlySet<string> = new Set(
  Object.values(registry)
    .flatMap((endpoints) => Object.values<Endpoint>(endpoints))
    .filter(isMultipart)
    .map(({ path }) => path),
)

/**
 * The routes of a host, in the order of matching. Static segments are matched before `{id}` (Q66): a path comes first
 * if it is static where two paths first differ.
 */
function routesOf(host: Host): Route[] {
  const routes = Object.entries(registry).flatMap(([area, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]): Route => {
      const areaHandlers = handlers[area as Area] as unknown as Record<string, Handler<Endpoint>>
      return { endpoint, handle: orFail(areaHandlers[name], 'Unimplemented') }
    }),
  )
  const rank = ({ endpoint: { path } }: Route) => path.replace(/\{\w+\}/g, '\uffff')
  return routes.filter(({ endpoint }) => endpoint.host === host).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}

async function answer(route: Route, services: SandboxServices, context: Context): Promise<Response> {
  const { ask: ctx, value } = await run(route, services, context)
  if (beginsSession(route.endpoint)) giveCookie(ctx, context)
  if (route.endpoint.stream && wantsEvents(context)) {
    const topic = topicOf(route.endpoint, ctx)
    const subscriber = services.streams.subscribe(topic, ctx.sessionId ?? ctx.address)
    const read = async () => (await run(route, services, context)).value
    const checkAccess = () => authenticate(services, route.endpoint, context.req.header('Authorization'))
    // Shares one read between callers. If it is refused for one of them, each of the others reads again itself.
    const share = () => services.streams.readShared(topic, read).catch(read)
    return streamAnswers(context, {
      subscriber,
      checkAccess,
      read,
      share,
      now: () => ctx.dataset.clock.now(),
      failureOf,
    })
  }
  // Forbids caching, because answers depend on the bearer token and are often personal.
  return context.json(value as object, 200, { 'Cache-Control': 'no-store' })
}

async function run({ endpoint, handle }: Route, services: SandboxServices, context: Context) {
  const caller = await authenticate(services, endpoint, context.req.header('Authorization'))
  await settleDuePayments(services, caller.dataset)
  const params = requireStorableText(context.req.param() as Record<string, string>)
  const query = parseQuery(endpoint.query, new URL(context.req.url).searchParams)
  const body = await bodyOf(endpoint, query, context)
  const parts = { params, query, body, grants: endpoint.grants ?? false }
  const ctx = callContextOf(endpoint, parts, caller, services, context)
  const value = await handle(ctx)
  if (process.env['NODE_ENV'] !== 'production') checkAnswer(endpoint, value)
  return { ask: ctx, value }
}

/**
 * Reads the body. Some proxies drop the body of a DELETE, so the query, which has the same fields, is used instead
 * (Q62).
 */
async function bodyOf(endpoint: Endpoint, query: unknown, { req }: Context): Promise<unknown> {
  if (isMultipart(endpoint)) return parseForm(endpoint.body, req)
  const text = await req.text()
  const isDropped = text === '' && endpoint.method === 'DELETE' && endpoint.body
  return isDropped ? parseStrictly(isDropped, query) : parseBody(endpoint.body, text)
}

/** Whether the endpoint needs no bearer token, like the one with which a browser starts its first session. */
const beginsSession = ({ auth }: Endpoint) => auth === 'none'

function giveCookie({ services, deviceId }: CallContext, context: Context): void {
  if (deviceId) context.header('Set-Cookie', deviceCookie(services.mint, deviceId, context.req.header('Origin')))
}

function callContextOf(
  endpoint: Endpoint,
  parts: Pick<CallContext, 'params' | 'grants'> & { query: unknown; body: unknown },
  caller: AuthenticatedCaller,
  services: SandboxServices,
  context: Context,
): CallContext {
  const { dataset } = caller
  return {
    ...(parts as Pick<CallContext, 'params' | 'grants' | 'query' | 'body'>),
    ...caller,
    db: dataset.db,
    now: dataset.clock.now(),
    services,
    operation: `${endpoint.method} ${endpoint.path}`,
    address: clientNetwork(getConnInfo(context).remote.address ?? 'unknown', (name) => context.req.header(name)),
    userAgent: context.req.header('User-Agent'),
    ...(beginsSession(endpoint) && { deviceId: deviceIdOf(services.mint, getCookie(context, deviceCookieName)) }),
    idempotencyKey: /^[\w-]{8,64}$/.exec(context.req.header('Idempotency-Key') ?? '')?.[0],
  }
}

/** Throws if an answer does not match its schema, or has more fields than declared, which is a bug of the sandbox. */
function checkAnswer(endpoint: Endpoint, value: unknown): void {
  const wire: unknown = JSON.parse(JSON.stringify(value))
  const parsed = z.safeParse(endpoint.response, wire)
  if (parsed.success && isDeepStrictEqual(parsed.data, wire)) return
  const reason = parsed.success ? 'it has more than was declared' : parsed.error.message
  throw new Error(`The answer of ${endpoint.method} ${endpoint.path} is not as declared: ${reason}`)
}

/** Converts a thrown error to a Failure. Unexpected errors are logged and never sent. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  const state = sqlState(error)
  if (state === '40001' || state === '40P01') return new Failure('Aborted')
  // A foreign-key violation: the row that the request refers to was deleted since.
  if (state === '23503') return new Failure('NotFound')
  // The value is out of range, or too large for an index.
  if (state?.startsWith('22') || state?.startsWith('54')) return new Failure('InvalidArgument')
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return new Failure('Internal')
}

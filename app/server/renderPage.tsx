import { QueryClientProvider, type Query } from '@tanstack/react-query'
import type { Call } from '@tsudoi/contracts/client'
import type { Endpoint, RequestOf } from '@tsudoi/contracts/endpoint'
import { lazyLoads } from '@tsudoi/design-system/lazy'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ApiError } from '../api/apiError.ts'
import { urlOfGet } from '../api/earlyAnswers.ts'
import { serverRender } from '../api/serverRender.ts'
import type { HydrationState } from '../hydrationState.ts'
import { queryClient } from '../queryClient.ts'
import { setRenderedOrigin } from '../ownOrigin.ts'
import { prerenderedPage } from '../router/prerenderedPage.ts'
import type { ResolvedPage } from '../router/resolvePage.ts'
import { ShownPage } from '../router/ShownPage.tsx'
import { defaultFrameSettings, initialFrameSettings } from '../shell/frameSettings.ts'
import { stopClock } from '../time/clock.ts'
import { withTimeout } from '../time/withTimeout.ts'

/** The parts of a page's URL, as in `Location`. */
export interface PageUrl {
  origin: string
  pathname: string
  search: string
}

/**
 * The answer of a GET as a guest: parsed by the contract (`data`) and as the server sent it (`body`), or the failure.
 */
export type GuestAnswer = { data: unknown; body: unknown } | { error: ApiError }

/** A GET that a page makes. */
export interface PageCall {
  endpoint: Endpoint
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, unknown>> | undefined
}

/** A rendered page, as a guest sees it before any interaction. */
export interface RenderedPage {
  /** HTML of the content of the root element. */
  html: string
  firstView: HydrationState
  /** The answers that the page was rendered from, by address. The browser caches them on the device. */
  answers: Readonly<Record<string, unknown>>
}

type Answers = ReadonlyMap<string, GuestAnswer>

// The handler that opens a dialog when a query fails. It is called only in the browser: a query that fails while the
// server renders opens none.
const { onError } = queryClient.getQueryCache().config

/**
 * Makes a call function that takes its answers from `answers`. It adds those that the page uses to `used`, and the
 * calls without an answer to `missing`.
 */
function answerFrom(answers: Answers, missing: Map<string, PageCall>, used: Record<string, unknown>): Call {
  return (endpoint, request: RequestOf<Endpoint>) => {
    const { params, query } = request as Pick<PageCall, 'params' | 'query'>
    const refuse = () => Promise.reject(new ApiError({ endpoint, kind: 'unsent' }))
    if (endpoint.method !== 'GET' || endpoint.auth === 'member') return refuse()
    const address = urlOfGet(endpoint, params, query)
    const answer = answers.get(address)
    if (!answer) {
      missing.set(address, { endpoint, params, query })
      return refuse()
    }
    if ('error' in answer) return Promise.reject(answer.error)
    used[address] = answer.body
    return Promise.resolve(answer.data as never)
  }
}

const isEnabled = ({ options }: Query) => (options as { enabled?: unknown }).enabled !== false

/**
 * The queries that the page has rendered without starting them: on the server no effect runs, and effects start
 * queries.
 */
const unstartedQueries = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && query.state.fetchStatus === 'idle' && isEnabled(query))

async function fetchAll(queries: readonly Query[]): Promise<void> {
  await Promise.allSettled(queries.map((query) => query.fetch()))
}

/** Renders the page in its current state. What the page sets for its frame takes effect with the next call. */
function renderOnce(url: PageUrl, resolved: ResolvedPage): string {
  return renderToString(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={url}>
          <ShownPage resolved={resolved} navigation="within" />
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}

const loadedData = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data] as const)

/** Renders a page as it is before any query has started. The result is the same for all users; the build uses it. */
export async function renderWithoutData(url: PageUrl): Promise<string> {
  const { page } = await prerenderedPage({ ...url, hash: '' })
  setRenderedOrigin(url.origin)
  return renderOnce(url, page)
}

/**
 * Maximum duration of an attempt in milliseconds. Other attempts wait for it, so without a limit a promise that never
 * settles would end all rendering.
 */
const maxAttemptMs = 10_000

/**
 * Creates a function that waits for a step of an attempt, and rejects once the attempt has taken too long. The attempt
 * then ends, so that it changes nothing during the next one.
 */
function attemptTimer() {
  const end = performance.now() + maxAttemptMs
  return async <Value,>(step: Promise<Value>): Promise<Value> => {
    const left = end - performance.now()
    const done =
      left > 0 &&
      (await withTimeout(
        step.then((value) => ({ value })),
        left,
      ))
    if (!done) throw new Error(`Rendering took more than ${maxAttemptMs} ms.`)
    return done.value
  }
}

/** A page rendered from the given answers, or the calls whose answers it lacks. */
type Attempt = RenderedPage | { missing: readonly PageCall[] }

async function attempt(url: PageUrl, now: string, answers: Answers): Promise<Attempt> {
  const missing = new Map<string, PageCall>()
  const used: Record<string, unknown> = {}
  const inTime = attemptTimer()
  const page = await inTime(prerenderedPage({ ...url, hash: '' }))
  delete queryClient.getQueryCache().config.onError
  stopClock(now)
  setRenderedOrigin(url.origin)
  serverRender.answer = answerFrom(answers, missing, used)
  try {
    const resolved = page.startQueries(true)
    const queries = queryClient.getQueryCache().getAll()
    await inTime(Promise.allSettled(queries.flatMap(({ promise }) => promise ?? [])))
    initialFrameSettings.current = defaultFrameSettings
    // Renders again until a render has started no further query and no lazy module.
    let html = ''
    do {
      await inTime(Promise.all([fetchAll(unstartedQueries()), ...lazyLoads]))
      html = renderOnce(url, resolved)
    } while (unstartedQueries().length > 0 || lazyLoads.size > 0)
    if (missing.size > 0) return { missing: [...missing.values()] }
    // Renders once more: the frame renders before its page, so only now it has the settings that the page sets.
    html = renderOnce(url, resolved)
    return { html, firstView: { now, frame: initialFrameSettings.current, queries: loadedData() }, answers: used }
  } finally {
    serverRender.answer = undefined
    setRenderedOrigin(undefined)
    queryClient.clear()
    stopClock()
    if (onError) queryClient.getQueryCache().config.onError = onError
  }
}

/** Resolves when all attempts that were requested earlier have ended. */
let lastAttempt: Promise<unknown> = Promise.resolve()

/**
 * Renders a page as a guest first sees it, from the given answers. All requests share the modules of the app, so
 * attempts run one after the other, and none waits for a server: if the page lacks answers, this returns their calls,
 * and the caller reads them before the next attempt.
 */
export function attemptRender(url: PageUrl, now: string, answers: Answers): Promise<Attempt> {
  const next = lastAttempt.then(() => attempt(url, now, answers))
  lastAttempt = next.catch(() => {})
  return next
}

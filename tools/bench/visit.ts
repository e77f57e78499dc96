import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { errors, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright'

/** The measurements of one visit: times in milliseconds since navigation, sizes in gzipped bytes. */
export interface VisitFigures {
  /** Largest contentful paint; NaN (a failed measurement) if the browser reported none. */
  lcp: number
  cls: number
  tbt: number
  content: number
  interactive: number
  jsBeforeContent: number
  css: number
  requests: number
  /**
   * Bytes that the visit transfers until the network is idle, including headers, excluding answers of the service
   * worker.
   */
  transferred: number
  elements: number
}

/** The cookies of a member's session, for the pages below `url`. */
export type SessionCookies = readonly { name: string; value: string; url: string }[]

/** A page to visit: its URL, a selector for its content, and how the visitor logs in. */
export interface VisitTarget {
  name: string
  url: string
  /** Selector of the page's content. It must not match a skeleton or the app shell. */
  content: string
  /**
   * Selector of a control; it is interactive once React has hydrated it (immediately for a plain link or button on a
   * static page).
   */
  control: string
  /**
   * Logs the visitor in and resolves with the session's cookies. Each visit begins a session of its own, because an
   * access token expires during a long measurement, and a refresh token can be used only once. Default: a guest.
   */
  logIn?: (() => Promise<SessionCookies>) | undefined
}

/** A mid-range phone on a slow network (performance.md): 390×844 at 2×, CPU 4×, 150 ms, 1.6 Mbit/s. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ja-JP',
  // Outside Japan's time zone the page would have an additional line, about Japan's time (Q436).
  timezoneId: 'Asia/Tokyo',
}
/** The simulated slow network: latency in milliseconds, throughput in bytes per second. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

/** Name of the binding that a page calls when its content is shown. */
const binding = 'benchHasSeen'

interface Marks {
  content: string
  control: string
  binding: string
}

/** Runs in the page before its scripts: records the browser's performance entries. */
function observe(marks: Marks) {
  const seen = { lcp: 0, cls: 0, tbt: 0, content: 0, interactive: 0 }
  Object.assign(globalThis, { bench: seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  watch('longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50)))
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) seen.cls += shift.value
  })
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  const look = () => {
    if (!seen.content && document.querySelector(marks.content)) seen.content = performance.now()
    const control = document.querySelector(marks.control)
    const isStatic = document.documentElement?.hasAttribute('data-static')
    if (!seen.interactive && control && (isStatic || isTakenOver(control))) seen.interactive = performance.now()
    // Looking in every frame would slow a page that hydrates in slices, so it looks every 8 ms until the page is
    // interactive.
    if (!seen.content) return void requestAnimationFrame(look)
    if (!seen.interactive) return void globalThis.setTimeout(look, 8)
    const notify = (globalThis as unknown as Record<string, (payload: string) => void>)[marks.binding]
    notify?.('')
  }
  look()
}

/**
 * Returns a promise for the moment when the page's content is shown and interactive. Does not use Playwright's waiting
 * functions, because their injected script takes longer than some pages.
 */
async function contentOf(session: CDPSession): Promise<{ isThere: Promise<void> }> {
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: binding })
  const isThere = new Promise<void>((resolve, reject) => {
    session.on('Runtime.bindingCalled', ({ name }) => name === binding && resolve())
    void setTimeout(60_000, 0, { ref: false }).then(() => reject(new errors.TimeoutError('No content has come')))
  })
  // If the visit fails before the content is shown, that error is reported instead.
  isThere.catch(() => undefined)
  return { isThere }
}

interface Resource {
  url: string
  type: string
  started: number
  body: Promise<Buffer>
  transferred: Promise<number>
}

/** Timeout for response bodies, because streams never end. */
const bodyTimeout = () => setTimeout(5_000, 0, { ref: false })

/** Records all resources that the page loads: type, start and body of each answer. */
export async function recordLoads(session: CDPSession): Promise<Resource[]> {
  const resources: Resource[] = []
  const started = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => started.set(requestId, timestamp))
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const finished = new Promise<number>((resolve) =>
      session.on(
        'Network.loadingFinished',
        (event) => event.requestId === requestId && resolve(event.encodedDataLength),
      ),
    )
    const isLocal = response.fromServiceWorker || response.fromDiskCache
    const transferred = isLocal ? Promise.resolve(0) : Promise.race([finished, bodyTimeout()])
    const read = () => session.send('Network.getResponseBody', { requestId })
    const body = finished.then(read).then(
      (answer) => Buffer.from(answer.body, answer.base64Encoded ? 'base64' : 'utf8'),
      () => Buffer.alloc(0),
    )
    resources.push({ url: response.url, type, started: started.get(requestId) ?? 0, body, transferred })
  })
  return resources
}

const gzipped = async (resources: Resource[]) =>
  (await Promise.all(resources.map(({ body }) => body))).reduce(
    (sum, body) => sum + (body.length ? gzipSync(body).length : 0),
    0,
  )

async function measure(context: BrowserContext, target: VisitTarget): Promise<VisitFigures> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const resources = await recordLoads(session)
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const content = await contentOf(session)
  await page.addInitScript(observe, { content: target.content, control: target.control, binding })
  await page.goto(target.url, { waitUntil: 'commit' })
  await content.isThere
  await page.waitForLoadState('networkidle')
  // Waits for the LCP, which the browser reports shortly after the paint. If it never does, the visit fails.
  await page
    .waitForFunction(() => (globalThis as unknown as { bench: VisitFigures }).bench.lcp > 0, undefined, {
      timeout: 5_000,
    })
    .catch(() => undefined)
  const seen = await page.evaluate(() => (globalThis as unknown as { bench: Omit<VisitFigures, 'requests'> }).bench)
  const lcp = seen.lcp > 0 ? seen.lcp : Number.NaN
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const first = Math.min(...resources.map(({ started }) => started))
  const before = resources.filter(({ started }) => (started - first) * 1000 <= seen.content)
  return {
    ...seen,
    lcp,
    elements,
    jsBeforeContent: await gzipped(before.filter(({ type }) => type === 'Script')),
    css: await gzipped(before.filter(({ type }) => type === 'Stylesheet')),
    requests: resources.length,
    transferred: (await Promise.all(resources.map((each) => each.transferred))).reduce((sum, size) => sum + size, 0),
  }
}

/** The figures of a visit that failed. */
const failedVisit: VisitFigures = {
  lcp: Number.NaN,
  cls: Number.NaN,
  tbt: Number.NaN,
  content: Number.NaN,
  interactive: Number.NaN,
  jsBeforeContent: Number.NaN,
  css: Number.NaN,
  requests: Number.NaN,
  transferred: Number.NaN,
  elements: Number.NaN,
}

/**
 * Repeats a failed visit, and prints that it failed. The browser's throttled network sometimes stalls forever although
 * the server has answered everything, which says nothing about the page. After three failures it returns the result of
 * `failed`, so that the other figures of a long measurement are kept.
 */
async function withRetries<Result>(
  name: string,
  make: () => Promise<Result>,
  failed: () => Result,
  tries = 3,
): Promise<Result> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    console.log(`${name}: ${error.message}; ${tries > 1 ? 'visited again' : 'given up'}`)
    return tries > 1 ? withRetries(name, make, failed, tries - 1) : failed()
  }
}

async function inContext<Result>(
  browser: Browser,
  { logIn }: VisitTarget,
  act: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    if (logIn) await context.addCookies(await logIn())
    return await act(context)
  } finally {
    await context.close()
  }
}

/** Measures one visit with an empty cache. If it fails each time, its figures are NaN. */
export const measureVisit = (browser: Browser, target: VisitTarget): Promise<VisitFigures> =>
  withRetries(
    target.name,
    () => inContext(browser, target, (context) => measure(context, target)),
    () => failedVisit,
  )

/** Waits until an async condition in the page is true. `waitForFunction` would treat the promise itself as true. */
export async function pollUntil(page: Page, condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await page.evaluate(condition))) {
    if (Date.now() > end) throw new errors.TimeoutError(`${page.url()} is not as far as it should be`)
    await setTimeout(100)
  }
}

/**
 * Runs in the page: whether the page is idle, and its files and answers are cached. If a page stores no answers (a post
 * stores none), it has no response cache: then it must be idle for five seconds instead of one.
 */
export const isReadyForSecondVisit = async () => {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const idleMs = performance.now() - Math.max(...loaded.map(({ responseEnd }) => responseEnd))
  if (idleMs < 1_000 || !navigator.serviceWorker?.controller) return false
  const files = loaded.map(({ name }) => name).filter((name) => /\/assets\/[^/]+\.(js|css)$/.test(name))
  const isResponseCache = (name: string) => name.startsWith('tsudoi.kept.')
  const cached = await Promise.all(files.map((file) => caches.match(file)))
  return cached.every(Boolean) && (idleMs > 5_000 || (await caches.keys()).some(isResponseCache))
}

/** Stops all service workers, because on a real second visit the browser has to start the worker again. */
async function endWorkers(context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(await context.newPage())
  const stopped = new Promise<void>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.every(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    }),
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await stopped
  await session.detach()
}

/** The measurements of two visits in the same browser profile. */
export interface FirstAndSecondVisit {
  first: VisitFigures
  second: VisitFigures
}

/** Measures a first and a second visit in the same browser profile. If they fail each time, their figures are NaN. */
export const measureFirstAndSecondVisit = (browser: Browser, target: VisitTarget): Promise<FirstAndSecondVisit> =>
  withRetries(
    target.name,
    () =>
      inContext(browser, target, async (context) => {
        const first = await measure(context, target)
        const [page] = context.pages()
        if (page) await pollUntil(page, isReadyForSecondVisit)
        await page?.close()
        await endWorkers(context)
        return { first, second: await measure(context, target) }
      }),
    () => ({ first: failedVisit, second: failedVisit }),
  )

import { expect, type Page, type Request } from '@playwright/test'
import { timeouts } from './timeouts.ts'

const onTheirWay = new WeakMap<Page, Set<Request>>()

/** Begins to record which requests of the page have no answer yet, for `waitUntilSettled`. */
export function watchRequests(page: Page): void {
  if (onTheirWay.has(page)) return
  const waiting = new Set<Request>()
  onTheirWay.set(page, waiting)
  page.on('request', (request) => {
    // Forget the requests of the previous document: the browser may never report their end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) waiting.clear()
    waiting.add(request)
  })
  const end = (request: Request) => void waiting.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/**
 * Runs in the page: waits until every answer is rendered. The wait has a limit, because a page that animates all the
 * time is never idle.
 */
const rendered = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() =>
      // Safari has no `requestIdleCallback` (olderBrowsers.spec.ts).
      'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 300 }) : setTimeout(resolve),
    ),
  )

/**
 * Whether a request may stay in flight for as long as its page is open: an event stream, which the app prefers to
 * JSON in its Accept header, or a film, whose download the browser pauses.
 */
const isEndless = (request: Request): boolean =>
  request.resourceType() === 'media' || request.headers()['accept']?.includes('text/event-stream') === true

/**
 * Waits until no request is in flight, except endless ones, and every answer is rendered, so that everything that opens
 * by itself is open. For checks that something is absent. Fails with the addresses that are still in flight.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const waiting = onTheirWay.get(page)
  if (!waiting) throw new Error('The requests of this page are not watched.')
  const inFlight = () => [...waiting].filter((request) => !isEndless(request)).map((request) => request.url())
  await expect(async () => {
    await page.evaluate(rendered)
    expect(inFlight()).toEqual([])
    await page.evaluate(rendered)
    expect(inFlight()).toEqual([])
  }).toPass({ timeout: timeouts.wait })
}

import { expect, type Page, type Request } from '@playwright/test'

const onTheirWay = new WeakMap<Page, Set<Request>>()

/** From now on it is known what the page has asked for and not got yet. */
export function watchRequests(page: Page): void {
  if (onTheirWay.has(page)) return
  const waiting = new Set<Request>()
  onTheirWay.set(page, waiting)
  page.on('request', (request) => {
    // What the page before had asked for may never be told to have ended.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) waiting.clear()
    waiting.add(request)
  })
  const end = (request: Request) => void waiting.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Runs in the page: waits until every answer is rendered. A page that animates all the time is never idle. */
const rendered = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 300 })))

/** Calls to hosts, without event streams, which never end. */
export const isCall = (request: Request): boolean =>
  ['fetch', 'xhr'].includes(request.resourceType()) && request.headers()['accept'] !== 'text/event-stream'

/**
 * Waits until no request is in flight and every answer is rendered: whatever would open by itself is open. For checks
 * that something is absent.
 *
 * @param counts requests that are waited for; default: all
 */
export async function settled(page: Page, counts: (request: Request) => boolean = () => true): Promise<void> {
  const waiting = onTheirWay.get(page)
  if (!waiting) throw new Error('The requests of this page are not watched.')
  const inFlight = () => [...waiting].filter(counts).map((request) => request.url())
  await expect(async () => {
    await page.evaluate(rendered)
    expect(inFlight()).toEqual([])
    await page.evaluate(rendered)
    expect(inFlight()).toEqual([])
  }).toPass()
}

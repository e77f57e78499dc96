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

/** Runs in the page: what has come is worked off and rendered. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))

/**
 * Nothing is on its way any more and everything that came is rendered: what would have opened by itself is open. For
 * what must not be there.
 */
export async function settled(page: Page): Promise<void> {
  const waiting = onTheirWay.get(page)
  if (!waiting) throw new Error('The requests of this page are not watched.')
  await expect(async () => {
    await page.evaluate(rendered)
    expect([...waiting].map((request) => request.url())).toEqual([])
    await page.evaluate(rendered)
    expect([...waiting].map((request) => request.url())).toEqual([])
  }).toPass()
}

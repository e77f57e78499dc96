import type { Page, Request } from 'playwright'

const requestsInFlight = new WeakMap<Page, Set<Request>>()

/**
 * Counts the page's requests in flight, so that {@link waitUntilPainted} can wait for them. A lazily loaded dialog
 * belongs to the picture too.
 */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  requestsInFlight.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Resolves when the page no longer changes: everything is loaded, decoded and painted. */
export async function waitUntilPainted(page: Page): Promise<void> {
  do await waitUntilIdle(page)
  while (requestsInFlight.get(page)?.size)
  // Advances the simulated clock by a second, because React delays late content by up to 300 ms.
  await page.clock.runFor(1000)
  await waitUntilIdle(page)
}

/** Waits until fonts and images (including lazy ones) are loaded, the browser is idle, and two frames have passed. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    globalThis.scrollTo(0, 0)
    for (const image of document.images) image.loading = 'eager'
    // Waits for all images. If an image cannot be loaded, the app shows its fallback image, which is a valid state.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await frame()
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    await frame()
  })
}

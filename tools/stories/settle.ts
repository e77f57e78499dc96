import type { Page, Request } from 'playwright'

const underWay = new WeakMap<Page, Set<Request>>()

/** Keeps account of what is being fetched: a dialog whose code is lazy is a part of the picture, too. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Resolves when nothing more will change: everything is fetched, decoded and painted. */
export async function settle(page: Page): Promise<void> {
  do await rest(page)
  while (underWay.get(page)?.size)
  // React holds back what arrives late for up to 300 ms; the hands of the clock are pushed over that.
  await page.clock.runFor(1000)
  await rest(page)
}

/** Fonts and images are there, lazy ones too, the browser has nothing left to do, and two frames have passed. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    globalThis.scrollTo(0, 0)
    for (const image of document.images) image.loading = 'eager'
    // A picture that cannot be loaded is replaced by the fallback picture: that is a state of its own, not a failure.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await frame()
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    await frame()
  })
}

import type { Page } from '@playwright/test'
import { enterAs, expect, test } from '../journey.ts'
import { settled } from '../settled.ts'

type Shift = PerformanceEntry & {
  value: number
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}
type Moved = { sum: number; parts: string[] }

/** Runs before the page's own scripts: adds up what moves while nobody does anything. */
function watchShifts(): void {
  const moved: Moved = { sum: 0, parts: [] }
  Object.assign(window, { moved })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      moved.sum += value
      for (const { node, previousRect, currentRect } of sources)
        moved.parts.push(`${node?.textContent?.slice(0, 20)}: ${previousRect.y} → ${currentRect.y}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens a page and lets the hosts answer when its skeletons have been painted. Gives what of it moved then. */
async function movedOn(page: Page, path: string): Promise<Moved> {
  const seen = Promise.withResolvers<void>()
  await page.route(/\/hosts\/\w+\/v\d\/(?!auth)/, async (route) => {
    await seen.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('main [data-loading]').first()).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  seen.resolve()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
  await settled(page)
  await page.unrouteAll({ behavior: 'wait' })
  return page.evaluate(() => (window as unknown as { moved: Moved }).moved)
}

const paths = ['/home', '/profile', '/profile/edit', '/mypage', '/address/edit', '/notification']

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`nothing moves at ${width} px when what a page waits for has come (R071, R010, R011, R030, R068, R034)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(watchShifts)
    await enterAs(page)
    for (const path of paths) {
      // What rounds to 0.01 is a line of text that is longer than its skeleton.
      const { sum, parts } = await movedOn(page, path)
      expect.soft(sum, `${path}\n${parts.join('\n')}`).toBeLessThan(0.015)
    }
  })
}

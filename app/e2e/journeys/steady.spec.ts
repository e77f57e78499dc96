import type { Page } from '@playwright/test'
import { startSessionAs, expect, test } from '../journey.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

type Shift = PerformanceEntry & {
  value: number
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
}
/**
 * The layout shifts of a page: their sum, and the elements that moved. `inMain` contains only elements of the page
 * itself, without its header and footer.
 */
type LayoutShifts = { sum: number; parts: string[]; inMain: string[] }

/** Runs before the page's own scripts: sums up layout shifts without user input. */
function watchShifts(): void {
  const moved: LayoutShifts = { sum: 0, parts: [], inMain: [] }
  Object.assign(window, { moved })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      moved.sum += value
      for (const { node, previousRect, currentRect } of sources) {
        const part = `${node?.textContent?.slice(0, 20)}: ${previousRect.y} → ${currentRect.y}`
        moved.parts.push(part)
        if (document.querySelector('main')?.contains(node ?? null)) moved.inMain.push(part)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Opens a page and holds the servers' answers until its skeletons are painted. Returns the layout shifts after that.
 */
async function shiftsAfterLoading(page: Page, path: string): Promise<LayoutShifts> {
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
  await waitUntilSettled(page)
  await page.unrouteAll({ behavior: 'wait' })
  return page.evaluate(() => (window as unknown as { moved: LayoutShifts }).moved)
}

const pages = [
  ['R071', '/home'],
  ['R010', '/profile'],
  ['R011', '/profile/edit'],
  ['R030', '/mypage'],
  ['R068', '/address/edit'],
  ['R034', '/notification'],
] as const

const ids = pages.map(([id]) => id).join(', ')

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`the content of a page does not move at ${width} px when the page’s data has loaded (${ids}) @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(watchShifts)
    await startSessionAs(page)
    for (const [, path] of pages) {
      // Tolerates a rounded value of 0.01, which is a line of text that is longer than its skeleton.
      const { sum, parts } = await shiftsAfterLoading(page, path)
      expect.soft(sum, `${path}\n${parts.join('\n')}`).toBeLessThan(0.015)
    }
  })
}

test('a timeline moves no element when its data arrives: it reserves space for the choice above it and the composer (R050, W137, C087) @long', async ({
  page,
}) => {
  await page.addInitScript(watchShifts)
  await startSessionAs(page)
  const { inMain } = await shiftsAfterLoading(page, '/channel/todai?tab=posts')
  await expect(page.getByRole('button', { name: 'タイムラインに投稿する' })).toBeVisible()
  expect(inMain).toEqual([])
})

/** Runs in the page: the names of animations that run on elements with `visibility: hidden`. */
const animationsOfHidden = () =>
  document.getAnimations().flatMap((each) => {
    const { target } = each.effect as KeyframeEffect
    return target && getComputedStyle(target).visibility === 'hidden' ? [(each as CSSAnimation).animationName] : []
  })

test('a timeline animates no hidden elements, because that would slow down each frame of scrolling (R050, W137) @long', async ({
  page,
}) => {
  await startSessionAs(page)
  await page.goto('/channel/todai?tab=posts')
  await expect(page.getByRole('button', { name: 'タイムラインに投稿する' })).toBeVisible()
  await waitUntilSettled(page)
  expect(await page.evaluate(animationsOfHidden)).toEqual([])
})

/**
 * Runs in the page: the number of entrance animations that are running or still in effect. The endless animation of a
 * talk on air is not counted.
 */
const countEntranceAnimations = () =>
  document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY).length

test('entrance animations on a channel’s page release their layers when they have ended @long', async ({ page }) => {
  await page.goto('/channel/todai')
  await expect(page.locator('main .light').first()).toHaveCSS('animation-name', 'fall')
  await waitUntilSettled(page)
  // Waits until no entrance animation is left; one with `fill: forwards` would stay in the list.
  await expect.poll(() => page.evaluate(countEntranceAnimations)).toBe(0)
})

import { amount } from '@tsudoi/contracts/testing/amount'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

const wall = (page: Page) => page.getByRole('grid', { name: 'コレクション' })

/** Runs in the page: what a key asked for is on the screen. */
const framed = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The focused thing of the wall, where it stands in px, and what takes its place when it goes. */
const stand = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')]
    const at = cells.findIndex((cell) => cell === document.activeElement)
    return {
      cell: cells[at]?.dataset['cell'] ?? '',
      next: (cells[at + 1] ?? cells[at - 1])?.dataset['cell'] ?? '',
      top: cells[at]?.getBoundingClientRect().top ?? Number.NaN,
    }
  })

async function isAt(page: Page, cell: string, top?: number): Promise<void> {
  await expect(async () => {
    const now = await stand(page)
    expect(now.cell).toBe(cell)
    if (top !== undefined) expect(Math.abs(now.top - top)).toBeLessThanOrEqual(2)
  }).toPass()
  await expect(page.locator(`[data-cell="${cell}"]`)).toBeInViewport()
}

/** From now on the host has none of the photos that are put into the set. */
async function photosThatGo(page: Page): Promise<Set<string>> {
  const gone = new Set<string>()
  await page.route('**/v2/collection/photo?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { photos: { photoId: string }[]; total: number }
    const photos = answer.photos.filter(({ photoId }) => !gone.has(`photo:${photoId}`))
    await route.fulfill({ response, json: { photos, total: photos.length } })
  })
  return gone
}

/** Loads a page as `load` does, until it hears of the network: what it asks for last has been answered. */
async function arrive(page: Page, load: () => Promise<unknown>): Promise<void> {
  const last = page.waitForResponse('**/v2/maintenance')
  await load()
  await last
}

/** Back on the net, everything on the page is asked for anew. */
async function askAnew(page: Page): Promise<void> {
  const anew = page.waitForResponse('**/v2/collection/photo?*')
  await page.evaluate(() => ['offline', 'online'].forEach((news) => dispatchEvent(new Event(news))))
  await anew
}

const operations = ['back', 'reload', 'rotation', 'removal', 'removal while away'] as const

/** The same order each time, in which each operation comes after each other one. */
const operationAt = (time: number) => operations[(time * 2 + Math.floor(time / 5)) % operations.length]

test('back, a reload, a rotation and a removal keep the thing one was at, or the one in its place, its focus and its height on the screen (R064, W096) @long', async ({
  page,
}) => {
  const times = amount({ part: 5, all: 100 })
  test.setTimeout(test.info().timeout * amount({ part: 1, all: 5 }))
  await openScenario(page, 'owned photos', { count: 90 })
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  const gone = await photosThatGo(page)
  await arrive(page, () => page.goto('/collection'))
  await expect(wall(page)).toBeVisible()
  await expect(page.getByText('（ほかを読みこみ中）')).toHaveCount(0)
  await wall(page).locator('[data-cell]').first().focus()
  for (let time = 0; time < times; time += 1) {
    const operation = operationAt(time)
    await page.keyboard.press(time % 8 < 5 ? 'PageDown' : 'PageUp')
    await page.keyboard.press('ArrowRight')
    // The focus follows a key a frame later.
    await page.evaluate(framed)
    await expect(page.locator('[data-cell]:focus')).toBeInViewport()
    const { cell, next, top } = await stand(page)
    await test.step(`${time + 1}: ${operation} at ${cell}`, async () => {
      if (operation === 'back') {
        // A press of the mouse would scroll to the header first, and leave the place.
        const home = page.getByRole('navigation', { name: 'メイン' }).getByRole('link', { name: 'ホーム' })
        await home.evaluate((link: HTMLElement) => link.click())
        // The address is there before the page: only then has the wall been left.
        await expect(wall(page)).toHaveCount(0)
        await page.goBack()
        await isAt(page, cell, top)
      } else if (operation === 'reload') {
        await arrive(page, () => page.reload())
        await isAt(page, cell, top)
      } else if (operation === 'rotation') {
        await page.setViewportSize({ width: size.height, height: size.width })
        await isAt(page, cell)
        await page.setViewportSize(size)
        await isAt(page, cell)
      } else if (operation === 'removal') {
        gone.add(cell)
        await askAnew(page)
        await isAt(page, next)
      } else {
        gone.add(cell)
        await arrive(page, () => page.reload())
        await isAt(page, next)
      }
    })
  }
})

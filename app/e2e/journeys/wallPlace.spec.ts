import { amount } from '@tsudoi/contracts/testing/amount'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

const wall = (page: Page) => page.getByRole('grid', { name: 'コレクション' })

/** Runs in the page: resolves once the result of a key press is rendered. */
const framed = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The focused item of the wall, its position in px, and the item that replaces it when it is removed. */
const focusedCell = (page: Page) =>
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
    const now = await focusedCell(page)
    expect(now.cell).toBe(cell)
    if (top !== undefined) expect(Math.abs(now.top - top)).toBeLessThanOrEqual(2)
  }).toPass()
  await expect(page.locator(`[data-cell="${cell}"]`)).toBeInViewport()
}

/** From now on the server's answers lack the photos that are added to the returned set. */
async function removePhotos(page: Page): Promise<Set<string>> {
  const gone = new Set<string>()
  await page.route('**/v2/collection/photo?*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { photos: { photoId: string }[]; total: number }
    const photos = answer.photos.filter(({ photoId }) => !gone.has(`photo:${photoId}`))
    await route.fulfill({ response, json: { photos, total: photos.length } })
  })
  return gone
}

/** Loads a page with `load`, and waits for its last request to be answered. */
async function arrive(page: Page, load: () => Promise<unknown>): Promise<void> {
  const last = page.waitForResponse('**/v2/maintenance')
  await load()
  await last
}

/** Acts as if the network had returned, so that the page refetches everything. */
async function refetchAfterReconnect(page: Page): Promise<void> {
  const refetched = page.waitForResponse('**/v2/collection/photo?*')
  await page.evaluate(() => ['offline', 'online'].forEach((news) => dispatchEvent(new Event(news))))
  await refetched
}

const operations = ['back', 'reload', 'rotation', 'removal', 'removal while away'] as const

/** A fixed order in which each operation follows each other one. */
const operationAt = (time: number) => operations[(time * 2 + Math.floor(time / 5)) % operations.length]

test('the collection keeps the focus and position of the focused item, or of its successor, after Back, reload, rotation and removal (R064, W096) @long', async ({
  page,
}) => {
  const times = amount({ part: 5, all: 40 })
  test.setTimeout(test.info().timeout * amount({ part: 1, all: 5 }))
  await openScenario(page, 'owned photos', { count: 90 })
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  const gone = await removePhotos(page)
  await arrive(page, () => page.goto('/collection'))
  await expect(wall(page)).toBeVisible()
  await expect(page.getByText('（ほかを読みこみ中）')).toHaveCount(0)
  await wall(page).locator('[data-cell]').first().focus()
  for (let time = 0; time < times; time += 1) {
    const operation = operationAt(time)
    await page.keyboard.press(time % 8 < 5 ? 'PageDown' : 'PageUp')
    await page.keyboard.press('ArrowRight')
    // Waits, because the focus follows a key one frame later.
    await page.evaluate(framed)
    await expect(page.locator('[data-cell]:focus')).toBeInViewport()
    const { cell, next, top } = await focusedCell(page)
    await test.step(`${time + 1}: ${operation} at ${cell}`, async () => {
      if (operation === 'back') {
        // Clicks by script, because Playwright's own click would scroll to the header first and lose the scroll
        // position.
        const home = page.getByRole('navigation', { name: 'メイン' }).getByRole('link', { name: 'ホーム' })
        await home.evaluate((link: HTMLElement) => link.click())
        // Waits until the wall is gone, because the address changes before the next page is rendered.
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
        await refetchAfterReconnect(page)
        await isAt(page, next)
      } else {
        gone.add(cell)
        await arrive(page, () => page.reload())
        await isAt(page, next)
      }
    })
  }
})

import type { Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { startSessionAs, expect, test } from '../journey.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

/** Runs in the page: the visible text elements whose text is nearly as light as paper, with their colours. */
function lightTexts(): string[] {
  const lightness = (colour: string) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!context) return 0
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
  }
  const groundOf = (element: Element): string => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return 'black'
    const isClear = /transparent|, 0\)$|\/ 0\)$/.test(backgroundColor)
    return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor
  }
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3))
    .filter((element) => !element.closest('.sr-only'))
    .filter((element) => {
      const { color } = getComputedStyle(element)
      return lightness(color) > 0.6 && lightness(groundOf(element)) > 0.8
    })
    .map((element) => `${element.textContent}: ${getComputedStyle(element).color}`)
}

/** The elements that would be printed over others: fixed or sticky ones that are visible. */
const floating = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 120)),
  )

/** Chooses the dark theme, which a member may use in the evening. */
const useStage = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' })

const pages: readonly [name: string, path: string][] = [
  ['a ticket', '/ticket'],
  ['the order history', '/order-history'],
  ['a law text', '/account/service'],
  ['an event', '/event'],
]

test.describe('a printout (Q433)', () => {
  for (const [name, path] of amount({ part: pages.slice(0, 1), all: pages }))
    test(`of the page with ${name} has dark ink on white, without the tab bar and the frame`, async ({ page }) => {
      await startSessionAs(page)
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const item = page.getByRole('main').locator(`a[href^="${path}/"]`).first()
      if (path === '/ticket' || path === '/event') await item.click()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await waitUntilSettled(page)
      await useStage(page)
      expect(await floating(page)).toEqual([])
      expect(await page.evaluate(lightTexts)).toEqual([])
      await expect(page.getByRole('navigation', { name: 'メイン' })).toBeHidden()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    })

  test('of the terms contains their whole text, which scrolls on the screen @long', async ({ page }) => {
    await page.goto('/signup/terms')
    const terms = page.getByRole('region', { name: '利用規約の本文' })
    await expect(terms).toBeVisible()
    await useStage(page)
    await expect.poll(() => terms.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0)
  })

  test('of an open dialog contains the dialog’s whole text, and nothing of the page below it @long', async ({
    page,
  }) => {
    await startSessionAs(page)
    await page.goto('/home#commercial')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading').first()).toBeVisible()
    await waitUntilSettled(page)
    await useStage(page)
    expect(await floating(page)).toEqual([])
    await expect(page.locator('#root')).toBeHidden()
    const [whole, shown] = await dialog.evaluate((box) => {
      const body = box.querySelector('[tabindex="0"]')
      return [body?.scrollHeight ?? 0, body?.clientHeight ?? 0]
    })
    expect(shown).toBe(whole)
    // Asserts that the document is as high as the dialog, so that its text continues on the next sheet.
    const rest = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(rest).toBeGreaterThanOrEqual(whole)
  })
})

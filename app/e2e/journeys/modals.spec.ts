import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Turns the wheel over the page's edge, beside any dialog, and gives where the page has come to. */
async function turnWheel(page: Page): Promise<number> {
  await page.mouse.move(4, 4)
  await page.mouse.wheel(0, 240)
  // A wheel is answered within two frames, or not at all.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return scrolled(page)
}

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('a dialog locks the page’s scrolling, and gives it back at its place (S117, W162)', async ({ page }) => {
    await page.goto('/channel')
    await expect(page.getByRole('link', { name: /灯台放送局/ }).first()).toBeVisible()
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(200)
    const before = await scrolled(page)
    await page.evaluate(() => (location.hash = '#commercial'))
    const dialog = page.getByRole('dialog', { name: '特定商取引法の表記' })
    await expect(dialog).toBeVisible()
    expect(await turnWheel(page)).toBe(before)
    await page.keyboard.press('PageDown')
    expect(await turnWheel(page)).toBe(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect.poll(() => scrolled(page)).toBe(before)
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(before)
  })
})

for (const [device, viewport, width] of [
  ['a computer', { width: 1280, height: 800 }, 800],
  ['a phone', { width: 390, height: 500 }, 390 * 0.95],
] as const)
  test(`a dialog is 800 px wide, or 95 % of a small screen, and never taller than 98 % of it: on ${device} (S118, W162)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/channel#commercial')
    const dialog = page.getByRole('dialog', { name: '特定商取引法の表記' })
    await expect(dialog).toBeVisible()
    const box = () => dialog.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    await expect.poll(async () => (await box()).width).toBeCloseTo(width, 0)
    expect((await box()).height).toBeLessThanOrEqual(viewport.height * 0.98)
  })

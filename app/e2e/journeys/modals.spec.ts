import type { Page } from '@playwright/test'
import { becomeMember, expect, startSyncedSession, test } from '../journey.ts'
import { addresses } from '../addresses.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Turns the wheel at the page's edge, beside any dialog; returns the page's scroll position. */
async function turnWheel(page: Page): Promise<number> {
  await page.mouse.move(4, 4)
  await page.mouse.wheel(0, 240)
  // Waits for two frames, within which the browser scrolls by the wheel or not at all.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return scrolled(page)
}

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('a dialog locks the page’s scrolling, and when it closes, the page is at its former scroll position (S117, W162) @long', async ({
    page,
  }) => {
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
  test(`a dialog is 800 px wide, or 95 % of a small screen, and at most 98 % of its height: on ${device} (S118, W162) @long`, async ({
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

const config = '**/v1/realtime/config'

/** Makes the remote configuration contain this announcement for the home page, for this test only. */
const announce = (page: Page, text: string) =>
  page.route(config, (route) => route.fulfill({ json: { textList: [{ name: 'home', text }] } }))

/**
 * Opens the home page and waits until everything is loaded: which announcements are closed, the operator's text, and
 * the content.
 */
async function returnToHome(page: Page): Promise<void> {
  const known = page.waitForResponse(config)
  await page.goto('/home')
  await known
  await waitUntilSettled(page)
}

test('an announcement that was closed on one device never appears again on any device of the member (W158, S114, S147, C174–C176, Q260) @long', async ({
  page,
  browser,
}) => {
  const fan = await becomeMember(page)
  const context = await browser.newContext({ baseURL: addresses.app, locale: 'ja-JP', serviceWorkers: 'block' })
  const other = await context.newPage()
  watchRequests(other)
  const textOn = (device: Page) => device.getByRole('dialog', { name: '冬のお知らせ' })
  for (const device of [page, other]) {
    await announce(device, '冬のお知らせ\n年末年始もおまちしています。')
    await startSyncedSession(device, fan)
    await device.goto('/home')
    await expect(textOn(device)).toContainText('年末年始もおまちしています。')
  }
  const savedAsSeen = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('settings/seen') === true,
  )
  await textOn(page).getByRole('button', { name: '読みました' }).click()
  await expect(textOn(page)).toHaveCount(0)
  expect((await savedAsSeen).ok()).toBe(true)
  for (const device of [other, page]) {
    await returnToHome(device)
    await expect(textOn(device)).toHaveCount(0)
  }
  // Changes the text, which makes it a new announcement.
  await announce(other, '春のお知らせ')
  await returnToHome(other)
  await expect(other.getByRole('dialog', { name: '春のお知らせ' })).toBeVisible()
  await context.close()
})

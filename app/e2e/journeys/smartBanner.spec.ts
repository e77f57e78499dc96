import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
})

const banner = (page: Page) => page.getByRole('complementary', { name: /アプリ/ })

/** Returns in how many days a cookie of the banner expires. */
async function daysLeft(context: BrowserContext, name: string): Promise<number> {
  const cookie = (await context.cookies()).find((each) => each.name === name)
  return ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
}

test('the app-install banner appears on a phone, but not for 15 days after a user closed it, or 90 days after its link was opened (S008, S063, S085, S086, W011) @long', async ({
  page,
  context,
}) => {
  await page.goto('/channel')
  await banner(page).getByRole('button').click()
  await expect(banner(page)).toHaveCount(0)
  expect(await daysLeft(context, 'smart-banner-closed')).toBeCloseTo(15, 1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)

  await context.clearCookies({ name: 'smart-banner-closed' })
  await page.reload()
  await banner(page).getByRole('link').click()
  await expect.poll(() => daysLeft(context, 'smart-banner-installed')).toBeCloseTo(90, 1)
  await page.goto('/channel')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

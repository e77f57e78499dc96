import type { Page } from '@playwright/test'
import { waitUntilSettled } from './waitUntilSettled.ts'

/** Navigates inside the app, as the browser's own buttons do, and waits until the page has settled. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await waitUntilSettled(page)
}

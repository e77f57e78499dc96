import type { Page } from '@playwright/test'
import { amount, everyNth } from '@tsudoi/contracts/testing/amount'
import { pages } from '../../pages.ts'
import type { PageSpec } from '../../pageSpec.ts'
import { startSessionAs, expect, test } from '../journey.ts'
import { pageExamples } from '../pageExamples.ts'

/** The name of the focused element; `body` if the focus is lost. */
const focused = () => document.activeElement?.localName ?? 'body'

/** Navigates inside the app, and waits for the page with its content. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.firstElementChild?.setAttribute('data-last-page', '')
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await expect(page).toHaveURL(address)
  await expect(page.locator('main h1').first()).toBeAttached()
  await expect(page.locator('main').locator('[data-loading], [data-last-page]')).toHaveCount(0)
  // Waits until the page is idle, so that the replacement of a focused element had the time to receive the focus.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))))
}

/**
 * Whether the walk visits a page. It leaves out pages that share one element with another page, because the element is
 * not replaced, and the card form, which is a separate document.
 */
const isWalked = ({ path }: PageSpec) =>
  !(pageExamples[path] ?? path).includes(':') &&
  !['/account/logout', '/purchase/card/edit', '/oauth/return', '/channel/:id/campaign'].includes(path) &&
  !/^\/purchase\/:id\/(cancel|error)$|^\/account\/(service|guide|settlement|copyright|operator|app|privacy|contact)$/.test(
    path,
  )
const walked = pages.filter(isWalked)

/** The viewers for whom the pages are tested: in the long run guests and members, in the short run only members. */
const viewers = amount<readonly ('guest' | 'member')[]>({ part: ['member'], all: ['guest', 'member'] })

for (const viewer of viewers)
  test(`every page has the focus on or inside its main part, for a ${viewer} who navigates from another page`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(300_000)
    quiet.allow(/Failed to load resource/)
    if (viewer === 'member') await startSessionAs(page)
    await page.goto('/account/faq')
    await expect(page.locator('main h1')).toBeVisible()
    const lost: string[] = []
    const mayOpen = ({ guard }: PageSpec) => guard === 'open' || (guard === 'member') === (viewer === 'member')
    // Tests the pages whose heading is part of a skeleton (`always`) in every run.
    const always = ['/home', '/collection']
    const inThisRun = everyNth(48, walked)
    for (const { path } of walked.filter(
      (spec) => mayOpen(spec) && (inThisRun.includes(spec) || always.includes(spec.path)),
    )) {
      await follow(page, pageExamples[path] ?? path)
      if ((await page.evaluate(focused)) === 'body') lost.push(path)
    }
    expect(lost).toEqual([])
  })

test('content that replaces a skeleton gets the focus only if the user has not moved the focus', async ({ page }) => {
  await startSessionAs(page)
  await page.goto('/channel')
  await expect(page.locator('main h1')).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/v2/home', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'ホーム', exact: true }).click()
  await expect(page.locator('main h1')).toBeFocused()
  const menu = page.getByRole('button', { name: 'メニュー' })
  await menu.focus()
  release()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
  await expect(menu).toBeFocused()
})

import { expect, logIn, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

test('the app in the host app’s webview stays in embedded mode across redirects, links, a log-in and a reload (S002, S024, S026, Q28, X17) @long', async ({
  page,
}) => {
  await page.goto('/?device=unity&insets=47,0,34,0')
  await expect(page).toHaveURL(/\/top\?device=unity/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isEmbedded = async () => {
    await expect(page.getByRole('banner')).toBeAttached()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('style', /--inset-top: 47px/)
  }
  await isEmbedded()
  await page
    .getByRole('link', { name: /灯台放送局/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/channel\/todai$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('灯台放送局')
  await isEmbedded()
  await page.goto('/collection')
  await expect(page).toHaveURL(/\/login\?callback=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isEmbedded()
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isEmbedded()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isEmbedded()
  const told = await page.evaluate(() => document.cookie)
  // Asserts that the parameter is not sent to a server, because it only changes the display (X17).
  expect(told).not.toContain('unity')
})

test('the page of a missing post inside the host app links to the embedded timeline (R048, W078) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404|Failed to load/)
  await openScenario(page, 'a timeline', {}, 'guest')
  await page.goto('/unity/post/ip/ip-hoshiyomi/no-such-post?device=unity')
  await page.getByRole('link', { name: 'タイムラインを見る' }).click()
  await expect(page).toHaveURL(/\/unity\/post\/ip\/ip-hoshiyomi(\?|$)/)
  await expect(page.getByRole('heading', { level: 1, name: 'タイムライン' })).toBeVisible()
})

import { addresses } from '../addresses.ts'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

test('a URL of the app’s own origin in a post opens inside the app, even in capitals; a URL with Japanese letters is linked whole (Q437, W137) @long', async ({
  page,
}) => {
  const { accessToken } = await openScenario(page, 'exactly so many posts', { count: 1 })
  const wiki = 'https://ja.wikipedia.org/wiki/灯台'
  const own = `${addresses.app.replace('http', 'HTTP')}/event?from=post`
  const sent = await page.request.post(`${addresses.app}/hosts/app/v2/post/ip/ip-hoshiyomi`, {
    data: { text: `「${own}」と（${wiki}）`, depth: '0' },
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await page.goto('/channel/ip-hoshiyomi?tab=posts')
  await expect(page.getByRole('link', { name: wiki })).toHaveAttribute('href', wiki)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByRole('link', { name: own }).click()
  await expect(page).toHaveURL(/\/event\?from=post$/)
  await expect(page.getByRole('heading', { level: 1, name: 'イベント' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('a URL of the app’s own origin in a notice opens inside the app (Q437) @long', async ({ page }) => {
  const own = `${addresses.app}/event?from=notice`
  await page.route(/\/v2\/notice\/nologin\/todai-fifty/, async (route) => {
    const response = await route.fetch()
    const { notice } = (await response.json()) as { notice: object }
    return route.fulfill({ response, json: { notice: { ...notice, text: `くわしくは${own}を見てください。` } } })
  })
  await page.goto('/notification/todai-fifty')
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.getByRole('link', { name: own }).click()
  await expect(page).toHaveURL(/\/event\?from=notice$/)
  await expect(page.getByRole('heading', { level: 1, name: 'イベント' })).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

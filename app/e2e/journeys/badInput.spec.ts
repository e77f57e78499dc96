import { amount } from '@tsudoi/contracts/testing/amount'
import { expect, test } from '../journey.ts'

/** Answers of a broken or newer server, which must not break the page (E001, E002). */
const answers: Record<string, { body: string; contentType?: string }> = {
  'HTML with status 200': { body: '<!doctype html><title>gateway</title>', contentType: 'text/html' },
  'an empty body': { body: '' },
  'malformed JSON': { body: '{"ip":' },
  null: { body: 'null' },
  'a missing field': { body: JSON.stringify({ ip: { ipId: 'todai' } }) },
}

for (const [name, answer] of Object.entries(answers).slice(0, amount({ part: 1, all: Infinity }))) {
  test(`a server that answers the call for a channel with ${name} causes an error dialog, and no white page (E002)`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/./)
    await page.route('**/v2/ip/nologin/todai', (route) =>
      route.fulfill({ status: 200, contentType: answer.contentType ?? 'application/json', body: answer.body }),
    )
    await page.goto('/channel/todai')
    await expect(page.getByText('原因不明のエラー').first()).toBeVisible()
    // Locates the header by its element, because the open dialog hides it from the accessibility tree.
    await expect(page.locator('header')).toBeVisible()
  })
}

test('an unknown enum value and a name of 10,000 characters in a channel’s programme affect only their own fields on the page @long', async ({
  page,
}) => {
  await page.route('**/v2/ip/overview/todai', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { overview: { programmeList: Record<string, unknown>[] } }
    for (const programme of body.overview.programmeList)
      Object.assign(programme, { kind: 'HOLOGRAM', title: '長'.repeat(10_000) })
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto('/channel/todai')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('灯台放送局')
  await expect(page.getByText(/長{20}/).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a call that the server never answers opens the time-out dialog (E001) @long', async ({ page, quiet }) => {
  quiet.allow(/./)
  await page.clock.install()
  await page.route('**/v2/ip?*', () => new Promise(() => undefined))
  await page.route('**/v2/ip', () => new Promise(() => undefined))
  const asked = page.waitForRequest(/\/v2\/ip/)
  await page.goto('/channel')
  await asked
  await expect(async () => {
    await page.clock.runFor(31_000)
    await expect(page.getByText('通信タイムアウト').first()).toBeVisible({ timeout: 500 })
  }).toPass()
})

import { agreeAndDraw, becomeMember, expect, test } from '../journey.ts'
import { serveShell } from '../serveShell.ts'

test.describe('the page of a gacha', () => {
  test('shows the odds of every item, which add up to 100 % (C077)', async ({ page }) => {
    await serveShell(page)
    const detail = page.waitForResponse(/\/v2\/gacha\/lemonade-parade\/detail/)
    await page.goto('/channel/lemonade/gacha')
    const { itemList } = (await (await detail).json()) as { itemList: { name: string; ratePercent: number }[] }
    expect(itemList.reduce((sum, { ratePercent }) => sum + ratePercent, 0)).toBeCloseTo(100, 6)
    for (const { name } of itemList.slice(0, 6)) await expect(page.getByText(name).first()).toBeAttached()
    for (const rate of ['2.0', '8.0', '30.0', '60.0'])
      await expect(page.getByText(rate, { exact: false }).first()).toBeAttached()
  })

  test('shows that the gacha is sold out, and disables drawing (OUT_OF_STOCK) @long', async ({ page }) => {
    await page.goto('/channel/benio/gacha')
    await expect(page.getByText(/完売|景品終了|売り切れ/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /回引く/ })).toHaveCount(0)
  })

  test('draws once although the answer was lost: a second request with an equal key returns the first result (X13, S048–S050)', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load|net::ERR/)
    await becomeMember(page)
    let isLost = true
    const keys: string[] = []
    await page.route('**/v2/gacha/lemonade-parade/draw?*', async (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '')
      if (!isLost) return route.continue()
      isLost = false
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.goto('/channel/lemonade/gacha')
    await page.getByRole('button', { name: /^1回引く/ }).click()
    await agreeAndDraw(page)
    // Waits for the result: the coin history proves the draw, so it appears without an error message.
    await expect(page).toHaveURL(/\/gacha\/result$/)
    await expect(page.getByText(/のこり/).first()).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    await page.goto('/mypage')
    await expect(page.getByText('270').first()).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { coinBalance, uniqueId, giveSession, newMember, sessionToken, setUpState } from '../sandbox.ts'
import { becomeMember, expect, logIn, test } from '../journey.ts'

const opening = 300
const once = 30

/** Opens the last step of a single draw as a new member. */
async function lastStep(page: Page) {
  const fan = await becomeMember(page)
  const token = await sessionToken(page.context())
  await page.goto('/channel/lemonade/gacha')
  await page.getByRole('button', { name: /^1回引く/ }).click()
  const terms = page.getByRole('dialog')
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: '同意して次へ' }).click()
  const dialog = page.getByRole('dialog', { name: 'この内容で引きますか' })
  const yes = dialog.getByRole('button', { name: /^1回引く/ })
  await expect(yes).toBeVisible()
  const spent = async () => opening - (await coinBalance(token))
  return { fan, dialog, yes, spent }
}
const line = (page: Page) => page.getByRole('complementary', { name: 'お支払いの確認' })
const came = (page: Page) => page.getByRole('heading', { level: 1, name: /来てくれました/ })

test.describe('a payment (X13)', () => {
  for (const presses of amount({ part: [20], all: [2, 5, 20] }))
    test(`is charged once for ${presses} presses of the confirmation (R057)`, async ({ page }) => {
      const { yes, spent } = await lastStep(page)
      const box = (await yes.boundingBox())!
      for (let press = 0; press < presses; press += 1)
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(came(page)).toBeVisible()
      expect(await spent()).toBe(once)
    })

  test('has a last step that shows all facts, and in which cancelling costs nothing (W089) @long', async ({ page }) => {
    const { dialog, spent } = await lastStep(page)
    for (const words of ['夏至のパレード', '1回', '30コイン', '申込期間', 'お届け', '取り消せません', '計 270コイン'])
      await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: '引かずに閉じる' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await spent()).toBe(0)
  })

  test('during which the page reloads is checked by the app, which shows the result, and is charged once (S049)', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load|net::ERR/)
    const { yes, spent } = await lastStep(page)
    let isHeld = true
    await page.route('**/v2/gacha/*/draw?*', async (route) => {
      if (!isHeld) return route.continue()
      isHeld = false
      await route.fetch()
      // Leaves the request unanswered, so that no answer arrives before the page is reloaded.
    })
    await yes.click()
    await expect.poll(spent).toBe(once)
    await page.reload()
    await expect(line(page)).toContainText('お支払いを確認できました')
    await expect(line(page)).toContainText('30コインをお支払いいただきました。')
    await line(page).getByRole('link', { name: '結果を見る' }).click()
    await expect(came(page)).toBeVisible()
    expect(await spent()).toBe(once)
  })

  test('after a log-out in another tab is shown to its owner after the next log-in, and to no other member (S035, Q351) @long', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/Failed to load|net::ERR|status of 401/)
    const { fan, yes, spent } = await lastStep(page)
    const draws: string[] = []
    let giveUp = () => {}
    const stalled = new Promise<void>((resolve) => (giveUp = resolve))
    await context.route('**/v2/gacha/*/draw?*', async (route) => {
      draws.push(route.request().headers()['idempotency-key'] ?? '')
      if (draws.length > 1) return route.continue()
      await route.fetch()
      await stalled
      await route.abort('timedout')
    })
    await yes.click()
    await expect.poll(spent).toBe(once)
    const other = await context.newPage()
    await other.goto('/account/logout')
    await other.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' }).click()
    await expect(other).toHaveURL(/\/top$/)
    // Waits until the paying tab has noticed the log-out and shows the page for guests.
    await expect(page.getByText('ガチャを引くには、ログインが必要です。')).toBeVisible()
    const isOver = page.waitForEvent('requestfailed', (request) => request.url().includes('/draw?'))
    giveUp()
    await isOver
    await logIn(other)
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line(other)).toHaveCount(0)
    await other.goto('/account/logout')
    await other.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' }).click()
    await expect(other).toHaveURL(/\/top$/)
    expect(draws).toHaveLength(1)
    await logIn(other, fan)
    await expect(line(other)).toContainText('30コインをお支払いいただきました。')
    // Asserts that all draws have one idempotency key: requesting the drawn items again costs nothing.
    expect(new Set(draws).size).toBe(1)
    expect(await coinBalance(await sessionToken(context))).toBe(opening - once)
  })

  test('without a connection is shown as 確認中 with a support code, and not as failed; after a resend it is charged once @long', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/Failed to load|net::ERR/)
    const { yes, spent } = await lastStep(page)
    await context.setOffline(true)
    await yes.click()
    await expect(line(page)).toContainText('お支払いを確認しています')
    await expect(line(page)).toContainText('コインが減ったかどうかは、まだわかりません')
    await expect(line(page)).toContainText(/確認番号 [0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await context.setOffline(false)
    await line(page).getByRole('button', { name: 'もう一度送る' }).click()
    await expect(came(page)).toBeVisible()
    await expect(line(page)).toHaveCount(0)
    expect(await spent()).toBe(once)
  })

  test('that is confirmed in two tabs at the same time is charged once @long', async ({ page, context, quiet }) => {
    quiet.allow(/Failed to load|net::ERR/)
    const { yes, spent } = await lastStep(page)
    const other = await context.newPage()
    await other.goto('/channel/lemonade/gacha')
    await other.getByRole('button', { name: /^1回引く/ }).click()
    const theirs = other.getByRole('dialog', { name: 'この内容で引きますか' }).getByRole('button', { name: /^1回引く/ })
    // Agrees to the terms in the second tab too, if it read them before they were accepted in the first tab.
    if (await other.getByRole('checkbox').isVisible()) {
      await other.getByRole('checkbox').check()
      await other.getByRole('button', { name: '同意して次へ' }).click()
    }
    await expect(theirs).toBeVisible()
    let go: () => void = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    await context.route('**/v2/gacha/*/draw?*', async (route) => {
      await gate
      await route.continue()
    })
    await yes.click()
    await expect(yes).toHaveAttribute('aria-busy', 'true')
    await theirs.click()
    await expect(theirs).toHaveCount(0)
    go()
    await expect(came(page)).toBeVisible()
    expect(await spent()).toBe(once)
  })

  test('whose price changes while the last step is open is not charged: the step shows both prices and asks again (R041, Q353) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 409/)
    const shopCoinId = `pack-${uniqueId()}`
    const member = await newMember()
    await setUpState('a coin pack on sale', { shopCoinId })
    await setUpState('a credit card', { accountId: `acc-${member.id}`, creditCardId: `card-${member.id}` })
    await giveSession(page.context(), member)
    await page.goto(`/purchase/${shopCoinId}`)
    await page.getByRole('radio', { name: /^Visa 末尾4242/ }).check()
    await page.getByRole('button', { name: '内容の確認へ進む' }).click()
    const dialog = page.getByRole('dialog', { name: 'この内容で購入しますか' })
    await expect(dialog.getByRole('button', { name: '1,000円で購入' })).toBeVisible()
    await setUpState('a coin pack on sale', { shopCoinId, webPrice: 1_200 })
    await dialog.getByRole('button', { name: '1,000円で購入' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      '1,000円（税込）から1,200円（税込）に変わりました。お支払いは行われていません。',
    )
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(line(page)).toHaveCount(0)
    expect(await coinBalance(member.accessToken)).toBe(4_200)
    await dialog.getByRole('button', { name: '1,200円で購入' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /コインが届きました/ })).toBeVisible()
    expect(await coinBalance(member.accessToken)).toBe(5_300)
  })
})

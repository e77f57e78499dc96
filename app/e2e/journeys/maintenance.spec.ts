import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { addresses } from '../addresses.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

const notice = (page: Page) => page.getByRole('alertdialog', { name: /メンテナンス中です/ })
const asksList = (page: Page) => page.waitForResponse('**/v2/maintenance')

test.describe('a maintenance', () => {
  test('of a part of the service, announced for tomorrow, is shown to a member, who closes the notice and continues to the home page (S040, S043, W016, Q27) @long', async ({
    page,
  }) => {
    await openScenario(page, 'an announced maintenance')
    await page.goto('/channel')
    await expect(notice(page)).toContainText('星詠み通信、ガチャ')
    await expect(notice(page)).toContainText('データベースの作業を行います。')
    await notice(page).getByRole('button', { name: '閉じてほかのページを見る' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilSettled(page)
    await expect(notice(page)).toBeHidden()
  })

  test('of a part of the service leads a guest who closes the notice to the start page (S043, Q26) @long', async ({
    page,
  }) => {
    await openScenario(page, 'an announced maintenance', {}, 'guest')
    await page.goto('/channel')
    await notice(page).getByRole('button').click()
    await expect(page).toHaveURL(/\/top$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilSettled(page)
    await expect(notice(page)).toBeHidden()
  })

  test('of the whole service that is announced ends a member’s session when the member closes the notice (S041, S042, W015, Q27) @long', async ({
    page,
    context,
  }) => {
    const { firebaseToken = '' } = await openScenario(page, 'an announced maintenance', { isPartial: false })
    const ofMember = { name: 'firebaseToken', value: firebaseToken, url: addresses.app }
    await context.addCookies([ofMember])
    await page.goto('/home')
    await expect(notice(page)).toContainText('コインとコレクションは、そのままお預かりしています。')
    // Waits for requests in flight, which would be refused after the session has ended.
    await waitUntilSettled(page)
    const revoked = page.waitForResponse('**/v1/auth/signout')
    await notice(page).getByRole('button', { name: 'トップへもどる' }).click()
    expect((await revoked).status()).toBe(200)
    await expect(page).toHaveURL(/\/top$/)
    await page.goto('/home')
    await expect(page).toHaveURL(/\/login\?callback=/)
    // Asserts that the member had a realtime token. The guest session that follows has another one.
    expect(firebaseToken).not.toBe('')
    expect((await context.cookies()).filter(({ value }) => value === firebaseToken)).toEqual([])
  })

  test('during which the server refuses every call is shown once, and a second time only after the user’s next action (E003, S042, Q27)', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 503/)
    let asked = 0
    page.on('request', (request) => (asked += request.url().endsWith('/v2/maintenance') ? 1 : 0))
    await openScenario(page, 'a house under maintenance', {}, 'guest')
    await page.goto('/channel')
    await expect(notice(page)).toContainText('ただいまメンテナンス中です')
    await notice(page).getByRole('button', { name: 'トップへもどる' }).click()
    await expect(page).toHaveURL(/\/top$/)
    await expect(notice(page)).toBeHidden()
    const retry = page.getByRole('button', { name: /もう一度/ }).first()
    await expect(retry).toBeVisible()
    const before = asked
    // Asserts that the log-out, which was refused as well, has opened no dialog.
    await expect(notice(page)).toBeHidden()
    const list = asksList(page)
    await retry.click()
    await list
    await expect(notice(page)).toBeVisible()
    expect(asked).toBe(before + 1)
  })

  test('during which the server refuses a member’s calls ends the session, although the server cannot be notified (S042) @long', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/status of (503|401)/)
    await openScenario(page, 'a house under maintenance')
    const member = (await context.cookies()).map(({ value }) => value)
    await page.goto('/home')
    await notice(page).getByRole('button', { name: 'トップへもどる' }).click()
    await expect(page).toHaveURL(/\/top$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン', exact: true }).first()).toBeVisible()
    expect((await context.cookies()).filter(({ value }) => member.includes(value))).toEqual([])
  })

  test('that was not announced is shown too, without endless retries (E003) @long', async ({ page, quiet }) => {
    quiet.allow(/status of 503/)
    let asked = 0
    await page.route('**/v2/maintenance', (route) => {
      asked += 1
      return route.fulfill({ status: 503, json: { messageCode: 'UnderMaintenance', code: 503 } })
    })
    await page.goto('/channel')
    await expect(notice(page)).toContainText('終了までお待ちください')
    await notice(page).getByRole('button', { name: '閉じる' }).click()
    await expect(notice(page)).toBeHidden()
    expect(asked).toBeLessThanOrEqual(2)
  })

  test('opens once the URL scheme with which the embedded app is configured (S044, X16, Q27) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/tsudoi:\/\/maintenance|Failed to launch/)
    await openScenario(page, 'an announced maintenance')
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    const left: string[] = []
    session.on('Page.frameRequestedNavigation', ({ url }) => left.push(url))
    const list = asksList(page)
    await page.goto('/channel?device=unity&scheme=evil%3A%2F%2Fx')
    await list
    await expect.poll(() => left).toEqual(['tsudoi://maintenance'])
    await waitUntilSettled(page)
    await expect(notice(page)).toBeHidden()
    await expect(page).toHaveURL(/\/channel\?device=unity/)
  })
})

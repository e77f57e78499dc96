import type { Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

/** Breaks requests for one file of the app as after a deploy. `mend` makes the file available again. */
async function breakFile(page: Page, name: string, fault: 'gone' | 'html' | 'hangs') {
  let isBroken = true
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), (route) => {
    if (!isBroken) return route.fallback()
    if (fault === 'gone') return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
    if (fault === 'html') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>集い</title>' })
    return undefined
  })
  return { mend: () => (isBroken = false) }
}

/** Counts the page loads since the previous count. */
function countLoads(page: Page) {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => {
    const count = loads
    loads = 0
    return count
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const openCollection = (page: Page) =>
  page.getByRole('link', { name: 'コレクション' }).filter({ visible: true }).first()

test.describe('after a deploy', () => {
  for (const fault of ['gone', 'html'] as const) {
    test(`a page whose file is ${fault === 'gone' ? 'missing' : 'answered as HTML'} reloads once without a press, and after that only when the user presses its button (S088) @long`, async ({
      page,
      quiet,
    }) => {
      quiet.allow(/./)
      await openScenario(page, 'a member')
      await page.goto('/mypage')
      await expect(heading(page)).toBeVisible()
      const file = await breakFile(page, 'CollectionRoute', fault)
      const loads = countLoads(page)
      await openCollection(page).click()
      await expect.poll(loads).toBe(1)
      await expect(heading(page)).toHaveText('ページを読みこめませんでした')
      // Opens another page: in the same build it does not reload automatically a second time.
      await page.goto('/mypage')
      await expect(heading(page)).not.toHaveText('ページを読みこめませんでした')
      await openCollection(page).click()
      await expect(heading(page)).toHaveText('ページを読みこめませんでした')
      await expect(page).toHaveTitle(/エラー/)
      loads()
      file.mend()
      await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
      await expect(heading(page)).toHaveText('コレクション')
      expect(loads()).toBe(1)
    })
  }

  test('a page with a half-filled form does not reload without a press, and keeps the draft of the form (S088) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/./)
    await openScenario(page, 'a member')
    await page.goto('/profile/edit')
    await page.locator('#profile-nick').fill('灯台のこはる')
    const file = await breakFile(page, 'ProfileConfirmRoute', 'gone')
    const dialog = await breakFile(page, 'hashDialogs', 'gone')
    const loads = countLoads(page)
    await page.evaluate(() => (location.hash = '#commercial'))
    const line = page.getByRole('alert').filter({ hasText: '画面の一部を読みこめませんでした。' })
    await expect(line).toContainText('入力した内容は、読みこみ直しても残ります。')
    await expect(page.locator('#profile-nick')).toHaveValue('灯台のこはる')
    dialog.mend()
    expect(loads()).toBe(0)
    await line.getByRole('button', { name: 'ページを読みこみ直す' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /閉じる/ })
      .first()
      .click()
    await expect(page.locator('#profile-nick')).toHaveValue('灯台のこはる')

    loads()
    await page.getByRole('button', { name: '入力内容を確認する' }).click()
    await expect(heading(page)).toHaveText('ページを読みこめませんでした')
    await expect(page.getByText(/入力した内容は残っています。/)).toBeVisible()
    file.mend()
    expect(loads()).toBe(0)
    await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
    await expect(page.getByText('灯台のこはる')).toBeVisible()
  })

  test('a page with a file that hangs shows a button to reload after 10 s, and an error after 120 s (S088) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/./)
    await openScenario(page, 'a member')
    await page.clock.install()
    await page.goto('/mypage')
    await expect(heading(page)).toBeVisible()
    const before = await heading(page).textContent()
    const file = await breakFile(page, 'CollectionRoute', 'hangs')
    const asked = page.waitForRequest(/CollectionRoute/)
    await openCollection(page).click()
    await asked
    await expect(page).toHaveURL(/\/collection$/)
    const line = page.getByRole('alert').filter({ hasText: '画面の読みこみに時間がかかっています。' })
    // Hovering already requested the file; the time-out starts with the press, one render later.
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(line).toBeVisible({ timeout: 5_000 })
    }).toPass()
    // Asserts that the previous page is still shown.
    await expect(heading(page)).toHaveText(before ?? '')
    const loads = countLoads(page)
    file.mend()
    await page.clock.runFor(110_000)
    await expect.poll(loads).toBe(1)
    await expect(heading(page)).toHaveText('コレクション')
  })

  test('a page whose late stylesheet is missing still opens the dialog of an error (S088, E027) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/./)
    await openScenario(page, 'a member')
    const sheet = /\/assets\/late-[\w-]+\.css$/
    await page.route(sheet, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }))
    const gone = page.waitForResponse(sheet)
    await page.route(/\/v2\/ip(\?|$)/, (route) => route.fulfill({ status: 500, json: { messageCode: 'Internal' } }))
    await page.goto('/channel')
    const dialog = page.getByRole('alertdialog', { name: 'うまくいきませんでした' })
    await expect(dialog).toBeVisible()
    await gone
    await dialog.getByRole('button', { name: '閉じる' }).click()
    await expect(dialog).toHaveCount(0)
  })

  const firstScripts = [
    { path: '/top', isPrerendered: true },
    { path: '/mypage', isPrerendered: false },
  ]
  for (const { path, isPrerendered } of amount({ part: firstScripts.slice(0, 1), all: firstScripts })) {
    test(`the page ${path} whose first script is missing reloads once without a press, and after that only when the user presses its button (S088)`, async ({
      page,
      quiet,
    }) => {
      quiet.allow(/./)
      const file = await breakFile(page, 'index', 'gone')
      const loads = countLoads(page)
      // Locates the heading by its element, because a guest's dialog hides it from the accessibility tree.
      const title = page.locator('h1')
      // The server's first answer is the app shell if it renders the page for longer than a guest waits.
      if (isPrerendered) await expect.poll(async () => (await page.request.get(path)).text()).toContain('<h1')
      await page.goto(path)
      const line = page.getByRole('alert').filter({ hasText: 'ページを読みこめませんでした。' })
      await expect(line).toBeVisible()
      if (isPrerendered) await expect(title).toBeVisible()
      expect(loads()).toBe(2)
      file.mend()
      await line.getByRole('button', { name: 'ページを読みこみ直す' }).click()
      await expect(title).toBeVisible()
      await expect(line).toHaveCount(0)
      expect(loads()).toBe(1)
    })
  }

  test('a page with a half-filled form whose first script is missing does not reload without a press, and restores the input (S088) @long', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/./)
    await openScenario(page, 'a member')
    await page.goto('/profile/edit')
    await page.locator('#profile-nick').fill('灯台のこはる')
    const file = await breakFile(page, 'index', 'html')
    const loads = countLoads(page)
    await page.reload()
    const line = page.getByRole('alert').filter({ hasText: 'ページを読みこめませんでした。' })
    await expect(line).toBeVisible()
    expect(loads()).toBe(1)
    file.mend()
    await line.getByRole('button').click()
    await expect(page.locator('#profile-nick')).toHaveValue('灯台のこはる')
  })

  test('a page whose first script hangs shows a button to reload after 10 s (S088) @long', async ({ page, quiet }) => {
    quiet.allow(/./)
    await page.clock.install()
    const file = await breakFile(page, 'index', 'hangs')
    const asked = page.waitForRequest(/\/assets\/index-/)
    await page.goto('/channel', { waitUntil: 'commit' })
    await asked
    const line = page.getByRole('alert').filter({ hasText: '画面の読みこみに時間がかかっています。' })
    await page.clock.runFor(10_000)
    await expect(line).toBeVisible()
    file.mend()
    await line.getByRole('button', { name: 'ページを読みこみ直す' }).click()
    await expect(heading(page)).toHaveText('チャンネル')
  })
})

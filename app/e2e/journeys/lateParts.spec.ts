import type { Page, Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

/** Keeps a file of the app on its way until it is let through, or says that it is gone. */
async function hold(page: Page, name: string) {
  let open: 'yes' | 'gone' | undefined
  const waiting: Route[] = []
  const answer = (route: Route) =>
    open === 'gone' ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.fallback()
  await page.route(new RegExp(`/assets/${name}-[\\w-]+\\.js$`), (route) => {
    if (open) return answer(route)
    waiting.push(route)
    return undefined
  })
  const settle = async (how: 'yes' | 'gone') => {
    open = how
    await Promise.all(waiting.splice(0).map(answer))
  }
  return { letThrough: () => settle('yes'), lose: () => settle('gone'), isAsked: () => waiting.length > 0 }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('what comes after a page’s first content', () => {
  test('a form is typed into and sent before what checks it is here: nothing is lost, and it is sent once', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/400|401/)
    const library = await hold(page, 'FormLibrary')
    await page.goto('/login/mail')
    const send = page.getByRole('button', { name: 'ログインする' })
    await expect(send).toBeVisible()
    await expect.poll(library.isAsked).toBe(true)
    const email = page.locator('#login-email')
    const password = page.locator('#login-password')
    await email.fill('ｈｉｋａｒｉ＠')
    await send.click()
    await expect(page.getByRole('button', { name: 'ログインしています' })).toBeVisible()
    await library.letThrough()
    // What was typed is checked as it stands, and stays.
    await expect(page.locator('#login-password-error')).toBeVisible()
    await expect(email).toHaveValue('ｈｉｋａｒｉ＠')

    const again = await hold(page, 'FormLibrary')
    await page.reload()
    await expect.poll(again.isAsked).toBe(true)
    await email.fill('nobody@example.jp')
    await password.fill('Himitsu2026')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && /signin(?!\/guest)/.test(request.url())) sent.push(request.postData() ?? '')
    })
    const answered = page.waitForResponse((response) => /signin(?!\/guest)/.test(response.url()))
    await send.click()
    await password.press('Enter')
    await again.letThrough()
    await answered
    await expect(page.getByText('ログインに失敗しました。')).toBeVisible()
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      expect.objectContaining({ email: 'nobody@example.jp', password: 'Himitsu2026' }),
    ])
    await expect(email).toHaveValue('nobody@example.jp')
  })

  test('a form whose checks are gone says so, keeps what was typed, and can be sent after a reload (S088)', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/./)
    const library = await hold(page, 'FormLibrary')
    await page.goto('/login/mail')
    await expect(heading(page)).toBeVisible()
    await expect.poll(library.isAsked).toBe(true)
    await page.locator('#login-email').fill('hikari@example.jp')
    await page.getByRole('button', { name: 'ログインする' }).click()
    await library.lose()
    const line = page.getByRole('alert').filter({ hasText: '画面の一部を読みこめませんでした。' })
    await expect(line).toContainText('入力した内容は、読みこみ直しても残ります。')
    await expect(page.getByRole('button', { name: 'ログインする' })).toBeEnabled()
    await library.letThrough()
    await line.getByRole('button', { name: 'ページを読みこみ直す' }).click()
    await expect(page.locator('#login-email')).toHaveValue('hikari@example.jp')
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect(page.locator('#login-password-error')).toBeVisible()
  })

  test('a menu and a question that are asked for before they are here open when they are (S047, S072)', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/404/)
    await openScenario(page, 'a member')
    const menu = await hold(page, 'OpenMenu')
    const report = await hold(page, 'UserReport')
    await page.goto('/user/fan-mejiro')
    const trigger = page.getByRole('button', { name: /のメニュー$/ })
    await trigger.click()
    await expect.poll(menu.isAsked).toBe(true)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await menu.letThrough()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(trigger).toBeFocused()
    await trigger.click()
    await page.getByRole('menuitem', { name: '報告する' }).click()
    await expect.poll(report.isAsked).toBe(true)
    await report.lose()
    // Nothing is open, and the page is as it was.
    await expect(trigger).toBeEnabled()
    await report.letThrough()
    await page.getByRole('button', { name: 'ページを読みこみ直す' }).click()
    await trigger.click()
    await page.getByRole('menuitem', { name: '報告する' }).click()
    await expect(page.getByRole('dialog', { name: '報告する' })).toBeVisible()
  })

  test('nothing on the page moves when it comes', async ({ page }) => {
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(globalThis, { moved })
      new PerformanceObserver((list) => moved.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    for (const path of ['/login/mail', '/login/reset', '/signup/create', '/signup/terms']) {
      const library = await hold(page, 'FormLibrary')
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      await expect.poll(library.isAsked).toBe(true)
      const before = await page.evaluate(() => performance.now())
      const arrived = page.waitForResponse(/FormLibrary/)
      await library.letThrough()
      await arrived
      await page.waitForLoadState('networkidle')
      const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved)
      expect([path, ...moved.filter((at) => at > before)]).toEqual([path])
    }
  })
})

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

test.describe('what comes after a page’s first content', () => {
  test('a menu and a question that are asked for before they are here open when they are (S047, S072)', async ({
    page,
    quiet,
  }) => {
    quiet.allow(/404/)
    await openScenario(page, 'a member')
    const menu = await hold(page, 'OpenMenu')
    const report = await hold(page, 'ReportHost')
    await page.goto('/user/fan-mejiro')
    const trigger = page.getByRole('button', { name: /さんのメニュー$/ })
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
})

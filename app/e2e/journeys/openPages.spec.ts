import type { Page } from '@playwright/test'
import { becomeMember, expect, test } from '../journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a guest can open every public page, and each is in Japanese (S001, S007, S009, S066)', async ({ page }) => {
  for (const path of [
    '/top',
    '/login',
    '/login/mail',
    '/signup/top',
    '/signup/terms',
    '/channel',
    '/channel/todai',
    '/channel/shinyou/gacha',
    '/channel/todai/draw/todai-dial',
    '/channel/todai/draw/todai-dial/prize',
    '/user/hajime',
    '/notification',
  ]) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(/[ぁ-んァ-ヶ一-龠]/)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  }
})

test('a guest who opens the home page is sent to the log-in; a member sees today’s programme there (R071, S026, W103) @long', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fhome$/)
  const { nickName } = await becomeMember(page)
  await page.goto('/home')
  await expect(page).toHaveURL(/\/home$/)
  await expect(heading(page)).toHaveText(`${nickName}さんの、今日のプログラム`)
})

test('the link of the not-found page leads a member to the home page (R085, W017) @long', async ({ page }) => {
  await becomeMember(page)
  await page.goto('/no/such/place')
  await expect(heading(page)).toContainText('見つかりませんでした')
  await page.getByRole('link', { name: 'TOPへ' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

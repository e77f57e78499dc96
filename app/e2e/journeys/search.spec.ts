import type { Page } from '@playwright/test'
import { becomeMember, expect, test } from '../journey.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'さがす言葉' })
const options = (page: Page) => page.getByRole('listbox', { name: '候補' }).getByRole('option')
const results = (page: Page, kind: string) => page.getByRole('region', { name: kind }).getByRole('link')

test('a member finds a channel, a video and a post by romaji and kana, closes the suggestions by Back, opens a result, and comes back to the search (Q432, Q495, Q496, Q497, Q498)', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/home')
  await page.getByRole('banner').getByRole('link', { name: 'さがす' }).click()
  await expect(page).toHaveURL('/search')
  await expect(field(page)).toBeFocused()
  await field(page).fill('ﾚﾓﾈ')
  await expect(results(page, 'チャンネル')).toHaveText(['レモネード星団'])
  await field(page).fill('remone-do')
  await expect(page).toHaveURL('/search?q=remone-do')
  await expect(results(page, 'チャンネル')).toHaveText(['レモネード星団'])
  await expect(results(page, '動画').first()).toBeVisible()
  await expect(options(page).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'overlays' in Object(history.state))).toBe(true)
  await page.goBack()
  await expect(options(page).first()).toBeHidden()
  await expect(page).toHaveURL('/search?q=remone-do')
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/channel/lemonade')
  await page.goBack()
  await expect(field(page)).toHaveValue('remone-do')
  await field(page).fill('')
  await expect(page.getByRole('button', { name: 'remone-do', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /remone-do.*を消す/ }).click()
  await expect(page.getByRole('heading', { name: 'さがした言葉' })).toHaveCount(0)
})

test('a guest finds the posts of a channel by their text, even after a reload (Q498) @long', async ({ page }) => {
  await page.goto('/channel/todai?tab=posts')
  const post = page.getByRole('main').getByRole('article').first()
  await expect(post).toBeVisible()
  await page.goto(`/search?q=${encodeURIComponent('灯台')}&channel=todai`)
  await expect(page.getByRole('combobox', { name: '投稿をさがすチャンネル' })).toHaveValue('todai')
  await expect(page.getByRole('region', { name: '投稿' }).locator('mark').first()).toHaveText('灯台')
  await page.reload()
  await expect(field(page)).toHaveValue('灯台')
  await results(page, '投稿').first().click()
  await expect(page).toHaveURL(/\/post\/ip\/todai\//)
})

test('the search names the lists that failed, and still searches the others (Q495) @long', async ({ page, quiet }) => {
  quiet.allow(/status of 500/)
  let isDown = true
  await page.route(
    (url) => url.pathname.endsWith('/v2/video'),
    (route) =>
      isDown ? route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } }) : route.fallback(),
  )
  await page.goto(`/search?q=${encodeURIComponent('れもね')}`)
  await expect(page.getByRole('alert')).toContainText('動画を読みこめませんでした。')
  await expect(results(page, 'チャンネル')).toHaveText(['レモネード星団'])
  isDown = false
  await page.getByRole('alert').getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

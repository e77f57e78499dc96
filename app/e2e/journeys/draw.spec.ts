import type { Page } from '@playwright/test'
import { becomeMember, expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

const dial = '/channel/todai/draw/todai-dial'
const stardust = '/channel/ip-hoshiyomi/draw/draw-hoshiyomi-1'
const won = 'オリオンの写真が、当たりました'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Counts the entries that are sent from now on. */
function entriesOf(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/v2\/draw\/[^/]+\/entry$/.test(request.url())) sent += 1
  })
  return () => sent
}

test('a guest reads the page of a prize draw, its prizes with their odds and its twelve facts, and logs in to enter the draw (R059, R060, R061, W091, W092, S026, C180) @long', async ({
  page,
}) => {
  await page.goto(dial)
  await expect(heading(page)).toHaveText('今夜のダイヤル合わせ')
  await expect(page.getByRole('term')).toHaveCount(12)
  await page.getByRole('link', { name: '賞品だけを見る' }).click()
  await expect(page).toHaveURL(`${dial}/prize`)
  await expect(heading(page)).toHaveText('賞品の一覧')
  await expect(page.getByRole('listitem').filter({ hasText: /写真、残り\d+本、確率1\.0%/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'はずれ、確率' })).toBeVisible()
  await expect(page.getByRole('term')).toHaveCount(12)
  await page.getByRole('link', { name: 'ログインして引く' }).click()
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fdraw%2Ftodai-dial%2Fentry$/)
})

test('a member follows the channel, enters the prize draw once despite several taps, and finds the result on a later visit (R059, R061, W091, W093, S046, C180)', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto(dial)
  await page.getByRole('button', { name: '灯台放送局をフォローする' }).click()
  await page.getByRole('link', { name: '引く画面へ進む' }).click()
  await expect(page).toHaveURL(`${dial}/entry`)
  const sent = entriesOf(page)
  await page.getByRole('button', { name: '無料で1回引く' }).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 20; tap += 1) button.click()
  })
  await expect(heading(page)).toHaveText(/が、当たりました$|^今日は、はずれでした$/)
  await expect(heading(page)).toBeFocused()
  expect(sent()).toBe(1)
  const result = await heading(page).textContent()
  await page.reload()
  await expect(heading(page)).toHaveText(result ?? '')
  await page.getByRole('link', { name: '抽選のページへもどる' }).click()
  await expect(page.getByText(result ?? '')).toBeVisible()
  await expect(page.getByRole('link', { name: '引く画面へ進む' })).toBeHidden()
})

test('a member whose answer to a prize draw’s entry was lost sees the stored result, even on a later visit, and has entered once (R061, W093, E001) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/net::ERR_/)
  await openScenario(page, 'a channel draw')
  await page.goto(`${stardust}/entry`)
  const sent = entriesOf(page)
  await page.route(/\/v2\/draw\/[^/]+\/entry$/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: '無料で1回引く' }).click()
  await expect(heading(page)).toHaveText(won)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.reload()
  await expect(heading(page)).toHaveText(won)
  expect(sent()).toBe(1)
})

test('a prize draw that has ended has no button to enter it; an unknown prize draw shows the not-found page (R061, W093, E022) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  await openScenario(page, 'a channel draw', { phase: 'over' })
  await page.goto(`${stardust}/entry`)
  await expect(page.getByText('終了しました')).toBeVisible()
  await expect(page.getByRole('button', { name: /引く$/ })).toHaveCount(0)
  await page.goto('/channel/ip-hoshiyomi/draw/nothing/entry')
  await expect(heading(page)).toHaveText('この席は、見つかりませんでした')
})

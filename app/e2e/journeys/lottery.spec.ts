import type { Page } from '@playwright/test'
import { newLottery } from '../campaigns.ts'
import { giveSession, newMember } from '../sandbox.ts'
import { expect, test } from '../journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const lastStep = (page: Page) => page.getByRole('dialog', { name: 'この内容で申し込みますか' })

/** Opens a new lottery as a member, with `entries` of the member. */
async function lottery(page: Page, params: object, entries?: object) {
  const member = await newMember()
  const { address } = await newLottery(params, entries && { of: member, ...entries })
  await giveSession(page.context(), member)
  return address
}

/** Counts how often a call is sent from now on. */
function countOf(page: Page, method: string, path: RegExp): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(request.url())) sent += 1
  })
  return () => sent
}

const tapTwentyTimes = (button: HTMLElement) => {
  for (let tap = 0; tap < 20; tap += 1) button.click()
}

test('a guest reads a lottery with its winners, its schedule and its twelve facts, and logs in to buy entries (R079, R080, W111, S066, C161) @long', async ({
  page,
}) => {
  await page.goto('/lottery/lemonade-flag')
  await expect(heading(page)).toContainText('パレードの旗')
  await expect(page.getByText('当選は5名')).toBeAttached()
  await expect(page.getByRole('term')).toHaveCount(12)
  await page.getByRole('link', { name: 'ログインして申し込む' }).click()
  await expect(page).toHaveURL(/\/login\?callback=.*%2Flottery%2Flemonade-flag%2Fpurchase$/)
})

test('a member buys lottery entries once despite several taps in the last step, and finds the entries on a later visit (R080, R081, W112, C162, X13)', async ({
  page,
}) => {
  const address = await lottery(page, {})
  await page.goto(`${address}/purchase`)
  const field = page.getByRole('spinbutton')
  await field.fill('３')
  await expect(field).toHaveValue('3')
  await expect(page.getByText('300コイン', { exact: true })).toBeVisible()
  await expect(page.getByText('3,900コイン', { exact: true })).toBeVisible()
  const sent = countOf(page, 'POST', /\/buy(\?|$)/)
  await page.getByRole('button', { name: '内容の確認へ進む' }).click()
  await expect(lastStep(page)).toContainText('3口')
  await lastStep(page)
    .getByRole('button', { name: /^3口申し込む/ })
    .evaluate(tapTwentyTimes)
  await expect(page).toHaveURL(`${address}/result`)
  await expect(heading(page)).toHaveText('申し込みました')
  await expect(page.getByText('申込は3口')).toBeAttached()
  expect(sent()).toBe(1)
  // Asserts on the lottery's page that the entries are bought.
  await page.goto(address)
  await expect(page.getByText(/申込済み.*3口/)).toBeVisible()
})

test('a winner of a lottery chooses a prize once, even if the answer is lost, and is reminded until then (R081, W113, C163, S125) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/net::ERR_/)
  const address = await lottery(page, { phase: 'announced' }, {})
  await page.goto(address)
  await expect(page.getByText('当たりました。受け取る賞品が、まだ決まっていません。')).toBeVisible()
  await page.getByRole('link', { name: '賞品をえらぶ' }).click()
  await expect(page.getByText('未選択')).toBeVisible()
  let isCut = true
  await page.route(/\/acc_item\/select$/, async (route) => {
    if (!isCut) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await page
    .getByRole('button', { name: /^これにする/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'この賞品に決める' }).evaluate(tapTwentyTimes)
  // Asserts that the server has saved the choice: the page has refetched and shows it.
  await expect(page.getByText('選択済')).toBeVisible()
  await expect(page.getByText('未選択')).toBeHidden()
  isCut = false
  await page.reload()
  await expect(page.getByText('選択済')).toBeVisible()
  await expect(heading(page)).toHaveText('賞品が決まりました')
  await expect(page.getByRole('button', { name: /^これにする/ })).toHaveCount(0)
})

test('a member without a win sees first that nothing was won; a lottery that has ended or is unknown has no button to enter it (R079, R081, W111, W113, E022, E053) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 40/)
  const lost = await lottery(page, {}, { hasLost: true })
  await page.goto(`${lost}/result`)
  await expect(heading(page)).toHaveText('今回は、はずれでした')
  const hidden = await lottery(page, { phase: 'unpublished' })
  await page.goto(hidden)
  await expect(heading(page)).toHaveText('この抽選は、公開されていません')
  const closed = await lottery(page, { phase: 'closed' })
  await page.goto(`${closed}/purchase`)
  await expect(page.getByText('受付を終えました')).toBeVisible()
  await expect(page.getByRole('button', { name: '内容の確認へ進む' })).toHaveCount(0)
  await page.goto('/lottery/nothing')
  await expect(heading(page)).toHaveText('この席は、見つかりませんでした')
})

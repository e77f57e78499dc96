import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { amount } from '@tsudoi/contracts/testing/amount'
import { startSessionAs, expect, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'

const wall = (page: Page) => page.getByRole('grid', { name: 'コレクション' })

/** The number of items found, once all lists have loaded. */
const counted = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+点$/ })

/** Expands the filters, which are collapsed on a phone. */
async function unfold(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^条件とならび/ })
  if (await fold.isVisible()) await fold.click()
}

/** Width and height of a PNG, read from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a member finds items of every kind on the collection’s wall, filters them by URL, enlarges an item and saves its image (R064, W096, W139, C059–C062, C064–C067, C069, C070) @long', async ({
  page,
}) => {
  await startSessionAs(page)
  await page.goto('/collection')
  await expect(wall(page)).toBeVisible()
  await unfold(page)
  const kinds = page.getByRole('combobox', { name: '種類' })
  // Compares each option's count with the number of items that it shows.
  const labels = await kinds.locator('option').allTextContents()
  expect(labels.length).toBeGreaterThan(4)
  for (const label of amount({ part: labels.slice(1, 3), all: labels.slice(1) })) {
    await kinds.selectOption({ label })
    const [, count] = /（([\d,]+)）$/.exec(label) ?? []
    await expect(counted(page)).toHaveText(`${count}点`)
  }
  await page.getByRole('button', { name: '条件をすべてはずす' }).click()
  await kinds.selectOption({ label: labels.find((label) => label.startsWith('写真')) ?? '' })
  await page.getByRole('searchbox', { name: 'さがす' }).fill('ﾚﾓﾈｰﾄﾞ')
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(wall(page).getByRole('link').first()).toContainText('レモネード星団')
  const found = (await counted(page).textContent()) ?? ''
  expect(found).toMatch(/^[1-9]/)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'さがす' })).toHaveValue('ﾚﾓﾈｰﾄﾞ')
  await expect(counted(page)).toHaveText(found)
  await wall(page).getByRole('link').first().click()
  const large = page.getByRole('dialog')
  await expect(large).toContainText('レモネード星団')
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    large.getByRole('button', { name: '画像にして送る' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe('tsudoi.png')
  expect(sizeOf(await readFile(await picture.path()))).toEqual([1_080, 1_350])
  await page.goBack()
  await expect(large).toHaveCount(0)
  await expect(wall(page).getByRole('link').first()).toBeFocused()
})

test('a member opens a story that they were given from the collection’s list of readable stories, and reads it (R065, R066, W097, W098, W142, W143, C063)', async ({
  page,
}) => {
  await openScenario(page, 'collected story groups', { kind: 'PRIVILEGE', count: 2 })
  await page.goto('/collection/viewable')
  await wall(page)
    .getByRole('link', { name: /特典ストーリー/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: '読む' }).click()
  await expect(page).toHaveURL(/\/collection\/[^/]+\/story\/privilege\//)
  await expect(page.getByText('0/2話を読了')).toBeVisible()
  await page
    .getByRole('link', { name: /^読む / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(channel|story)\//)
})

test('the collection names a list that fails to load, shows the items of its other lists, and loads that list on the second try (W096, C064) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/500/)
  await openScenario(page, 'owned photos', { count: 2 })
  await page.route('**/v2/collection/movie*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/collection')
  await expect(page.getByRole('alert')).toContainText('ムービーを読みこめませんでした')
  await expect(wall(page).getByRole('gridcell')).toHaveCount(2)
  await page.unroute('**/v2/collection/movie*')
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

import { amount } from '@tsudoi/contracts/testing/amount'
import { expectEmptyCardFields, expectCardDocument, cardFields, typeCard, testVisaCard } from '../cardForm.ts'
import { becomeMember, startSessionAs, expect, test } from '../journey.ts'

const edit = '/purchase/card/edit'

test('a member registers a card in a separate document, sees it in the list, and deletes it after a confirmation (R039, R040, W071, W072, W132, S091, Q59, C112, C114, C115, C171)', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto('/purchase/method')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7)
  await page.getByRole('link', { name: /登録したカード/ }).click()
  await expect(page.getByText('登録したカードはありません')).toBeVisible()
  const answered = page.waitForResponse((response) => response.url().endsWith(edit))
  await page.getByRole('link', { name: 'カードを登録する' }).click()
  const headers = (await answered).headers()
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*connect-src 'self';.*form-action 'none'/)
  expect(headers['cache-control']).toBe('no-store')
  await expectCardDocument(page)
  await typeCard(page, { ...testVisaCard, number: '５５５５　５５５５　５５５５　４４４４' })
  await expect(cardFields(page).number).toHaveValue('5555 5555 5555 4444')
  await page.getByRole('button', { name: 'このカードを登録する' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('カードを登録しました')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Mastercard 末尾4444（有効期限 2030/12）')).toBeVisible()
  await page.getByRole('link', { name: 'カードの一覧へ' }).click()
  await expect(page).toHaveURL(/\/purchase\/card$/)
  const row = page.getByRole('listitem').filter({ hasText: 'Mastercard 末尾4444' })
  await expect(row).toContainText('有効期限 2030/12')
  await row.getByRole('button', { name: /削除する$/ }).click()
  await page.getByRole('button', { name: '削除しない' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /削除する$/ }).click()
  const deleted = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.getByRole('button', { name: '削除する', exact: true }).click()
  expect(new URL((await deleted).url()).pathname).toMatch(/\/v2\/payment\/sbps\/creditcard\/[\w-]+$/)
  await expect(page.getByText('登録したカードはありません')).toBeVisible()
})

test('a member of the demo sees the saved card in the list of cards (R039, W071) @long', async ({ page }) => {
  await startSessionAs(page)
  await page.goto('/purchase/card')
  // Looks at the first match, because other journeys of this member may have saved further cards.
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa 末尾4242' }).first()).toContainText('2030/12')
})

const guarded = ['/purchase/method', '/purchase/card', edit]
for (const path of guarded.slice(0, amount({ part: 1, all: guarded.length })))
  test(`a guest sees the login-required alert at ${path} (R038, R039, R040, Q17, S068) @long`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('dialog')).toContainText('ログインが必要です')
    await expect(cardFields(page).number).toHaveCount(0)
  })

test('the card form clears typed card data when the user leaves, returns or reloads (R040, X14) @long', async ({
  page,
}) => {
  await startSessionAs(page)
  await page.goto(edit)
  await typeCard(page)
  await page.reload()
  await expectEmptyCardFields(page)
  await typeCard(page)
  await page.getByRole('link', { name: 'プライバシーポリシー' }).click()
  await expect(page).toHaveURL(/\/account\/privacy$/)
  await page.goBack()
  await expectCardDocument(page)
  await expectEmptyCardFields(page)
})

test('the card form clears its fields before the browser can cache the page for Back (R040, X14) @long', async ({
  page,
}) => {
  await startSessionAs(page)
  await page.goto(edit)
  await typeCard(page)
  // Reads the fields in the same task as the event, because the browser caches this state.
  const left = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    return Array.from(document.querySelectorAll('input'), ({ value }) => value)
  })
  expect(left).toEqual(['', '', ''])
})

test('the card form shows an error and clears its fields when the gateway refuses the card or is down (W072) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (400|503)/)
  await startSessionAs(page)
  await page.goto(edit)
  const submit = page.getByRole('button', { name: 'このカードを登録する' })
  const told = page.getByRole('alert')
  let status = 400
  await page.route('**/_sandbox/gateway/*/token', (route) => route.fulfill({ status, json: {} }))
  await typeCard(page)
  await submit.click()
  await expect(told).toContainText('決済会社が、このカードを受け付けませんでした')
  await expectEmptyCardFields(page)
  status = 503
  await typeCard(page)
  await submit.click()
  await expect(told).toContainText('決済会社から返事がありませんでした')
  await expectEmptyCardFields(page)
  await page.unroute('**/_sandbox/gateway/*/token')
  await typeCard(page)
  await submit.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('カードを登録しました')
})

test('the card form shows a time-out after 20 seconds and clears its fields when the gateway does not answer (W072) @long', async ({
  page,
}) => {
  await startSessionAs(page)
  await page.clock.install()
  await page.goto(edit)
  await page.route('**/_sandbox/gateway/*/token', () => {})
  await typeCard(page)
  const asked = page.waitForRequest('**/_sandbox/gateway/*/token')
  await page.getByRole('button', { name: 'このカードを登録する' }).click()
  await asked
  await page.clock.runFor(19_000)
  await expect(cardFields(page).code).toHaveValue(testVisaCard.code)
  await page.clock.runFor(1_000)
  await expect(page.getByRole('alert')).toContainText('決済会社から返事がありませんでした')
  await expectEmptyCardFields(page)
})

test('a registration of a card whose answer was lost is not shown as failed, and the list shows whether it succeeded (C115) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to load/)
  await becomeMember(page)
  await page.goto(edit)
  await page.route('**/v2/payment/sbps/creditcard', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await typeCard(page)
  await page.getByRole('button', { name: 'このカードを登録する' }).click()
  await expect(page.getByRole('alert')).toContainText('登録されたかどうかは、カードの一覧で')
  await expectEmptyCardFields(page)
  await page.unroute('**/v2/payment/sbps/creditcard')
  await page.getByRole('link', { name: '登録せずにもどる' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Visa 末尾4242' })).toBeVisible()
})

test('a member whose session has expired is sent to the log-in, and back to the list of cards (R039, E017) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  await startSessionAs(page)
  await page.route('**/hosts/**', (route) =>
    route.fulfill({ status: 401, json: { messageCode: 'Unauthenticated', code: 401 } }),
  )
  await page.goto(edit)
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fpurchase%2Fcard$/)
})

import { newLottery } from '../campaigns.ts'
import { expect, test } from '../journey.ts'
import { giveSession, newMember, setUpState, uniqueId } from '../sandbox.ts'

const row = (name: string) => new RegExp(`残り.*${name}`)

test('a member finds the next deadline on /home and all of them on their own page, each with what happens when it is missed (Q478, Q479)', async ({
  page,
}) => {
  const member = await newMember()
  const accountId = `acc-${member.id}`
  const { address } = await newLottery({}, { of: member })
  await setUpState('a coin pack on sale', { shopCoinId: `pack-${member.id}` })
  await setUpState('an order that waits at the convenience store', {
    accountId,
    transactionId: `order-${member.id}`,
    shopCoinId: `pack-${member.id}`,
  })
  const ipId = `ip-${uniqueId()}`
  await setUpState('a channel', { ipId })
  await setUpState('waiting presents', { accountId, ipId, count: 1 })
  await giveSession(page.context(), member)
  await page.goto('/home')
  const next = page.getByRole('region', { name: '次の期限' })
  await expect(next).toContainText('残り')
  await next.getByRole('link', { name: 'すべての期限を見る' }).click()
  await expect(page).toHaveURL(/\/mypage\/deadlines$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('期限')
  const rows = page.getByRole('listitem').filter({ hasText: '残り' })
  await expect(rows.filter({ hasText: row('コンビニでのお支払い') })).toContainText('取り消しになります')
  await expect(rows.filter({ hasText: row('プレゼントの受け取り') })).toContainText('受け取れません')
  const result = rows.filter({ hasText: row('結果の発表') })
  await expect(result).toContainText('結果は見られます')
  await result.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
})

test('the page of deadlines names a list that failed to load, and loads it again on request (Q478) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of (404|500)/)
  const member = await newMember()
  await giveSession(page.context(), member)
  // Simulates a host that lacks the call for all deadlines (Q505) and has no notices: those of other tests may have a
  // gift.
  await page.route('**/v2/me/deadlines', (route) => route.fulfill({ status: 404, json: {} }))
  await page.route(
    (url) => url.pathname.endsWith('/v2/notice'),
    (route) => route.fulfill({ json: { list: [], seek: { hasNext: false } } }),
  )
  let isDown = true
  await page.route(
    (url) => url.pathname.endsWith('/v1/transaction'),
    (route) =>
      isDown ? route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } }) : route.fallback(),
  )
  await page.goto('/mypage/deadlines')
  await expect(page.getByRole('alert')).toContainText('お支払いの期限を読みこめませんでした。')
  await expect(page.getByText('読みこめた中に、期限のあるものはありません')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('期限のあるものはありません', { exact: true })).toBeVisible()
})

for (const [of, status] of [
  ['the host’s list of deadlines', 200],
  ['the notices themselves, with a host without that list', 404],
] as const)
  test(`the gift of a notice is a deadline by ${of}, until the member has received it (Q547) @long`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/status of 404/)
    const [ipId, noticeId] = [`ip-${uniqueId()}`, `notice-${uniqueId()}`]
    await setUpState('a channel', { ipId })
    await setUpState('a notice with assets', { ipId, noticeId, detail: 'minimal' })
    await giveSession(page.context(), await newMember())
    if (status === 404) await page.route('**/v2/me/deadlines', (route) => route.fulfill({ status, json: {} }))
    await page.goto('/mypage/deadlines')
    const gift = page.getByRole('listitem').filter({ hasText: row('お知らせの品の受け取り') })
    const link = gift.getByRole('link', { name: `お知らせ ${noticeId}` })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/notification/${noticeId}$`))
    await page.getByRole('button', { name: '受け取る' }).click()
    await expect(page.getByRole('button', { name: '受け取り済み' })).toBeVisible()
    await page.getByRole('link', { name: '期限をまとめて見る' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('期限')
    await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
    await expect(link).toHaveCount(0)
  })

test('a guest is asked to log in before the deadlines, and comes back to them (Q478) @long', async ({ page }) => {
  await page.goto('/mypage/deadlines')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fmypage%2Fdeadlines$/)
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { giveSession, newMember, setUpState, uniqueId } from '../sandbox.ts'

const thisYear = () => Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Tokyo' }).format())

/** A member who received three photos, the last of them twice, and watched two films of a channel. */
async function memberWithRecords(page: Page): Promise<string> {
  const member = await newMember()
  const ipId = `ip-${uniqueId()}`
  const accountId = `acc-${member.id}`
  await setUpState('a channel', { ipId })
  await setUpState('owned photos', { accountId, ipId, count: 3 })
  await setUpState('collected videos', { accountId, ipId, count: 2, kind: 'HISTORY' })
  await giveSession(page.context(), member)
  return ipId
}

/** The row of a fact. */
const fact = (page: Page, term: string) =>
  page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
const shareLink = (page: Page) => page.getByRole('link', { name: 'この1年を画像でシェアする' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'シェアする' })

test('a member looks back on the year from /mypage, opens an item, and sees the used coins only on request (Q523)', async ({
  page,
}) => {
  const ipId = await memberWithRecords(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/mypage')
  await page.getByRole('link', { name: /^ふりかえり/ }).click()
  await expect(page).toHaveURL(/\/mypage\/lookback$/)
  // The pointer may have passed other links of /mypage, which prefetch their data.
  asked.length = 0
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ふりかえり')
  await expect(fact(page, '手に入れた写真')).toContainText('3種類')
  await expect(fact(page, 'はじめて手に入れた写真')).toContainText('2枚以上')
  await expect(fact(page, '見た動画')).toContainText('2本')
  await expect(fact(page, 'いちばん記録の多いチャンネル').getByRole('link')).toHaveAttribute('href', `/channel/${ipId}`)
  expect(asked.filter((path) => path.endsWith('/v2/currency/history'))).toEqual([])
  await page.getByRole('button', { name: '使ったコインも見る' }).click()
  await expect(page.getByText('使ったコイン', { exact: false }).last()).toBeVisible()
  await expect.poll(() => asked.some((path) => path.endsWith('/v2/currency/history'))).toBe(true)
  await fact(page, '最初の写真').getByRole('link').click()
  await expect(page).toHaveURL(/\/collection\?item=photo/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a member shares the year as a picture that the device draws, with a link to the channel (Q525) @long', async ({
  page,
}) => {
  const ipId = await memberWithRecords(page)
  await page.goto('/mypage/lookback?from=birthday')
  await shareLink(page).click()
  const picture = dialog(page).getByRole('img')
  await expect(picture).toHaveAttribute('alt', /^1年の推し活。手に入れた写真3種類。見た動画2本。/)
  await expect(dialog(page).getByRole('textbox', { name: 'リンク' })).toHaveValue(new RegExp(`/channel/${ipId}$`))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: '画像を保存する' }).click(),
  ])
  const file = await readFile(await download.path())
  // Width and height in the header of the PNG file.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1_080, 1_350])
})

test('inside the mobile app, the dialog says that the picture of the year cannot be saved there (Q525) @long', async ({
  page,
}) => {
  await memberWithRecords(page)
  await page.goto('/mypage/lookback?device=unity')
  await shareLink(page).click()
  await expect(dialog(page).getByText('このアプリの中では、画像を保存できません。')).toBeVisible()
})

test('the look back says that a year has no records, opens the current year for an invalid one, and offers no other years without records (Q523) @long', async ({
  page,
}) => {
  await giveSession(page.context(), await newMember())
  await page.goto('/mypage/lookback?year=%3Cscript%3E')
  await expect(page.getByText(`${thisYear()}年の記録はまだありません`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: '年', exact: true })).toHaveCount(0)
  await page.goto(`/mypage/lookback?year=${thisYear() - 3}`)
  await expect(page.getByText(`${thisYear() - 3}年の記録は残っていません`)).toBeVisible()
})

test('the look back says which list failed to load instead of its number, and loads it again on request (Q523) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 500/)
  await memberWithRecords(page)
  let isDown = true
  await page.route(
    (url) => url.pathname.endsWith('/v2/collection/video/ondemand'),
    (route) =>
      isDown ? route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } }) : route.fallback(),
  )
  await page.goto('/mypage/lookback')
  await expect(page.getByRole('alert')).toContainText('動画の記録を読みこめませんでした。')
  await expect(fact(page, '見た動画')).toContainText('読みこめませんでした')
  await expect(fact(page, '手に入れた写真')).toContainText('3種類')
  isDown = false
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(fact(page, '見た動画')).toContainText('2本')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network, the year is counted from the lists that the device holds, and the others are named (Q523) @long', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
    await memberWithRecords(page)
    await page.goto('/mypage/lookback')
    await expect(fact(page, '記録のある日')).toContainText('1日')
    const isCached = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('tsudoi.kept.'))
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return keys.flat().filter(({ url }) => /collection\/(photo|video\/ondemand)/.test(url)).length
      })
    await expect.poll(isCached).toBe(2)
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await (await caches.open('tsudoi-files')).keys()).some(({ url }) => url.includes('LookbackContainer')),
        ),
      )
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(fact(page, '手に入れた写真')).toContainText('3種類')
    await expect(fact(page, '見た動画')).toContainText('2本')
    await expect(page.getByRole('alert')).toContainText('抽選')
  })
})

test('a guest is asked to log in before the look back, and comes back to the year (Q523) @long', async ({ page }) => {
  await page.goto('/mypage/lookback?year=2025')
  await expect(page).toHaveURL(/\/login\?callback=.*%2Fmypage%2Flookback/)
})

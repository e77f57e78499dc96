import { waitUntilSettled } from '../waitUntilSettled.ts'
import type { Page } from '@playwright/test'
import { uniqueId, giveSession, newMember, setUpState } from '../sandbox.ts'
import { becomeMember, startSessionAs, expect, test } from '../journey.ts'

const harbour = '/event/todai-harbour'
const night = `${harbour}/episode/todai-harbour-night`
const watching = (page: Page) => page.getByRole('definition').first()

/** Counts the event streams of viewer counts that all tabs request from now on. */
function streamsOf(page: Page): () => number {
  let asked = 0
  page.context().on('request', (request) => {
    if (/\/v1\/count\?viewing/.test(request.url()) && /event-stream/.test(request.headers()['accept'] ?? '')) asked += 1
  })
  return () => asked
}

test('a guest opens an event and its episode, searches the bulletin board, and opens one entry (W127, W128, C025, C026, C030, C033, Q197)', async ({
  page,
}) => {
  await page.goto('/event')
  await page.getByRole('link', { name: '港の公開収録 第五十夜' }).click()
  await expect(page).toHaveURL(harbour)
  await page.getByRole('button', { name: '港の公開収録 第五十夜をフォローする' }).click()
  await expect(page.getByRole('dialog')).toContainText('ログイン')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '本番', exact: true }).click()
  await expect(page).toHaveURL(night)
  const entries = page.getByRole('article')
  await expect(entries).toHaveCount(7)
  const words = page.getByRole('searchbox', { name: '書きこみをさがす' })
  const scrolled = () => page.evaluate(() => scrollY)
  // Waits until the new page has scrolled to its top, as each new page does.
  await waitUntilSettled(page)
  await words.evaluate((field) => field.scrollIntoView({ block: 'center' }))
  await words.fill('汽笛')
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(1)
  await expect(words).toBeInViewport()
  expect(await scrolled()).toBeGreaterThan(0)
  await expect(page).toHaveURL(`${night}?q=${encodeURIComponent('汽笛')}`)
  const entry = page.getByRole('link', { name: /^めじろさんの書きこみをひらく/ })
  await entry.scrollIntoViewIfNeeded()
  const behind = await scrolled()
  await entry.click()
  const dialog = page.getByRole('dialog', { name: '書きこみ' })
  await expect(dialog).toContainText('三曲目のあいだに一票')
  expect(await scrolled()).toBe(behind)
  await page.reload()
  await expect(dialog).toContainText('三曲目のあいだに一票')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${night}?q=${encodeURIComponent('汽笛')}`)
  await page.getByRole('button', { name: 'すべて見る' }).click()
  await expect(entries).toHaveCount(7)
})

test('a member’s follow of an event is shown before the answer, puts the event into the list of followed events, and is rolled back when the call fails (W127, C027, C028) @long', async ({
  page,
  quiet,
}) => {
  await becomeMember(page)
  await page.goto(harbour)
  const button = (state: string) => page.getByRole('button', { name: `港の公開収録 第五十夜を${state}` })
  const kept = page.waitForResponse((each) => each.url().endsWith('/v1/event/todai-harbour/follow') && each.ok())
  await button('フォローする').click()
  await expect(button('フォロー中')).toBeVisible()
  await kept
  await page.goto('/event?list=followed')
  await page.getByRole('link', { name: '港の公開収録 第五十夜' }).click()
  quiet.allow(/status of 500/)
  const answered = Promise.withResolvers<void>()
  await page.route('**/v1/event/todai-harbour/follow', async (route) => {
    await answered.promise
    await route.fulfill({ status: 500, json: { messageCode: 'Internal', code: 500 } })
  })
  await button('フォロー中').click()
  await expect(button('フォローする')).toBeVisible()
  answered.resolve()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button('フォロー中')).toBeVisible()
})

test('one stream counts the viewers for all tabs; a second tab opens it when the first closes, and a new viewer is counted within a moment (W128, C032, Q198, Q199) @long', async ({
  page,
  browser,
}) => {
  // An episode for this test, so that no other test changes its viewers.
  const [ipId, eventId, episodeId] = [`ip-${uniqueId()}`, `event-${uniqueId()}`, `episode-${uniqueId()}`]
  await setUpState('a channel', { ipId })
  await setUpState('an event', { ipId, eventId, episodeId })
  const address = `/event/${eventId}/episode/${episodeId}`
  await giveSession(page.context(), await newMember())
  const streams = streamsOf(page)
  await page.goto(address)
  await expect(watching(page)).toHaveText(/^35人/)
  const other = await page.context().newPage()
  await other.goto(address)
  await expect(watching(other)).toHaveText(/^35人/)
  expect(streams()).toBe(1)
  await page.close()
  await expect.poll(streams).toBe(2)
  const stranger = await browser.newContext()
  await giveSession(stranger, await newMember())
  const theirs = await stranger.newPage()
  await theirs.goto(address)
  await expect(watching(other)).toHaveText(/^36人/)
  await stranger.close()
})

test('the page polls the viewer count of an episode when its stream fails (W128, C032, Q61) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/net::ERR_/)
  const plain: string[] = []
  await page.route('**/v1/count?**', async (route) => {
    if (/event-stream/.test(route.request().headers()['accept'] ?? '')) return route.abort()
    plain.push(route.request().url())
    return route.continue()
  })
  await page.goto(night)
  await expect(watching(page)).toHaveText(/^3,4\d\d人/)
  expect(plain.length).toBeGreaterThan(0)
})

test('a member with a ticket watches the recording of an episode; a member without one sees how to get a ticket (W128, C031) @long', async ({
  page,
}) => {
  const letters = '/event/todai-letters/episode/todai-letters-first'
  await page.goto(letters)
  await expect(page.getByRole('link', { name: 'ログインして見る' })).toBeVisible()
  await startSessionAs(page)
  await page.goto(letters)
  await page.getByRole('button', { name: '見逃し配信を見る' }).click()
  const place = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(place).toBeGreaterThan(0.5)
})

test('the recording of an episode outside its period opens a dialog whose button leads back (W128, E015, W030)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  await startSessionAs(page)
  await page.route('**/on-demand-video?**', (route) =>
    route.fulfill({ status: 403, json: { messageCode: 'UnavailableVideoPublicationPeriod', code: 403 } }),
  )
  await page.goto('/event/todai-letters')
  await page.getByRole('link', { name: '前編 出さなかった手紙', exact: true }).click()
  await page.getByRole('button', { name: '見逃し配信を見る' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('この動画は公開期間外です')
  await alert.getByRole('button', { name: '前の画面へもどる' }).click()
  await expect(page).toHaveURL('/event/todai-letters')
})

test('an unknown event or episode shows the not-found page (W127, W128) @long', async ({ page, quiet }) => {
  quiet.allow(/status of 404/)
  for (const address of ['/event/nowhere', `${harbour}/episode/nowhere`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('この席は、見つかりませんでした')
  }
})

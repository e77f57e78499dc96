import type { Browser, Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { becomeMember, expect, test } from '../journey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A free film of twenty seconds. */
const film = '/channel/lemonade/movie/lemonade-greeting'
const minuteMs = 60_000

/** The server's clock of a test: how many milliseconds it is ahead of the real one. */
interface ShiftedClock {
  shiftMs: number
}

/**
 * Returns a start time for watching together, at a full minute: in the form of the link (`start`), and in ms since 1970
 * (`at`).
 */
function nextStart(): { start: string; at: number } {
  const at = Math.ceil((Date.now() + minuteMs) / minuteMs) * minuteMs
  return { start: `${new Date(at).toISOString().slice(0, 16)}Z`, at }
}

/** Returns the clock at which the start time `at` is `seconds` away; negative if the film has already begun. */
const clockBefore = (at: number, seconds: number): ShiftedClock => ({ shiftMs: at - seconds * 1_000 - Date.now() })

const linkTo = (start: string, path = film) => `${path}?together=${encodeURIComponent(start)}`

/** Serves the clock that a guest's page reads: the `Date` header of the app's own origin (Q189). */
async function serveClock(page: Page, clock: ShiftedClock): Promise<void> {
  await page.route(`${addresses.app}/`, (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { Date: new Date(Date.now() + clock.shiftMs).toUTCString() } }).catch(() => undefined)
      : route.fallback(),
  )
}

/** Moves the clock of the test. The pages read it again, as after a lost connection. */
async function moveClock(clock: ShiftedClock, { shiftMs }: ShiftedClock, pages: readonly Page[]): Promise<void> {
  clock.shiftMs = shiftMs
  await Promise.all(pages.map((page) => page.evaluate(() => void dispatchEvent(new Event('online')))))
}

/** Opens a page in a browser context of its own, with the clock of the test. */
async function openElsewhere(browser: Browser, address: string, clock: ShiftedClock): Promise<Page> {
  const context = await browser.newContext({ baseURL: addresses.app, locale: 'ja-JP', serviceWorkers: 'block' })
  const page = await context.newPage()
  await serveClock(page, clock)
  await page.goto(address)
  return page
}

const panel = (page: Page) => page.getByRole('region', { name: '一緒に見る' })
const back = (page: Page) => page.getByRole('button', { name: 'みんなの位置へもどる' })

/** The playback position of the page's video in seconds; 0 without a video. */
const played = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

/** Waits until the film plays. Presses the button if the browser does not allow sound without a press. */
async function expectPlaying(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /を再生$/ })
  await expect
    .poll(async () => {
      if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => undefined)
      return played(page)
    })
    .toBeGreaterThan(0)
  // The position is set before the film plays. From now on the key K pauses it.
  await expect(page.getByRole('button', { name: '一時停止' })).toBeAttached()
}

/** By how many seconds two pages are apart. */
async function apart(one: Page, other: Page): Promise<number> {
  const [first, second] = await Promise.all([played(one), played(other)])
  return Math.abs(first - second)
}

test('two guests open a link, wait for its start time, watch the film within two seconds of each other, and see each other’s penlights (R054, W086, Q531, Q533)', async ({
  page,
  browser,
}) => {
  test.slow()
  const { start, at } = nextStart()
  const clock = clockBefore(at, 600)
  await serveClock(page, clock)
  await page.goto(linkTo(start))
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(panel(page)).toContainText('から一緒に見る')
  const friend = await openElsewhere(browser, linkTo(start), clock)
  await expect(panel(page).getByText('いま2人で待っています。')).toBeVisible()
  await moveClock(clock, clockBefore(at, 3), [page, friend])
  await Promise.all([expectPlaying(page), expectPlaying(friend)])
  await expect.poll(() => apart(page, friend)).toBeLessThanOrEqual(2)
  await expect(page.getByRole('slider', { name: '再生位置' })).toHaveCount(0)
  await panel(friend).getByRole('button', { name: '青のペンライトを振る' }).click()
  await expect(panel(page).locator('[data-part="waves"] svg')).not.toHaveCount(0)
  await friend.context().close()
})

test('a guest in full screen sees the penlights of the others over the film (R054, Q533) @long', async ({
  page,
  browser,
}) => {
  test.slow()
  const { start, at } = nextStart()
  const clock = clockBefore(at, 600)
  await serveClock(page, clock)
  await page.goto(linkTo(start))
  await expect(page.getByRole('timer')).toBeVisible()
  const friend = await openElsewhere(browser, linkTo(start), clock)
  await expect(panel(page).getByText('いま2人で待っています。')).toBeVisible()
  await moveClock(clock, clockBefore(at, 3), [page, friend])
  await expectPlaying(page)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await panel(friend).getByRole('button', { name: '青のペンライトを振る' }).click()
  await expect(page.locator('[data-part="player"] [data-part="waves"] svg')).not.toHaveCount(0)
  await friend.context().close()
})

test('a guest who comes late begins at the position of the others (R054, Q531) @long', async ({ page, browser }) => {
  test.slow()
  const { start, at } = nextStart()
  const clock = clockBefore(at, 600)
  await serveClock(page, clock)
  await page.goto(linkTo(start))
  await expect(page.getByRole('timer')).toBeVisible()
  // Loads the code of the page before the film begins, which is short.
  const friend = await openElsewhere(browser, film, clock)
  await expect(friend.getByRole('button', { name: /を再生$/ })).toBeVisible()
  await moveClock(clock, clockBefore(at, -1), [page])
  await expectPlaying(page)
  await friend.goto(linkTo(start))
  await expectPlaying(friend)
  await expect.poll(() => apart(page, friend)).toBeLessThanOrEqual(2)
  expect(await played(friend)).toBeGreaterThan(1)
  await friend.context().close()
})

test('a guest can pause a film while the others watch on, and returns to their position by a press (R054, Q532) @long', async ({
  page,
}) => {
  const { start, at } = nextStart()
  const clock = clockBefore(at, 600)
  await serveClock(page, clock)
  await page.goto(linkTo(start))
  await expect(page.getByRole('timer')).toBeVisible()
  await moveClock(clock, clockBefore(at, -1), [page])
  await expectPlaying(page)
  await page.keyboard.press('k')
  await expect(back(page)).toBeVisible()
  const paused = await played(page)
  await expect(page.getByText(/^みんなより[3-9]秒うしろ/)).toBeVisible()
  expect(await played(page)).toBeCloseTo(paused, 1)
  await back(page).click()
  await expect.poll(() => played(page)).toBeGreaterThan(paused + 2.5)
  await expect(back(page)).toHaveCount(0)
})

test('a link says that its time to watch the film together is over, and offers to watch it alone (R054, Q531) @long', async ({
  page,
}) => {
  const { start, at } = nextStart()
  await serveClock(page, clockBefore(at, -600))
  await page.goto(linkTo(start))
  await expect(panel(page)).toContainText('一緒に見る時間は終わりました')
  await panel(page).getByRole('link', { name: 'ひとりで見る' }).click()
  await expect(page).toHaveURL(new RegExp(`${film}$`))
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /を再生$/ })).toBeVisible()
})

test('a link says why its film cannot be watched together: the time is wrong, or the video has no common position (Q531, Q534) @long', async ({
  page,
}) => {
  await page.goto(`${film}?together=21:00`)
  await expect(panel(page)).toContainText('リンクの時刻を読みとれませんでした')
  await page.goto(`${film}?together=2001-01-01T00:00Z`)
  await expect(panel(page)).toContainText('24時間より前か、30日より先です')
  await page.goto(linkTo(nextStart().start, '/channel/todai/movie/todai-youtube'))
  await expect(panel(page)).toContainText('時刻を決めて一緒に見ることができません')
})

test('a member makes a link to watch a film together in the share dialog; live and YouTube videos do not offer it (R054, Q531, Q534) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto(film)
  await page.getByRole('link', { name: 'シェアする' }).click()
  const dialog = page.getByRole('dialog', { name: 'シェアする' })
  await dialog.getByRole('checkbox', { name: '時刻を決めて、一緒に見る' }).check()
  const start = new Date(Math.ceil((Date.now() + 3_600_000) / minuteMs) * minuteMs)
  const inJapan = new Date(start.getTime() + 9 * 3_600_000).toISOString().slice(0, 16)
  await dialog.getByLabel(/^見はじめる日時/).fill(inJapan)
  await dialog.getByRole('button', { name: '時刻とリンクをコピー' }).click()
  await expect(dialog.getByRole('status')).toHaveText('コピーしました。')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const link = `${addresses.app}${linkTo(`${start.toISOString().slice(0, 16)}Z`)}`
  expect(copied).toContain(`${inJapan.slice(11)}（日本時間）から一緒に見ませんか。`)
  expect(copied.split('\n').at(-1)).toBe(link)
  await page.goto(link)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'カレンダーに入れる' })).toBeVisible()
  await page.goto('/channel/todai/movie/todai-youtube#share')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
})

test('a link to watch a film together shows a member without access only how to get access (W085, Q534) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto(linkTo(nextStart().start, '/channel/todai/movie/todai-night-47'))
  await expect(page.getByRole('button', { name: 'レンタルして見る 100コイン' })).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('the embedded page of the mobile app opens a link to watch together (R055, W087, Q531) @long', async ({
  page,
}) => {
  const { start, at } = nextStart()
  await serveClock(page, clockBefore(at, 300))
  await page.goto(linkTo(start, `${film}/unity`))
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(panel(page)).toContainText('から一緒に見る')
})

test('the number of viewers and their penlights disappear without a network, and come back with it (Q533) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load|net::ERR/)
  const { start, at } = nextStart()
  await serveClock(page, clockBefore(at, 300))
  await page.goto(linkTo(start))
  await expect(panel(page).getByText('いま待っているのは、あなただけです。')).toBeVisible()
  await page.context().setOffline(true)
  await expect(panel(page).getByText(/^いま待っている/)).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(panel(page).getByText('いま待っているのは、あなただけです。')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { becomeMember, expect, test } from '../journey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const film = '/channel/lemonade/movie/lemonade-greeting'
const opener = (page: Page) => page.getByRole('button', { name: '文字で読む' })
const list = (page: Page) => page.getByRole('list', { name: '字幕の行' })
const current = (page: Page) => list(page).locator('[aria-current]')

/** The playback position of the page's video in seconds; 0 without a video. */
const played = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

/** Starts the film of the page, and pauses it once it has played. */
async function playAndPause(page: Page, path = film): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: /を再生$/ }).click()
  await expect.poll(() => played(page)).toBeGreaterThan(0.3)
  await page.keyboard.press('k')
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
}

/** Answers the captions of all films with this WebVTT text. */
const serveCaptions = (page: Page, text: string) =>
  page.route('**/ja.vtt', (route) => route.fulfill({ contentType: 'text/vtt; charset=utf-8', body: text }))

test('a guest reads the captions of a film, seeks by a press on a line, finds a word, and copies a line with its moment (R054, W086, Q520)', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await playAndPause(page)
  expect(files.filter((url) => url.endsWith('.vtt'))).toEqual([])
  await opener(page).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(5)
  await expect(current(page)).toContainText('0:00')
  const line = list(page).getByRole('button', { name: /^0:12(?!の行)/ })
  const text = (await line.innerText()).replace(/^0:12\s*/, '')
  await line.click()
  await expect.poll(() => played(page)).toBeGreaterThan(11.8)
  await expect(current(page)).toContainText('0:12')
  await list(page).getByRole('button', { name: '0:12の行をコピー' }).click()
  await expect(page.getByText('0:12の行をコピーしました')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`0:12 ${text}\n${addresses.app}${film}?t=12`)
  await page.getByRole('searchbox', { name: 'さがす' }).fill(text.slice(0, 4))
  await expect(page.getByText('1件のうち1件目')).toBeVisible()
  await page.getByRole('button', { name: '文字を閉じる' }).click()
  await expect(opener(page)).toBeFocused()
})

test('the transcript says that captions failed to load, and loads them at a press when the network is back (Q520) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load|net::ERR/)
  let isBroken = true
  await page.route('**/ja.vtt', (route) => (isBroken ? route.abort('connectionreset') : route.continue()))
  await playAndPause(page)
  await opener(page).click()
  await expect(page.getByRole('alert')).toContainText('字幕を読みこめませんでした')
  isBroken = false
  await page.getByRole('button', { name: 'もう一度読みこむ' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(5)
})

test('a transcript that is open stays readable without a network (Q520) @long', async ({ page, quiet }) => {
  quiet.allow(/Failed to load|net::ERR/)
  await playAndPause(page)
  await opener(page).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(5)
  await page.context().setOffline(true)
  await list(page).getByRole('button', { name: '0:08の行をコピー' }).click()
  await expect(page.getByText('0:08の行をコピーしました')).toBeVisible()
  await expect(list(page).getByRole('listitem')).toHaveCount(5)
  await page.context().setOffline(false)
})

test('the transcript in the mobile app copies the address of the page in the browser (R055, W087, Q520) @long', async ({
  page,
}) => {
  await playAndPause(page, `${film}/unity`)
  await opener(page).click()
  await list(page).getByRole('button', { name: '0:04の行をコピー' }).click()
  await expect(page.getByText('0:04の行をコピーしました')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^0:04 .+\\n${addresses.app}${film}\\?t=4$`),
  )
})

test('a member who may not watch a film gets neither its transcript nor its captions (W085, Q521) @long', async ({
  page,
}) => {
  const captions: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.vtt')) captions.push(request.url())
  })
  await becomeMember(page)
  await page.goto('/channel/todai/movie/todai-night-47')
  await expect(page.getByRole('button', { name: 'レンタルして見る 100コイン' })).toBeVisible()
  await expect(opener(page)).toHaveCount(0)
  expect(captions).toEqual([])
})

const time = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

test('the transcript shows markup in captions as text, and renders fewer than 80 of 10,000 captions (Q520) @long', async ({
  page,
}) => {
  const cues = Array.from(
    { length: 10_000 },
    (_, at) => `${time(at)} --> ${time(at + 1)}\n<v 汐里>${at}番目の<img src=x onerror=alert(1)>&lt;波&gt;</v>`,
  )
  await serveCaptions(page, `WEBVTT\n\n${cues.join('\n\n')}\n`)
  await playAndPause(page)
  await opener(page).click()
  // The film has played for a second or more when it is paused.
  await expect(current(page)).toContainText(/\d番目の<波>/)
  await expect(current(page)).toHaveAttribute('aria-setsize', '10000')
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(80)
  await page.getByRole('searchbox', { name: 'さがす' }).fill('9876番目')
  await expect(page.getByText('1件のうち1件目')).toBeVisible()
  await expect(list(page).getByText('9876')).toBeInViewport()
  // A line beyond the end of the film cannot be pressed.
  await expect(list(page).getByRole('button', { name: /^2:44:36/ })).toHaveAccessibleName('2:44:36の行をコピー')
})

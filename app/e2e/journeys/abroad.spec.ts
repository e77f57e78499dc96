import { amount, everyNth } from '@tsudoi/contracts/testing/amount'
import { expect, test } from '../journey.ts'
import { pageExamples } from '../pageExamples.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

const note = '日付と時刻は、日本時間です。'
/** The day and time of a device, as dateTimeText writes them. */
const deviceTime = /お使いの端末では \d{4}\/\d{2}\/\d{2}\([日月火水木金土]\) \d{2}:\d{2}/

/** Pages with times, and whether a start time on them is also shown in the device's time zone. */
const timed: readonly (readonly [path: string, hasStart: boolean])[] = [
  ['/top', false],
  ['/livetalk/group/:id', true],
  ['/event', false],
  ['/event/:id', true],
  ['/event/:id/episode/:episodeId', true],
  ['/channel/:ipId/gacha', false],
  ['/channel/:ipId/draw/:drawId', false],
  ['/lottery/:id', false],
  ['/preorder/:id', false],
  ['/vote/ranking/:id', false],
  ['/notification', false],
  ['/notification/:id', false],
]

/** Pages whose content could move when the note and the device's own times appear. */
const withNote = ['/top', '/channel/todai', '/event', '/event/todai-harbour', '/livetalk/group/todai-pier']

/** Runs before the page's own scripts: records each layout shift with the elements that moved. */
function recordShifts(): void {
  const shifts: string[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
      shifts.push(
        `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join()}`,
      )
  }).observe({ type: 'layout-shift', buffered: true })
}

interface LayoutShift {
  value: number
  sources: readonly { node?: Node | null }[]
}

test.describe('on a device in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const [path, hasStart] of everyNth(6, timed))
    test(`the page ${path} says once that its times are in Japan’s time zone, and shows start times in the device’s zone too (Q436)`, async ({
      page,
    }) => {
      await page.goto(pageExamples[path] ?? path)
      await expect(page.getByText(note)).toHaveCount(1)
      await expect(page.getByText(note)).toBeVisible()
      if (hasStart) await expect(page.getByText(deviceTime).first()).toBeVisible()
    })

  for (const path of amount({ part: ['/event/todai-harbour'], all: withNote }))
    test(`the content of ${path} does not move when the note about time zones and the device’s own times appear (Q407)`, async ({
      page,
    }) => {
      await page.addInitScript(recordShifts)
      await page.goto(path)
      await expect(page.getByText(note)).toBeVisible()
      await waitUntilSettled(page)
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([])
    })

  test('a page without times, such as the log-in form, has no note about time zones (Q436) @long', async ({ page }) => {
    await page.goto('/login/mail')
    await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
    await expect(page.getByText(note)).toHaveCount(0)
  })
})

for (const timezoneId of amount({ part: ['Asia/Tokyo'], all: ['Asia/Tokyo', 'Asia/Seoul'] }))
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('the page of an event has no note about time zones, and shows each time only in Japan’s time zone (Q436)', async ({
      page,
    }) => {
      await page.goto(pageExamples['/event/:id'] ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(note)).toHaveCount(0)
      await expect(page.getByText(/お使いの端末では/)).toHaveCount(0)
    })
  })

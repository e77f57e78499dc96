import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The address of an episode for a reader with these names. */
export const storyPlayerPath = (
  form: 'PORTRAIT' | 'LANDSCAPE',
  group: string,
  episode: string,
  names: readonly [last: string, first: string] = ['早瀬', '小春'],
) => {
  const [ipId = ''] = group.split('-')
  return `/story/STORY_PLAY_TYPE_${form}/MAIN/${ipId}/${group}/${episode}/${names.map(encodeURIComponent).join('/')}`
}

/** The region of the story player with the current line. */
export const lineRegion = (page: Page) => page.getByRole('region', { name: 'せりふ' })
/** The reader's progress, as the page shows it: 12行のうち3行目. */
const place = async (page: Page) => {
  const label = page.getByRole('img', { name: /\d+行のうち\d+行目/ })
  await expect(label).toBeAttached()
  const [, count, line] = /(\d+)行のうち(\d+)行目/.exec((await label.getAttribute('aria-label')) ?? '') ?? []
  return { count: Number(count), line: Number(line) }
}
/** Asserts that the story player is at this line, counted from 1. */
export const expectLine = (page: Page, line: number) =>
  expect(page.getByRole('img', { name: new RegExp(`行のうち${line}行目`) })).toBeAttached()

/** The number of the current line; 0 at the end. */
const lineNow = (page: Page) =>
  page.evaluate(() => {
    const label = document.querySelector('[role="img"][aria-label*="行のうち"]')?.getAttribute('aria-label') ?? ''
    return Number(/うち(\d+)行目/.exec(label)?.[1] ?? 0)
  })

/** Presses until the next line is shown: a line that is longer than its page needs several presses. */
async function leaveLine(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await lineNow(page)
  for (let presses = 0; presses < 12 && (await lineNow(page)) === before; presses += 1) await press()
  expect(await lineNow(page)).not.toBe(before)
}

/** Continues by `lines` lines. A first press completes the text that is still appearing. */
export async function advanceLines(page: Page, lines = 1): Promise<void> {
  await expect(page.getByRole('img', { name: /行のうち\d+行目/ })).toBeAttached()
  for (let at = 0; at < lines; at += 1) await leaveLine(page, () => page.keyboard.press('ArrowRight'))
}

/** Reads the episode to its end with the keyboard. */
export async function readToEnd(page: Page): Promise<void> {
  const { count, line } = await place(page)
  await advanceLines(page, count - line + 1)
  await expect(page.getByRole('heading', { name: /おわり$/ })).toBeVisible()
}

/** Reads the episode to its end: calls `press` once for each page of a line, when the page's text is complete. */
export async function readEachLine(page: Page, press: () => Promise<void>): Promise<void> {
  const { count, line } = await place(page)
  for (let at = line; at <= count; at += 1) {
    const stick = page.getByRole('img', { name: `${count}行のうち${at}行目` })
    await expect(stick).toHaveClass(/penlight-glow/)
    await leaveLine(page, press)
  }
  await expect(page.getByRole('heading', { name: /おわり$/ })).toBeFocused()
}

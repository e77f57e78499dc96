import type { Locator, Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { pages } from '../../pages.ts'
import type { PageSpec } from '../../pageSpec.ts'
import { enterAs, expect, test } from '../journey.ts'
import { examples } from '../pageExamples.ts'
import { coinBalanceOf } from '../sandbox.ts'
import { settled, watchRequests } from '../settled.ts'
import { timeouts } from '../timeouts.ts'
import { translateFromStart, untranslated } from '../translator.ts'

/**
 * Leaves out the card form, which is a separate document, pages that end or need a session of their own, and those that
 * only forward.
 */
const isWalked = ({ path, guard }: PageSpec) =>
  guard !== 'entry' &&
  !(examples[path] ?? path).includes(':') &&
  !['/account/logout', '/purchase/card/edit', '/oauth/return', '/account/undo'].includes(path)

/** The short run has every 24th page. */
const everyNth = amount({ part: 24, all: 1 })
const walked = pages.filter(isWalked).filter((_, at) => at % everyNth === 0)
/** The pages per test. Tests run in parallel. */
const length = 12
const walks = Array.from({ length: Math.ceil(walked.length / length) }, (_, at) =>
  walked.slice(at * length, (at + 1) * length),
)

/** Controls that change only the view: what they open, or which tab is selected. */
const harmless = 'main :is([aria-expanded], [aria-haspopup], [role=tab], summary):not(:disabled)'
/** The maximum number of presses per page. */
const presses = amount({ part: 2, all: 6 })

/** Navigates inside the app, so that React removes the translated page. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
  await settled(page)
}

/** Runs in the page: all its visible text, without spaces. */
const visibleText = () => document.body.innerText.replaceAll(/\s/g, '')

/** Waits until both pages show the same text. Texts with the time may differ for a moment. */
async function expectSameText(translated: Page, plain: Page, when: string): Promise<void> {
  await expect(async () => {
    const [text, original] = await Promise.all([translated, plain].map((page) => page.evaluate(visibleText)))
    expect(untranslated(text ?? ''), when).toBe(original)
  }).toPass({ timeout: timeouts.wait / 3 })
}

/** Presses a control in both pages by script, because a dialog may cover it. */
async function press(controls: readonly Locator[], at: number, pages: readonly Page[]): Promise<void> {
  await Promise.all(controls.map((control) => control.nth(at).evaluate((element: HTMLElement) => element.click())))
  await Promise.all(pages.map(settled))
}

/** Walks both pages through the same addresses and presses. Returns what differed. */
async function walk(translated: Page, plain: Page, specs: readonly PageSpec[]): Promise<string[]> {
  const both = [translated, plain]
  const found: string[] = []
  const compare = (when: string) =>
    expectSameText(translated, plain, when).catch((error: unknown) => void found.push(String(error)))
  for (const { path } of specs) {
    const address = examples[path] ?? path
    await Promise.all(both.map((page) => follow(page, address)))
    await compare(address)
    const controls = both.map((page) => page.locator(harmless))
    const [count = 0, other] = await Promise.all(controls.map((control) => control.count()))
    if (count !== other) found.push(`${address}: ${count} controls instead of ${other}`)
    for (let at = 0; at < Math.min(count, other ?? 0, presses); at += 1) {
      await press(controls, at, both)
      await compare(`${address}, after press ${at + 1}`)
      await Promise.all(both.map((page) => page.keyboard.press('Escape')))
      await Promise.all(both.map(settled))
      await compare(`${address}, after press ${at + 1} and Escape`)
      if ((await controls[0]?.count()) !== count || (await controls[1]?.count()) !== count) break
    }
  }
  return found
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [at, specs] of walks.entries())
  test(`a translated page shows the same as without a translator, also after presses, and the coins that the host answered: ${at + 1}`, async ({
    page,
    context,
    quiet,
  }) => {
    test.setTimeout(600_000)
    quiet.allow(/Failed to load resource/)
    const plain = await context.newPage()
    watchRequests(plain)
    await enterAs(page)
    await translateFromStart(page)
    await Promise.all([page, plain].map((each) => each.goto('/channel')))
    await Promise.all([page, plain].map(settled))
    await expect(page.locator('main font').first()).toBeAttached()
    await expect(page.getByRole('banner').getByRole('button', { name: '所持コイン' })).toContainText(
      (await coinBalanceOf(page)).toLocaleString('ja-JP'),
    )
    expect(await walk(page, plain, specs)).toEqual([])
  })

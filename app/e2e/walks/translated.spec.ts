import type { BrowserContext, Page } from '@playwright/test'
import { amount, everyNth } from '@tsudoi/contracts/testing/amount'
import { pages } from '../../pages.ts'
import type { PageSpec } from '../../pageSpec.ts'
import { startSessionAs, expect, test } from '../journey.ts'
import { navigateInApp } from '../navigateInApp.ts'
import { pageExamples } from '../pageExamples.ts'
import { coinBalanceOf } from '../sandbox.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'
import { timeouts } from '../timeouts.ts'
import { translateFromStart, removeTranslationMarks } from '../translator.ts'

/**
 * Whether the walk visits a page. It leaves out the card form, which is a separate document, pages that end or need a
 * session of their own, and those that only forward.
 */
const isWalked = ({ path, guard }: PageSpec) =>
  guard !== 'entry' &&
  !(pageExamples[path] ?? path).includes(':') &&
  !['/account/logout', '/purchase/card/edit', '/oauth/return', '/account/undo'].includes(path)

const walked = everyNth(48, pages.filter(isWalked))
/** The pages per test. Tests run in parallel. */
const length = 12
const walks = Array.from({ length: Math.ceil(walked.length / length) }, (_, at) =>
  walked.slice(at * length, (at + 1) * length),
)

/** Selector of all buttons in the page's main part. Other walks follow its links. */
const buttons = 'main button:not(:disabled)'
/** The maximum number of presses per page. */
const presses = amount({ part: 2, all: 8 })

/**
 * Answers all calls that would change something with an error, so that every button may be pressed: the page shows its
 * change, then the error, and takes the change back.
 */
const refuseChanges = (context: BrowserContext) =>
  context.route('**/hosts/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { messageCode: 'InternalServerError' } }),
  )

/** Runs in the page: all its visible text, without spaces. */
const visibleText = () => document.body.innerText.replaceAll(/\s/g, '')

/** The text without the position of a film, which the two pages begin to play at different moments. */
const withoutPosition = (text: string) => text.replaceAll(/再生位置[\d:]+/g, '再生位置')

/** Waits until both pages show the same text. Texts with the time may differ for a moment. */
async function expectSameText(translated: Page, plain: Page, when: string): Promise<void> {
  await expect(async () => {
    const [text, original] = await Promise.all([translated, plain].map((page) => page.evaluate(visibleText)))
    expect(text, when).not.toBe(original)
    expect(withoutPosition(removeTranslationMarks(text ?? '')), when).toBe(withoutPosition(original ?? ''))
  }).toPass({ timeout: timeouts.wait / 3 })
}

/** Presses a button in both pages by script, because a dialog may cover it, and compares the texts of the pages. */
async function press(both: readonly [Page, Page], at: number, when: string): Promise<void> {
  const run = (task: (page: Page) => Promise<unknown>) => Promise.all(both.map(task))
  await run((page) =>
    page
      .locator(buttons)
      .nth(at)
      .evaluate((element: HTMLElement) => element.click()),
  )
  await run(waitUntilSettled)
  await expectSameText(...both, when)
  await run((page) => page.keyboard.press('Escape'))
  await run(waitUntilSettled)
  await expectSameText(...both, `${when} and Escape`)
}

/** Opens an address in both pages, presses its buttons, and compares the texts of the pages. */
async function visit(both: readonly [Page, Page], address: string): Promise<void> {
  const open = () => Promise.all(both.map((page) => navigateInApp(page, address)))
  await open()
  await expectSameText(...both, address)
  const names = await both[1].locator(buttons).allInnerTexts()
  for (const [at, name] of names.slice(0, presses).entries()) {
    if (both[1].url() !== new URL(address, both[1].url()).href) await open()
    if ((await both[1].locator(buttons).count()) > at) await press(both, at, `${address} after ${name}`)
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [at, specs] of walks.entries())
  test(`a translated page shows the content of the untranslated page, even after presses, and the server’s coin balance: part ${at + 1}`, async ({
    page,
    context,
    quiet,
  }) => {
    test.setTimeout(600_000)
    quiet.allow(/Failed to load resource/)
    const plain = await context.newPage()
    watchRequests(plain)
    await startSessionAs(page)
    await translateFromStart(page)
    await Promise.all([page, plain].map((each) => each.goto('/channel')))
    await Promise.all([page, plain].map(waitUntilSettled))
    await expect(page.locator('main font').first()).toBeAttached()
    await expect(page.getByRole('banner').getByRole('button', { name: '所持コイン' })).toContainText(
      (await coinBalanceOf(page)).toLocaleString('ja-JP'),
    )
    await refuseChanges(context)
    const found: string[] = []
    for (const { path } of specs) {
      const address = pageExamples[path] ?? path
      await visit([page, plain], address).catch((error: unknown) => void found.push(`${address}: ${String(error)}`))
    }
    expect(found).toEqual([])
  })

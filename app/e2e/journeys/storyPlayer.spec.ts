import { amount } from '@tsudoi/contracts/testing/amount'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { becomeMember, expect, test, type Fan } from '../journey.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'
import { expectLine, advanceLines, storyPlayerPath, readToEnd, lineRegion } from '../storyReading.ts'

const third = storyPlayerPath('PORTRAIT', 'benio-first-nights', 'benio-3')

/** Logs in from the log-in page by mail, and returns to the previous page. */
async function logInHere(page: Page, { email, password }: Pick<Fan, 'email' | 'password'>): Promise<void> {
  await page.getByRole('link', { name: /メールアドレスでログイン/ }).click()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').first().fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/story\/STORY_PLAY_TYPE_PORTRAIT\//)
}

/** Counts the calls that report an episode as read. */
function countViews(context: BrowserContext): () => number {
  let sent = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && /\/view\//.test(request.url())) sent += 1
  })
  return () => sent
}

/** Replaces the episode's script by a single scene with these lines. */
async function answerByLines(page: Page, lineList: readonly object[]): Promise<void> {
  await page.context().route(/\/v2\/story\/group\/.*\/view\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const body = (await answer.json()) as { script: { sceneList: { background: string; lineList: object[] }[] } }
    const background = body.script.sceneList[0]?.background ?? ''
    return route.fulfill({
      response: answer,
      json: { ...body, script: { ...body.script, sceneList: [{ background, lineList }] } },
    })
  })
}

/** Replaces the episode's script by one with this number of lines. */
const lengthen = (page: Page, lines: number) =>
  answerByLines(
    page,
    Array.from({ length: lines }, (_, at) => ({ text: `${at + 1}行目の、{FIRST}さん。` })),
  )

/** Asserts that the element has this text, is in the viewport, and is not clipped. */
async function expectWhole(element: Locator, text: string): Promise<void> {
  await expect(element).toHaveText(text)
  await expect(element).toBeInViewport({ ratio: 1 })
  const isCut = await element.evaluate(
    (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
  )
  expect(isCut).toBe(false)
}

test('a member reads an episode by keyboard only, to its reward, and on to the link back to the story (R062, W094, C104, C105)', async ({
  page,
}) => {
  const views = countViews(page.context())
  await becomeMember(page)
  await page.goto(third)
  await expect(lineRegion(page)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await readToEnd(page)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/おわり$/)
  await expect(page.getByText('10コインを受けとりました')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(lineRegion(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('10コインを受けとりました')).toBeVisible()
  expect(views()).toBe(1)
  await page.reload()
  await expect(page.getByText('10コインを受けとりました')).toBeVisible()
  expect(views()).toBe(1)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '話の一覧へもどる' })).toHaveAttribute(
    'href',
    '/channel/benio/story/benio-first-nights',
  )
})

/**
 * Number of lines to test. It is small, because each line takes a reload and a killed page;
 * `useReadingPosition.test.tsx` tests hundreds of lines.
 */
const lines = amount({ part: 3, all: 40 })

test(`the story player restores the position at each of ${lines} lines: after a reload, and after the browser killed the page (R062, Q168) @long`, async ({
  page,
}) => {
  test.setTimeout(amount({ part: 1, all: 5 }) * test.info().timeout)
  await becomeMember(page)
  await lengthen(page, lines)
  let tab = page
  await tab.goto(third)
  for (let line = 1; line <= lines; line += 1) {
    if (line % 2) await tab.reload()
    else {
      // Simulates a killed page, which gets no `pagehide` or `unload` event.
      const killed = tab
      tab = await page.context().newPage()
      await killed.close({ runBeforeUnload: false })
      await tab.goto(third)
    }
    await expectLine(tab, line)
    await expect(lineRegion(tab)).toContainText(`${line}行目の、小春さん。`)
    if (line < lines) await advanceLines(tab)
  }
})

test('the log of the story player jumps to an earlier line and back to the reader’s position, which a reload keeps (W094, Q168) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto(third)
  await advanceLines(page, 5)
  await page.keyboard.press('l')
  const log = page.getByRole('dialog', { name: '読み返す' })
  await expect(log.getByRole('listitem')).not.toHaveCount(0)
  await log.getByRole('listitem').nth(1).getByRole('button').click()
  await expect(log).toHaveCount(0)
  await expectLine(page, 2)
  await page.reload()
  await expectLine(page, 6)
  await page.keyboard.press('l')
  await page.keyboard.press('Escape')
  await expect(log).toHaveCount(0)
  await expectLine(page, 6)
})

test('without a network a member reads a loaded episode to its end, and gets the reward once when the network returns (W094, C105) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await becomeMember(page)
  await page.goto(third)
  await expect(lineRegion(page)).toBeVisible()
  // The names of the loaded files. Waits for those that the player needs offline and that load after the first content.
  const names = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(names).toMatch(/\/send-.*\/ErrorDialogContainer-|\/ErrorDialogContainer-.*\/send-/)
  await waitUntilSettled(page)
  await page.context().setOffline(true)
  await readToEnd(page)
  await expect(page.getByText('つながりしだい届きます')).toBeVisible()
  const answered: number[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && /\/view\//.test(response.url())) answered.push(response.status())
  })
  await page.context().setOffline(false)
  await expect(page.getByText('10コインを受けとりました')).toBeVisible()
  await page.reload()
  await expect(page.getByText('10コインを受けとりました')).toBeVisible()
  expect(answered).toEqual([200])
})

test('two tabs at the end of an episode request the reward once, and both show it (C105) @long', async ({ page }) => {
  const views = countViews(page.context())
  await becomeMember(page)
  await lengthen(page, 2)
  const other = await page.context().newPage()
  await Promise.all([page.goto(third), other.goto(third)])
  for (const tab of [page, other]) await expect(lineRegion(tab)).toBeVisible()
  await Promise.all([readToEnd(page), readToEnd(other)])
  for (const tab of [page, other]) await expect(tab.getByText('10コインを受けとりました')).toBeVisible()
  expect(views()).toBe(1)
})

/** Runs in the player: animations on the stage or of the text. */
const moving = () =>
  document.getAnimations().flatMap(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return target?.closest('.story-picture, .story-way') ? [target.className] : []
  })

test('a step back in the story player shows the whole earlier line without animation (W094, W164) @long', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('Animation.enable')
  // Slows animations down, so that an effect of 300 ms takes half a minute and is still running on a slow machine.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 })
  await becomeMember(page)
  await page.goto(third)
  await advanceLines(page, 3)
  await expect.poll(() => page.evaluate(moving)).not.toEqual([])
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(moving)).toEqual([])
  await expectLine(page, 3)
  expect(await page.evaluate(() => CSS.highlights.has('words-coming'))).toBe(false)
})

test('the story player in portrait and landscape shows one and the same line: after a rotation, a reload, and at the other URL (R062, R063, W094, W095) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto(third)
  await advanceLines(page, 3)
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/STORY_PLAY_TYPE_LANDSCAPE/)
  await expectLine(page, 4)
  await page.reload()
  await expectLine(page, 4)
  await page.goto(third)
  await expectLine(page, 4)
})

test('the story player shows names of sixty letters from its URL completely in the name strip and the line, at a width of 320 px (R062, X8, W094) @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const names = ['<b>👩‍👩‍👧‍👦$&'.padEnd(70, '早瀬'), '{LAST}%/"\''.padEnd(60, 'W')] as const
  await answerByLines(page, [
    { text: '{FULL_NAME}', speaker: '{LAST}' },
    { text: '{FIRST}', speaker: '{FIRST}' },
  ])
  await page.goto(storyPlayerPath('PORTRAIT', 'benio-first-nights', 'benio-3', names))
  const [last, first] = names
  await expect(page.locator('.story-text > p')).toHaveText(last + first)
  await expectWhole(page.locator('.story-name'), last)
  await advanceLines(page)
  await expect(page.locator('.story-text > p')).toHaveText(first)
  await expectWhole(page.locator('.story-name'), first)
  await page.keyboard.press('r')
  await expect(page).toHaveURL(storyPlayerPath('LANDSCAPE', 'benio-first-nights', 'benio-3', names))
  await expectWhole(page.locator('.story-name'), first)
})

test('a guest reads a free episode with the names in its URL, logs in at the end, and returns to the end with the reward (R062, X8, C107) @long', async ({
  page,
}) => {
  const fan = await becomeMember(page)
  await page.context().clearCookies()
  await page.goto(third)
  await expect(lineRegion(page)).toBeVisible()
  await readToEnd(page)
  await page.getByRole('link', { name: 'ログイン' }).click()
  await expect(page).toHaveURL(/\/login\?callback=/)
  await logInHere(page, fan)
  await expect(page.getByText('10コインを受けとりました')).toBeVisible()
})

test('a member whose session expires within an episode is sent to the log-in, and back to the current line (R062, S034, Q168) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  const fan = await becomeMember(page)
  await page.goto(third)
  await advanceLines(page, 4)
  await expectLine(page, 5)
  // Makes the tokens invalid, so that the next request ends the session.
  await page.route(/\/hosts\/.*/, (route) => {
    if (new URL(route.request().url()).pathname.includes('/v1/auth/sign')) return route.fallback()
    return route.fulfill({ status: 401, json: { messageCode: 'Unauthenticated', code: 401 } })
  })
  await page.reload()
  const dialog = page.getByRole('alertdialog', { name: 'ログインし直してください' })
  await dialog.getByRole('button').click()
  await expect(page).toHaveURL(/\/login\?callback=/)
  await page.unrouteAll()
  await logInHere(page, fan)
  await expectLine(page, 5)
})

test('the end of an episode links to the next episode, which begins at its first line (W094, C104) @long', async ({
  page,
}) => {
  await becomeMember(page)
  await page.goto(storyPlayerPath('PORTRAIT', 'benio-first-nights', 'benio-2'))
  await expect(lineRegion(page)).toBeVisible()
  await readToEnd(page)
  await page.getByRole('link', { name: 'つぎの話を読む' }).click()
  await expect(page).toHaveURL(third)
  await expectLine(page, 1)
})

test('the story player of a locked episode shows that it is locked, and links to the page that can open it (E054, W095) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 403/)
  await becomeMember(page)
  await page.goto(storyPlayerPath('LANDSCAPE', 'setsugen-post', 'setsugen-12'))
  await expect(page.getByText('この回は、まだ開いていません')).toBeVisible()
  await expect(page.getByRole('link', { name: '話の一覧へもどる' })).toHaveAttribute(
    'href',
    '/channel/setsugen/story/setsugen-post',
  )
})

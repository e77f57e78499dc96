import type { BrowserContext, Page } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { startSessionAs, expect, demoMember, logIn, test } from '../journey.ts'
import { addresses } from '../addresses.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'

/** A page with few calls; its header requests the balance and the unread notices. */
const quietPage = '/account/service'
const asksBoth = ['/v2/coin/balance', '/v2/notice/unread/count']

/** Replaces the signature of the access token by an invalid one, as if the token had expired early. */
async function invalidateToken(context: BrowserContext): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const spoilt = token.replace(/[^.]+$/, 'spoilt')
  await context.addCookies([{ name: 'token', value: spoilt, url: addresses.app, sameSite: 'Lax' }])
}

const accountIn = (token = '') =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? 'e30', 'base64url').toString()) as { AccountID?: string }).AccountID ??
  ''

/** Records the status of each refresh call, of all tabs. */
function countRefreshes(context: BrowserContext): number[] {
  const statuses: number[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/v1/auth/refresh')) statuses.push(response.status())
  })
  return statuses
}

/** Runs in the page: resolves after all tasks that were queued before. A fake clock does not affect messages. */
const queueIsEmpty = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(undefined)
  })

/** Waits until both answers have arrived and the page has processed them, so that it does not request them again. */
async function answered(page: Page): Promise<void> {
  await Promise.all(
    asksBoth.map(async (path) => {
      const response = await page.waitForResponse((each) => each.url().includes(path) && each.ok())
      await response.finished()
    }),
  )
  await page.evaluate(queueIsEmpty)
}

/** Acts as if the user returned to a tab, which refetches data older than a minute. */
const returnToTab = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

const minutesLater = (context: BrowserContext, minutes: number) =>
  context.clock.setFixedTime(Date.now() + minutes * 61_000)

async function openTabs(context: BrowserContext, first: Page, count: number): Promise<Page[]> {
  const more = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()))
  const tabs = [first, ...more]
  await Promise.all(
    tabs.map(async (tab) => {
      const answers = answered(tab)
      await tab.goto(quietPage)
      await answers
      // The page's head requests both. The app processes the answers later, and measures their age from then.
      await expect(tab.getByRole('button', { name: /コイン/ }).first()).toContainText(/\d/)
    }),
  )
  return tabs
}

const times = amount({ part: 1, all: 10 })

for (const count of amount({ part: [4], all: [2, 4, 8] }))
  test(`${count} tabs whose token expires at one moment send one refresh, ${times} times in a row (S039, Q35) @long`, async ({
    page,
    context,
    quiet,
  }) => {
    // Gives each round the time limit of a whole journey.
    test.setTimeout(test.info().timeout * times)
    quiet.allow(/status of 401/)
    await startSessionAs(page)
    const tabs = await openTabs(context, page, count)
    const refreshes = countRefreshes(context)
    for (let run = 1; run <= times; run += 1) {
      await invalidateToken(context)
      await minutesLater(context, run)
      const answers = Promise.all(tabs.map(answered))
      await Promise.all(tabs.map(returnToTab))
      await answers
      expect(refreshes).toEqual(Array.from({ length: run }, () => 200))
    }
    for (const tab of tabs) await expect(tab.getByRole('alertdialog')).toBeHidden()
  })

const reloaded = amount({ part: 4, all: 8 })

test(`the refused calls of ${reloaded} reloaded tabs cause one token refresh, and every page shows its content (S039) @long`, async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  await startSessionAs(page)
  const tabs = [page, ...(await Promise.all(Array.from({ length: reloaded - 1 }, () => context.newPage())))]
  const refreshes = countRefreshes(context)
  let refused = 0
  context.on('response', (response) => (refused += response.status() === 401 ? 1 : 0))
  await invalidateToken(context)
  await Promise.all(tabs.map((tab) => tab.goto('/home')))
  for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  for (const tab of tabs) await expect(tab.getByRole('button', { name: /コイン/ }).first()).toContainText(/\d/)
  // Expects at least three refused requests per tab; send.test.ts covers exactly fifty at once.
  expect(refused).toBeGreaterThanOrEqual(3 * tabs.length)
  expect(refreshes).toEqual([200])
})

test('a lock that another tab never releases delays a token refresh, but does not block it @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  await context.clock.install()
  await startSessionAs(page)
  const [tab = page] = await openTabs(context, page, 1)
  const foreign = await context.newPage()
  await foreign.goto('/icon.svg')
  await foreign.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('tsudoi.tokens', () => {
          held()
          return new Promise(() => {})
        })
      }),
  )
  await invalidateToken(context)
  await context.clock.fastForward(61_000)
  const answers = answered(tab)
  await returnToTab(tab)
  await expect
    .poll(() => tab.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)))
    .toContain('tsudoi.tokens')
  await tab.clock.fastForward(10_000)
  await answers
})

test('a log-out in one tab during a token refresh in another leaves no data of the member in either tab (S035, S026, S068) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  await startSessionAs(page)
  const [leaving, refreshing] = await openTabs(context, page, 2)
  if (!leaving || !refreshing) throw new Error('two tabs')
  watchRequests(refreshing)
  await refreshing.goto('/mypage')
  await expect(refreshing.getByRole('heading', { level: 1 })).toBeVisible()
  await leaving.goto('/account/logout')
  const logout = leaving.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' })
  await expect(logout).toBeVisible()
  const guestsAlert = refreshing.getByRole('dialog', { name: 'ログインが必要です' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/v1/auth/refresh', async (route) => {
    await held
    await route.continue()
  })
  // Waits until no call is pending, because one would start the refresh and take its lock before the user returns to
  // the tab.
  for (const tab of [leaving, refreshing]) await waitUntilSettled(tab)
  await invalidateToken(context)
  await minutesLater(context, 1)
  const asked = refreshing.waitForRequest('**/v1/auth/refresh')
  await returnToTab(refreshing)
  await asked
  const isOver = leaving.waitForResponse('**/v1/auth/signout')
  await logout.click()
  release()
  await isOver
  await expect(leaving).toHaveURL(/\/top$/)
  await expect(guestsAlert).toBeVisible()
  await expect(refreshing.getByRole('alertdialog')).toBeHidden()
  const members: string[] = []
  context.on('request', (request) => {
    const bearer = request.headers().authorization?.slice('Bearer '.length)
    if (bearer && accountIn(bearer)) members.push(request.url())
  })
  await Promise.all([leaving.reload(), refreshing.reload()])
  await expect(guestsAlert).toBeVisible()
  const tokens = (await context.cookies()).filter(({ name }) => /token/i.test(name))
  expect(tokens.map(({ value }) => accountIn(value)).filter(Boolean)).toEqual([])
  expect(members).toEqual([])
})

test('the other tabs of the browser react to a log-in, to a log-out, and to a log-in as another member (S027, S028, X20)', async ({
  page,
  context,
  quiet,
}) => {
  // Allows the 401 of the last requests of a page, which can reach the server after the log-out.
  quiet.allow(/status of 401/)
  const [atTop, atLogin] = [await context.newPage(), await context.newPage()]
  await atTop.goto('/channel')
  await expect(
    atTop
      .getByRole('banner')
      .getByRole('link', { name: /ログイン/ })
      .first(),
  ).toBeVisible()
  await atLogin.goto('/login')
  await expect(atLogin.getByRole('heading', { level: 1 })).toBeVisible()
  await logIn(page)
  await expect(
    atTop
      .getByRole('banner')
      .getByRole('button', { name: /コイン/ })
      .first(),
  ).toContainText(/\d/)
  await expect(atLogin).toHaveURL(/\/home$/)
  await atTop.goto('/signup/follow')
  await expect(atTop.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(atTop).toHaveURL(/\/signup\/follow$/)
  await page.goto('/account/logout')
  await page.getByRole('alertdialog').getByRole('button', { name: 'ログアウトする' }).click()
  await expect(atLogin).toHaveURL(/\/login\?callback=/)
  await logIn(page, { ...demoMember, email: 'hajime@example.jp' })
  await expect(atLogin).toHaveURL(/\/home$/)
})

const clocks = [
  ['ten minutes late', -600_000],
  ['a day late', -86_400_000],
  ['a day early', 86_400_000],
  ['ten minutes early', 600_000],
] as const

for (const [name, offset] of clocks)
  test(`a device clock that is ${name} does not affect a member’s session (S097, Q45) @long`, async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/status of 401/)
    await context.clock.install({ time: Date.now() + offset })
    await logIn(page)
    // Leaves the page, so that no late answer to it is mistaken for an awaited one.
    await page.goto('about:blank')
    const refreshes = countRefreshes(context)
    await invalidateToken(context)
    const answers = answered(page)
    await page.goto('/home')
    await answers
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('alertdialog')).toBeHidden()
    expect(refreshes).toEqual([200])
    const ends = (await context.cookies()).find((cookie) => cookie.name === 'refreshToken')?.expires ?? 0
    const days = (ends * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(58)
    expect(days).toBeLessThan(62)
  })

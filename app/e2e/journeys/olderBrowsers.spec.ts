import type { Page, Route } from '@playwright/test'
import { newerMembers, removeNewerMembers } from '../../../tools/baseline/newerMembers.ts'
import { addresses } from '../addresses.ts'
import { startSessionAs, expect, demoMember, test } from '../journey.ts'
import { pageExamples } from '../pageExamples.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('メールアドレス').fill(demoMember.email)
  await page.getByLabel('パスワード').first().fill(demoMember.password)
  await page.getByRole('button', { name: 'ログインする' }).click()
}

/** Logs in by the form with a callback to a timeline, and opens the timeline, /mypage and the home page. */
async function useAsMember(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login/mail?callback=${encodeURIComponent(`${origin}/channel/todai?tab=posts`)}`)
  await fillLogin(page)
  await expect(page).toHaveURL(/\/channel\/todai\?tab=posts$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${origin}/mypage`)
  await expect(heading(page)).toBeVisible()
  await page.goto(`${origin}/home`)
  await expect(heading(page)).toContainText('こはる')
  await waitUntilSettled(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('in the oldest browser of the baseline, a member logs in with a callback, and opens a timeline and /mypage (Q425)', async ({
  page,
}) => {
  await page.addInitScript(removeNewerMembers, newerMembers)
  await page.goto('/top')
  const left = await page.evaluate(() => [
    'parse' in URL,
    'groupBy' in Map,
    'any' in AbortSignal,
    'union' in Set.prototype,
  ])
  expect(left).toEqual([false, false, false, false])
  await useAsMember(page, addresses.app)
})

test('in the oldest browser of the baseline, every page shows its heading without an error (Q425) @long', async ({
  page,
  quiet,
}) => {
  // Allows the refusals of the staff's pages of a live talk and of a door, because the member is no staff.
  quiet.allow(/status of 403 .*\/(streamer\/check|v2\/door)\//)
  await page.addInitScript(removeNewerMembers, newerMembers)
  await startSessionAs(page, demoMember)
  for (const address of [
    ...Object.values(pageExamples),
    '/collection',
    '/purchase',
    '/account',
    '/notification',
    '/present',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeAttached()
    await waitUntilSettled(page)
  }
})

test('a browser below the baseline shows a message to update the browser, and no empty page (Q425)', async ({
  page,
  quiet,
}) => {
  quiet.allow(/toWellFormed/)
  await page.addInitScript(() => void Reflect.deleteProperty(String.prototype, 'toWellFormed'))
  for (const address of ['/channel', '/top']) {
    await page.goto(address)
    await expect(page.getByText('このブラウザーは古いため、集いを使えません。')).toBeVisible()
    await expect(page.getByRole('button', { name: 'ページを読みこみ直す' })).toHaveCount(0)
  }
})

/** A name from `TSUDOI_ALLOWED_HOSTS`, to which the browser grants no secure context. */
const plainOrigin = 'http://tsudoi.test'

/** Forwards requests to the plain origin to the app. */
async function serveByApp(route: Route): Promise<void> {
  const response = await route.fetch({ url: route.request().url().replace(plainOrigin, addresses.app) })
  await route.fulfill({ response })
}

test('a member logs in, and opens a timeline and /mypage, over plain HTTP under another host name (Q426) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Cross-Origin-Opener-Policy header has been ignored/)
  await page.route(`${plainOrigin}/**`, serveByApp)
  await page.goto(`${plainOrigin}/top`)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
  await useAsMember(page, plainOrigin)
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^いいね/ })
  await page.goto(`${plainOrigin}/channel/todai?tab=posts`)
  await expect(like).toBeVisible()
  await page.goto(`${plainOrigin}/preorder/benio-festival`)
  await expect(heading(page)).toBeVisible()
})

/**
 * Runs before the page's own scripts: simulates a browser that refuses each access to cookies, as in a sandboxed frame.
 */
function refuseCookies(): void {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: refuse, set: refuse })
}

/** Runs before the page's own scripts: simulates a browser that stores no cookie. */
function ignoreCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} })
}

const cookieBlocks = [
  ['refuses access to cookies', refuseCookies],
  ['stores no cookies', ignoreCookies],
] as const

for (const [how, block] of cookieBlocks)
  test(`a browser that ${how} shows pages to a guest, and the log-in form says why the log-in fails (Q427) @long`, async ({
    page,
  }) => {
    await page.addInitScript(block)
    const guestSessions: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/auth/signin/guest')) guestSessions.push(request.url())
    })
    await page.goto('/channel/todai')
    await expect(heading(page)).toBeVisible()
    await waitUntilSettled(page)
    expect(guestSessions.length).toBeLessThanOrEqual(2)
    await page.goto('/login/mail')
    const logins: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v1/auth/signin/email')) logins.push(request.url())
    })
    await fillLogin(page)
    const dialog = page.getByRole('alertdialog', { name: 'Cookieを使えないため、ログインできません' })
    await expect(dialog).toContainText('Cookieを許可してから')
    expect(logins).toEqual([])
  })

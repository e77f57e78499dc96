import type { Page } from '@playwright/test'
import { becomeMember, startSessionAs, expect, demoMember, test } from '../journey.ts'
import { openScenario } from '../openScenario.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

test.use({ serviceWorkers: 'allow' })

/** The cached paths of each account. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tsudoi.kept.'))
    const paths = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${new URL(url).pathname}`)
    return (await Promise.all(names.map(paths))).flat()
  })

/** Opens a page and waits until it is cached. */
async function visit(page: Page, address: string, keeps: string): Promise<void> {
  await page.goto(address)
  await expect(async () => expect((await cachedPaths(page)).join('\n')).toContain(keeps)).toPass()
}

/** Changes the date of the cached answers to another day; returns that date as the page shows it. */
const ageCache = (page: Page) =>
  page.evaluate(async () => {
    const then = Date.now() - 3 * 86_400_000
    for (const name of (await caches.keys()).filter((each) => each.startsWith('tsudoi.kept.'))) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const found = await cache.match(request)
        if (!found?.headers.has('x-kept-at')) continue
        const headers = { ...Object.fromEntries(found.headers), 'x-kept-at': String(then) }
        await cache.put(request, new Response(await found.text(), { headers }))
      }
    }
    return new Date(then).toLocaleDateString('ja-JP', { year: 'numeric', month: '2-digit', day: '2-digit' })
  })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const offlineLine = (page: Page) => page.getByRole('complementary', { name: 'お知らせ' })
const files = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('tsudoi-files')).keys()).map(({ url }) => url).join('\n'))

test('without a network, the app shows tickets and the postal address with the time of their last load, and nothing requests them (R036, R037, R067) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  await startSessionAs(page, demoMember)
  await visit(page, '/address', '/v2/privacy/address')
  await visit(page, '/ticket', '/v1/ticket')
  const ticket = page.getByRole('main').getByRole('link').and(page.locator('[href^="/ticket/"]')).first()
  const name = (await ticket.textContent()) ?? ''
  await ticket.click()
  await expect(page).toHaveURL(/\/ticket\/./)
  await expect(heading(page)).not.toHaveText('チケット')
  const held = await heading(page).textContent()
  // The details of a ticket that are checked at the entrance: time, place and what the ticket is valid for.
  const main = page.getByRole('main')
  const facts = await main.getByRole('definition').allTextContents()
  const performances = await main
    .getByRole('listitem')
    .filter({ hasText: /\d\d:\d\d〜\d\d:\d\d/ })
    .allTextContents()
  expect(facts.length).toBeGreaterThan(2)
  expect(facts.some((fact) => /^\d+枚$/.test(fact))).toBe(true)
  expect(performances.length).toBeGreaterThan(0)
  await expect.poll(() => files(page)).toContain('TicketRoute')
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText(held ?? '')
  await expect(main.getByRole('definition')).toHaveText(facts)
  await expect(main.getByRole('listitem').filter({ hasText: /\d\d:\d\d〜\d\d:\d\d/ })).toHaveText(performances)
  await expect(offlineLine(page)).toContainText(/オフラインです。\d{4}\/\d\d\/\d\d\(.\) \d\d:\d\d時点の内容です。/)
  await page.goto('/ticket')
  await expect(ticket).toHaveText(name)
  await page.goto('/address')
  await expect(page.getByRole('main')).toContainText('〒')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // When the browser is online again, the offline line disappears without a press.
  await expect(offlineLine(page)).toBeVisible()
  await context.setOffline(false)
  await expect(offlineLine(page)).toHaveCount(0)
})

test('without a network, the app shows the member’s deadlines, on a page that was never opened (Q340, Q505) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  await startSessionAs(page, demoMember)
  await visit(page, '/home', '/v2/me/deadlines')
  await expect.poll(() => files(page)).toContain('DeadlinesContainer')
  await context.setOffline(true)
  await page.goto('/mypage/deadlines')
  await expect(heading(page)).toHaveText('期限')
  await expect(page.getByRole('listitem').filter({ hasText: '残り' }).first()).toBeVisible()
  await expect(offlineLine(page)).toContainText(/オフラインです。.*時点の内容です。/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a network, the collection shows its cached wall with the time of the cache, and names the lists that are never cached (R064, W096, Q282) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  await startSessionAs(page, demoMember)
  await visit(page, '/collection?kind=photo', '/v2/collection/photo')
  const prints = page.getByRole('grid', { name: 'コレクション' }).getByRole('gridcell')
  // Reads the kinds of items with their counts, except lotteries and preorders.
  const kinds = async () => {
    const all = await page
      .getByRole('combobox', { name: '種類', includeHidden: true })
      .locator('option')
      .allTextContents()
    return all.filter((text) => !/^(すべて|抽選|予約)/.test(text))
  }
  await expect(prints.first()).toBeVisible()
  await waitUntilSettled(page)
  await expect.poll(() => files(page)).toContain('FilteredWall')
  const [shown, counts] = [await prints.allTextContents(), await kinds()]
  expect(counts.length).toBeGreaterThan(4)
  await context.setOffline(true)
  const then = await ageCache(page)
  await page.reload()
  await expect(prints).toHaveText(shown)
  expect(await kinds()).toEqual(counts)
  await expect(page.getByRole('alert')).toContainText('抽選、予約を読みこめませんでした。ほかは見られます。')
  await expect(offlineLine(page)).toContainText(then)
  await expect(offlineLine(page)).toContainText(/オフラインです。.{16,}時点の内容です。/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a network, the app shows cached notices and a cached story, which a member can read to its last line (R034, R035, R052, R062, Q282) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  await startSessionAs(page, demoMember)
  const main = page.getByRole('main')
  await visit(page, '/notification', '/v2/notice')
  const notice = (await main.locator('a[href^="/notification/"]').first().getAttribute('href')) ?? ''
  const group = '/channel/benio/story/benio-first-nights'
  const names = ['早瀬', '小春'].map(encodeURIComponent).join('/')
  const episode = `/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-3/${names}`
  const shown = [
    { address: '/notification', keeps: '/v2/notice', part: main.locator('a[href^="/notification/"]').first() },
    { address: notice, keeps: notice.replace('/notification', '/v2/notice'), part: main.getByRole('article').first() },
    { address: group, keeps: '/v2/story/group/benio/', part: heading(page) },
  ]
  const texts: string[] = []
  for (const { address, keeps, part } of shown) {
    await visit(page, address, keeps)
    texts.push((await part.textContent()) ?? '')
  }
  expect(texts.every(Boolean)).toBe(true)
  await visit(page, episode, '/view/')
  const words = page.getByRole('region', { name: 'せりふ' })
  await expect(words).toBeVisible()
  await waitUntilSettled(page)
  await context.setOffline(true)
  const then = await ageCache(page)
  for (const [index, { address, part }] of shown.entries()) {
    await page.goto(address)
    await expect(part).toHaveText(texts[index] ?? '')
    await expect(offlineLine(page)).toContainText(then)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto(episode)
  await expect(words).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without a network, a like and a post wait, and the send button says why; online again, the app sends each once (C088, C094, Q282) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  const { uniqueName } = await becomeMember(page)
  const words = `電波の届かない岬から ${uniqueName}`
  const heard: string[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (response.request().method() === 'POST' && /\/v2\/post\//.test(path)) heard.push(path.replace(/.*\/v2/, ''))
  })
  await page.goto('/channel/todai?tab=posts')
  const write = page.getByRole('button', { name: 'タイムラインに投稿する' })
  const composer = page.getByRole('form', { name: 'タイムラインに投稿する' })
  const field = composer.getByRole('textbox', { name: 'タイムラインに投稿する' })
  // Opens the composer once while online, because its code loads with the first opening.
  await write.click()
  await expect(field).toBeFocused()
  await page.getByRole('button', { name: /^(下書きにして)?閉じる$/ }).click()
  await expect(composer).toBeHidden()
  await waitUntilSettled(page)
  await context.setOffline(true)
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^いいね/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await write.click()
  await field.fill(words)
  const note = composer.getByText('オフラインです。つながると、送れます。')
  await expect(note).toBeVisible()
  await composer.getByRole('button', { name: /^投稿する/ }).click()
  await expect(composer.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue(words)
  expect(heard).toEqual([])
  await context.setOffline(false)
  await expect(note).toBeHidden()
  await expect.poll(() => heard).toEqual([expect.stringMatching(/\/like$/)])
  await expect(field).toHaveValue(words)
  await composer.getByRole('button', { name: /^投稿する/ }).click()
  const sent = (path: RegExp) => heard.filter((each) => path.test(each))
  await expect.poll(() => sent(/\/post\/ip\/todai$/)).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1)
  await waitUntilSettled(page)
  expect(sent(/\/like$/)).toHaveLength(1)
  expect(sent(/\/post\/ip\/todai$/)).toHaveLength(1)
})

test('a second visit shows the cached content without waiting, and the server’s content as soon as it has loaded (R071) @long', async ({
  page,
}) => {
  await startSessionAs(page, demoMember)
  await visit(page, '/home', '/v2/home')
  const before = await heading(page).textContent()
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await page.route('**/v2/profile', async (route) => {
    asked.resolve()
    await answer.promise
    const response = await route.fetch()
    const body = (await response.json()) as { profile: { nickName: string } }
    await route.fulfill({ response, json: { profile: { ...body.profile, nickName: '灯台のこはる' } } })
  })
  await page.reload()
  await asked.promise
  await expect(heading(page)).toHaveText(before ?? '')
  answer.resolve()
  await expect(heading(page)).toContainText('灯台のこはる')
})

test('a single blocked address does not set the app offline, and the status line says from when this address’s cached content is (Q428) @long', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_BLOCKED_BY_CLIENT|Failed to (load resource|fetch)/)
  await startSessionAs(page, demoMember)
  await visit(page, '/home', '/v2/home')
  const blocked = '**/v2/home?*'
  await page.route(blocked, (route) => route.abort('blockedbyclient'))
  await page.reload()
  await expect(offlineLine(page)).toContainText(/最新の内容を読みこめませんでした。.{16,}時点の内容です。/)
  await expect(offlineLine(page)).not.toContainText('オフライン')
  await expect(page.locator('html[data-offline]')).toHaveCount(0)
  await page.unroute(blocked)
  // A busy machine may answer so late that the service worker sends the cached content once more.
  await expect(async () => {
    if ((await offlineLine(page).count()) > 0)
      await offlineLine(page).getByRole('button', { name: '最新にする' }).click()
    await expect(offlineLine(page)).toHaveCount(0, { timeout: 5_000 })
  }).toPass()
})

test('a blocked address that the page does not need opens no dialog (Q428)', async ({ page, quiet }) => {
  quiet.allow(/ERR_BLOCKED_BY_CLIENT/)
  await startSessionAs(page, demoMember)
  const blocked = page.waitForEvent('requestfailed', (each) => each.url().includes('/v2/account/auth'))
  await page.route('**/v2/account/auth', (route) => route.abort('blockedbyclient'))
  await page.goto('/channel')
  await blocked
  await expect(heading(page)).toBeVisible()
  await waitUntilSettled(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a log-out deletes all cached answers, and the next member sees none of them (S035) @long', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
  await startSessionAs(page, demoMember)
  await visit(page, '/address', '/v2/privacy/address')
  await visit(page, '/ticket', '/v1/ticket')
  await page.goto('/account/logout')
  await page.getByRole('button', { name: 'ログアウト' }).last().click()
  await expect(page).toHaveURL(/\/(top|login)/)
  await expect(async () => expect((await cachedPaths(page)).join('\n')).not.toMatch(/koharu|address|ticket/)).toPass()
  await openScenario(page, 'a member')
  await page.goto('/ticket')
  await expect(heading(page)).toBeVisible()
  await expect(async () => expect((await cachedPaths(page)).join('\n')).toContain('/v1/ticket')).toPass()
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  expect((await cachedPaths(page)).join('\n')).not.toContain('koharu')
  await expect(page.getByRole('main').locator('[href^="/ticket/"]')).toHaveCount(0)
})

/** Runs before the page's own scripts: simulates a webview without any storage. */
function withoutStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => undefined })
}

test('in a webview without any storage, every visit works like a first visit (X17, Q28) @long', async ({ page }) => {
  await page.addInitScript(withoutStorage)
  await startSessionAs(page, demoMember)
  for (const address of ['/home?device=unity', '/ticket?device=unity', '/home?device=unity']) {
    await page.goto(address)
    await expect(heading(page)).toBeVisible()
    await waitUntilSettled(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  await expect(page.getByRole('main').locator('a[href^="/channel/"]').first()).toBeVisible()
})

import type { Page, Request } from '@playwright/test'
import { amount } from '@tsudoi/contracts/testing/amount'
import { pages } from '../../pages.ts'
import { privatePages } from '../../router/privatePages.ts'
import { holdFile } from '../holdFile.ts'
import { expect, test } from '../journey.ts'
import { pageExamples } from '../pageExamples.ts'
import { viewports } from '../viewports.ts'
import { waitUntilSettled } from '../waitUntilSettled.ts'

/** The views of public pages that a search parameter selects. */
const views = [
  '/channel/velvet?tab=posts',
  '/channel/shinyou/gacha?gachaId=shinyou-base',
  '/campaign?list=past',
  '/event?list=over',
  '/notification?category=GACHA',
]
const privatePatterns = new Set(privatePages.map(({ path }) => path))
const publicPatterns = pages
  .filter(({ guard, path }) => guard === 'open' && path.startsWith('/') && !privatePatterns.has(path))
  .map(({ path }) => path)
/** Examples that nothing changes right after hydration: a performance that is over shows no live counts. */
const quietExamples: Readonly<Record<string, string>> = {
  '/event/:id/episode/:episodeId': '/event/todai-letters/episode/todai-letters-second',
}
/** A URL for each public page, whose first view is in the HTML that the server sends to a guest. */
const urls = [...publicPatterns.map((path) => quietExamples[path] ?? pageExamples[path] ?? path), ...views]

/** Runs in the page: the markup of the root element, without attributes that say what state a control is in. */
const markup = (html: string | undefined): string => {
  const source = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const root = source.querySelector('#root')?.cloneNode(true) as Element
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const name of ['aria-busy', 'aria-disabled', 'data-state']) element.removeAttribute(name)
    // Writes the style as the browser does, because the server writes it without spaces.
    if (element.hasAttribute('style')) element.setAttribute('style', element.style.cssText)
  }
  // Removes what a feed renders only after it has measured its rows: their positions, and all rows after the first six.
  for (const part of root.querySelectorAll('[role="feed"] > div, [role="feed"] > div > *, [role="feed"] article'))
    for (const name of ['class', 'style']) part.removeAttribute(name)
  for (const row of root.querySelectorAll('[role="feed"] > div > :nth-child(n + 7)')) row.remove()
  // Removes relative times, such as 7時間前: the app reads the clock again after hydration.
  for (const time of root.querySelectorAll('time[title]')) time.textContent = ''
  // Removes the empty container of the bars over the page, which the app renders after the content (BottomBars).
  root.querySelector('[data-bars]:empty')?.remove()
  // Removes the button that keeps the item for later, which the app renders after the content (LaterSlot).
  for (const button of root.querySelectorAll('span > button[aria-pressed]'))
    if (button.textContent === 'あとで見る') button.parentElement?.remove()
  // Removes what the story player changes by itself once the text of a line has arrived.
  root.querySelector('.story-hall')?.removeAttribute('data-phase')
  root.querySelector('.story-place svg')?.remove()
  // Removes the comments by which React marks lazily hydrated parts, and the preloads, which React moves to the head.
  for (const link of root.querySelectorAll(':scope > link[rel="preload"]')) link.remove()
  return root.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(' class=""', '')
}

/** Runs in the page: the addresses of the calls whose answers are embedded in its HTML. */
const embedded = (): string[] =>
  Object.keys(JSON.parse(document.querySelector('#first-answers')?.textContent ?? '{}') as object)

/** The age of a rendered page in milliseconds; Infinity for the app shell. */
function ageOf(html: string): number {
  const now = /"now":"([^"]+)"/.exec(html)?.[1]
  return now === undefined ? Infinity : Date.now() - Date.parse(now)
}

/**
 * Opens a page that the server has just rendered. On a busy machine its first answer may be the app shell, and an older
 * page is sent while it is rendered again.
 */
async function openRendered(page: Page, path: string): Promise<string> {
  await expect.poll(async () => ageOf(await (await page.request.get(path)).text())).toBeLessThan(20_000)
  const answer = await page.goto(path, { waitUntil: 'commit' })
  return (await answer?.text()) ?? ''
}

/** The URL of a live talk. Its id differs between runs. */
async function findLivetalk(page: Page): Promise<string> {
  await openRendered(page, '/livetalk/group/todai-pier')
  return (await page.locator('main a[href^="/livetalk/"]').first().getAttribute('href')) ?? ''
}

/** Checks that the app takes over a page as the server has rendered it. */
async function expectHydration(page: Page, example: string): Promise<void> {
  const url = example === '/livetalk/:id' ? await findLivetalk(page) : example
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    asked.push(pathname + search)
  })
  const html = await openRendered(page, url)
  expect(html).toContain('data-rendered')
  await waitUntilSettled(page)
  // Parses the HTML in another page, because the policy of this page forbids it.
  const parser = await page.context().newPage()
  const before = await parser.evaluate(markup, html)
  // On a busy machine the app may show for a moment that a part of it is still loading.
  await expect.poll(() => page.evaluate(markup, undefined)).toBe(before)
  const answers = await page.evaluate(embedded)
  expect(asked.filter((address) => answers.includes(address))).toEqual([])
}

const hydration = 'is hydrated without a change, and the page requests none of its data a second time'

for (const url of amount({ part: ['/channel', '/channel/shinyou/gacha?gachaId=shinyou-base'], all: urls }))
  test(`${url}, as the server has rendered it, ${hydration}`, ({ page }) => expectHydration(page, url))

test.describe('on a desktop', () => {
  test.use(viewports.desktop)

  for (const url of urls)
    test(`${url}, as the server has rendered it, ${hydration} @long`, ({ page }) => expectHydration(page, url))
})

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a guest a channel, its stories, an event and a post, whose links the guest can follow', async ({
    page,
  }) => {
    await expect
      .poll(async () => (await page.request.get('/channel/todai')).headers()['cache-control'])
      .toContain('stale-while-revalidate')
    await page.goto('/channel')
    await page
      .getByRole('link', { name: /灯台放送局/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/channel\/todai$/)
    await expect(page.getByRole('heading', { level: 1, name: '灯台放送局' })).toBeVisible()
    for (const [at, text] of [
      ['/channel/setsugen/story/setsugen-post', /第.+話/],
      ['/event/todai-harbour', /港の公開収録/],
      ['/post/ip/todai/post-todai-1', /今夜の便りの入り口を開けました/],
    ] as const) {
      await openRendered(page, at)
      await expect(page.locator('main').getByText(text).first()).toBeVisible()
    }
  })
})

test('a press on the follow button before the app has loaded is carried out once after the app has loaded', async ({
  page,
}) => {
  const shell = await holdFile(page, 'shell')
  await openRendered(page, '/channel/todai')
  const follow = page.getByRole('button', { name: '灯台放送局をフォローする', includeHidden: true })
  await follow.click()
  await follow.click()
  await expect(follow).toHaveAttribute('aria-busy', 'true')
  await shell.letThrough()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(follow).not.toHaveAttribute('aria-busy')
})

test('a press on a part of the page whose module is still loading is carried out once the module has loaded @long', async ({
  page,
}) => {
  const odds = await holdFile(page, 'GachaBelowFold')
  await openRendered(page, '/channel/shinyou/gacha?gachaId=shinyou-base')
  await expect.poll(odds.isAsked).toBe(true)
  const each = page.getByRole('button', { name: /種それぞれを見る/ })
  await each.click()
  await expect(each).toHaveAttribute('aria-busy', 'true')
  await odds.letThrough()
  await expect(page.getByRole('button', { name: 'レアリティだけにする' })).toHaveAttribute('aria-expanded', 'true')
})

test('a press on a button that costs coins has no effect before the app has loaded @long', async ({ page }) => {
  const shell = await holdFile(page, 'shell')
  await openRendered(page, '/channel/todai/movie/todai-night-47')
  const buy = page.getByRole('button', { name: /コイン/ })
  await expect(buy).toHaveAttribute('aria-disabled', 'true')
  await buy.click({ force: true })
  await shell.letThrough()
  await expect(buy).not.toHaveAttribute('aria-disabled')
  await waitUntilSettled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a page that a translator has changed before hydration shows its content from the first paint to the end of hydration @long', async ({
  page,
  quiet,
}) => {
  // Allows React's report that the markup differs, after which React renders the page again.
  quiet.allow(/Minified React error #(418|423|425)/)
  const shell = await holdFile(page, 'shell')
  await openRendered(page, '/channel/todai')
  const heading = page.locator('main h1')
  await heading.evaluate((element) => {
    const font = document.createElement('font')
    font.textContent = 'Lighthouse'
    element.replaceChildren(font)
    const seen = { blank: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (!document.querySelector('main h1')?.textContent) seen.blank += 1
    }).observe(document.body, { childList: true, subtree: true })
  })
  await shell.letThrough()
  await waitUntilSettled(page)
  await expect(heading).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: { blank: number } }).seen.blank)).toBe(0)
})

/** Runs before the page's own scripts: records the layout shifts. */
function recordShifts(): void {
  const shifts: string[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
      shifts.push(
        `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)).join()}`,
      )
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Why a page of the server is rendered again instead of hydrated, and what causes it in the open page. */
const causes = [
  {
    why: 'on a device with stored settings does not move,',
    cause: () => localStorage.setItem('tsudoi.only-official', 'true'),
  },
  {
    why: 'after a browser extension has added an element to it does not move,',
    cause: () => document.querySelector('main > *')?.prepend(document.createElement('x-extension')),
  },
]

for (const { why, cause } of causes)
  test(`a page that is rendered again ${why} keeps its scroll position and carries out a press from before @long`, async ({
    page,
    quiet,
  }) => {
    // Allows React's report that the markup differs, after which React renders the page again.
    quiet.allow(/Minified React error #(418|423|425)/)
    await page.addInitScript(recordShifts)
    const shell = await holdFile(page, 'shell')
    await openRendered(page, '/channel/todai')
    const follow = page.getByRole('button', { name: '灯台放送局をフォローする', includeHidden: true })
    await expect(follow).toBeVisible()
    await page.evaluate(cause)
    await page.evaluate(() => scrollTo(0, 500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
    // Presses without scrolling the button into view.
    await follow.evaluate((button: HTMLElement) => button.click())
    await follow.evaluate((button) => Object.assign(window, { pressed: button }))
    await shell.letThrough()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await waitUntilSettled(page)
    const seen = await page.evaluate(() => {
      const recorded = window as unknown as { pressed: Element; shifts: string[] }
      return { isReplaced: !recorded.pressed.isConnected, shifts: recorded.shifts, scrollY }
    })
    expect(seen).toEqual({ isReplaced: true, shifts: [], scrollY: 500 })
  })

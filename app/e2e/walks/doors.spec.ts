import type { Browser, Page } from '@playwright/test'
import { amount, isLong } from '@tsudoi/contracts/testing/amount'
import { matchPath } from 'react-router-dom'
import { pages } from '../../pages.ts'
import type { PageSpec } from '../../pageSpec.ts'
import { startSessionAs, expect, test } from '../journey.ts'
import { addresses } from '../addresses.ts'
import { waitUntilSettled, watchRequests } from '../waitUntilSettled.ts'
import { waitForStillRows as rowsSettled } from './pageMeasures.ts'
import { viewports } from '../viewports.ts'
import { timeouts } from '../timeouts.ts'

/** Pages that no link has to lead to, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  '/oauth/return': 'a provider leads back to it',
  '/profile/confirm': 'follows the form of /profile/edit',
  '/profile/finish': 'follows saving a profile',
  '/address/confirm': 'follows the form of /address/edit',
  '/address/finish': 'follows saving an address',
  '/signup/create': 'follows agreeing to the terms',
  '/signup/follow': 'follows a finished sign-up',
  '/collection/special/privilege/:id/address/confirm': 'follows its form',
  '/channel/:ipId/gacha/result': 'follows a draw',
  '/channel/:ipId/draw/:drawId/entry': 'follows entering a prize draw',
  '/purchase/:id': 'follows choosing a pack of coins in the shop',
  '/purchase/:id/complete': 'the payment leads to it',
  '/purchase/:id/cancel': 'the payment leads to it',
  '/purchase/:id/error': 'the payment leads to it',
  '/preorder/:id/purchase': 'follows putting something into the cart',
  '/preorder/:id/result': 'follows a preorder',
  '/lottery/:id/result': 'follows entering a lottery',
  '/livetalk/:id/call/:slotId': 'opens a quarter of an hour before a reserved slot',
  '/staff/door/:id': 'only the staff of a venue has a link to it',
  '/purchase/method': 'a step of buying a pack of coins',
  '/account/undo': 'a mail leads to it',
  '/story/STORY_PLAY_TYPE_PORTRAIT/:genre/:channelId/:storyGroupId/:storyEpisodeId/:userLastName/:userFirstName':
    'follows choosing the names of a story that is read for the first time',
  '/unity/post/:type/:typeId': 'the Unity app opens it',
  '/unity/post/:type/:typeId/:postId': 'the Unity app opens it',
  '/channel/:id/movie/:videoId/unity': 'the Unity app opens it',
  '/livetalk/group/:id/staff': 'for the staff of a live talk',
  '/livetalk/:id/staff': 'for the staff of a live talk',
}

/** Pages that a guest must reach by links too, and not only a member from the home page. */
const openToGuests = [
  '/vote/ranking/:id',
  '/vote/coop/:id',
  '/lottery/:id',
  '/preorder/:id',
  '/channel/:ipId/draw/:drawId',
  '/livetalk/group/:id',
  '/event/:id',
]

/** Pages whose links the walk does not follow: one logs out, the other is a document without the app's router. */
const ends = new Set(['/account/logout', '/purchase/card/edit'])

/** Maximum number of presses from a first page to any other page. */
const maxPresses = 4
/**
 * Routes of which the walk visits several pages, each with another id: their pages have different links, because they
 * show different channels, stories or campaigns.
 */
const manyExamples = new Set([
  '/channel/:id',
  '/channel/:id/story/:storyGroupId',
  '/lottery/:id',
  '/preorder/:id',
  '/vote/coop/:id',
])
/** The maximum number of pages of one route that the walk visits. */
const maxExamples = (path: string) => {
  if (path === '/collection') return 20
  return manyExamples.has(path) ? amount({ part: 1, all: 20 }) : 1
}

interface Found {
  href: string
  /** The addresses from the first page to this one, in their order. */
  way: readonly string[]
}

const specOf = (href: string): PageSpec | undefined =>
  pages.find(({ path }) => matchPath(path, href.split(/[?#]/, 1)[0] ?? ''))

const visibleLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => link.checkVisibility() && link.origin === location.origin)
    .map(({ pathname, search }) => pathname + search)

/**
 * Height of the viewport. Lists render only rows near the viewport, so most pages are rendered completely in one this
 * tall.
 */
const heightPx = 4_000

type Width = 'phone' | 'desktop'
/** The widths of this run. Each may show different links. */
const widths = amount<readonly Width[]>({ part: ['phone'], all: ['phone', 'desktop'] })
type Links = Readonly<Record<Width, readonly string[]>>

/** Calls `read` at each width of this run, first at the page's current one. Returns the links by width. */
async function onEachWidth(page: Page, read: () => Promise<string[]>): Promise<Links> {
  const links: Record<Width, string[]> = { phone: [], desktop: [] }
  const isPhone = page.viewportSize()?.width === viewports.phone.viewport.width
  for (const width of isPhone ? widths : widths.toReversed()) {
    await page.setViewportSize({ width: viewports[width].viewport.width, height: heightPx })
    links[width] = await read()
  }
  return links
}

/**
 * Runs in the page: the markup of the page and its dialogs. Dialogs are included, because an address may open only a
 * dialog.
 */
function shownContent(): string {
  const parts = [...document.querySelectorAll('main, [role=dialog], [role=alertdialog]')]
  return parts.map(({ innerHTML }) => innerHTML).join()
}

/** Selector of the rows of windowed lists, which render more or fewer rows after measuring them. */
const rows = '[data-feed], [data-row]'

/** Waits until the page is rendered with the servers' answers. */
async function isLoaded(page: Page): Promise<void> {
  await expect(async () => {
    await waitUntilSettled(page)
    expect(await page.evaluate(missingContent)).toBe(undefined)
  }).toPass({ timeout: timeouts.wait })
  if ((await page.locator(rows).count()) > 0) await page.evaluate(rowsSettled)
}

/** Runs in the page: names the content that is not rendered yet; undefined if all is rendered. */
function missingContent(): string | undefined {
  if (!document.querySelector('h1')) return 'no heading'
  return document.querySelector('[data-loading]')?.textContent
}

/** Navigates as a link inside the app does. Does not wait for the new page's content. */
async function follow(page: Page, href: string): Promise<void> {
  if ((await page.evaluate(() => location.pathname + location.search)) !== href) {
    const last = await page.evaluate(shownContent)
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, href)
    await expect.poll(() => page.evaluate(shownContent), { intervals: [50] }).not.toBe(last)
  }
}

/**
 * Runs in the page: scrolls down by the height of the viewport. Returns false at the end of the page, or if a dialog
 * prevents scrolling.
 */
function scrollOn(): boolean {
  const before = scrollY
  scrollBy({ top: innerHeight, behavior: 'instant' })
  return scrollY > before
}

/**
 * Returns the visible links of a page. Scrolls from its top to its end, because lists render only rows near the
 * viewport.
 */
async function pageLinks(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const links = new Set<string>()
  do {
    await isLoaded(page)
    for (const link of await page.evaluate(visibleLinks)) links.add(link)
  } while (await page.evaluate(scrollOn))
  return [...links]
}

async function menuLinks(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'メニュー' }).click()
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await expect(menu).toBeVisible()
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href)).map((url) => url.pathname))
  await page.keyboard.press('Escape')
  // Waits, because the links of an open menu would be read as the page's own.
  await expect(menu).toBeHidden()
  return links
}

/** Reads the links of pages and of the menu. Visits each page only once, for all widths. */
function linkReader(page: Page) {
  const known = new Map<string, Links>()
  let menu: Links | undefined
  return {
    async at(href: string): Promise<Links> {
      const before = known.get(href)
      if (before) return before
      await test.step(href, () => follow(page, href))
      const links = await onEachWidth(page, () => pageLinks(page))
      known.set(href, links)
      return links
    },
    inMenu: async () => (menu ??= await onEachWidth(page, () => menuLinks(page))),
  }
}

/** The shortest way to each route: the addresses from a first page to it. */
type Ways = ReadonlyMap<string, readonly string[]>

interface Walk {
  /** The addresses at which the walk begins. */
  starts: readonly string[]
  /** The routes that the short run looks for. */
  wanted: readonly string[]
}

/**
 * Finds the shortest way to each route by following links from the first pages, at one width. The short run ends when
 * it has found the routes that it looks for.
 */
async function shortestWays(
  width: Width,
  { starts, wanted }: Walk,
  links: ReturnType<typeof linkReader>,
): Promise<Ways> {
  const ways = new Map<string, readonly string[]>()
  const examples = new Map<string, number>()
  const seen = new Set<string>()
  let next: Found[] = starts.map((href) => ({ href, way: [href] }))
  while (next.length > 0) {
    const level = next
    next = []
    for (const { href, way } of level) {
      const spec = specOf(href)
      if (!spec || seen.has(href)) continue
      seen.add(href)
      ways.set(spec.path, ways.get(spec.path) ?? way)
      if (!isLong && wanted.every((path) => ways.has(path))) return ways
      const count = examples.get(spec.path) ?? 0
      if (count >= maxExamples(spec.path) || way.length > maxPresses || ends.has(spec.path)) continue
      examples.set(spec.path, count + 1)
      next.push(...(await links.at(href))[width].map((to) => ({ href: to, way: [...way, to] })))
    }
    // A link in the menu needs one press more than a link of the page, so these links belong to the next level.
    if (level.some(({ way }) => way.length === 1))
      next.push(...(await links.inMenu())[width].map((to) => ({ href: to, way: [starts[0] ?? '', 'メニュー', to] })))
  }
  return ways
}

/** Finds the shortest ways at each width of this run. */
async function walk(page: Page, { starts, wanted }: Walk): Promise<Partial<Record<Width, Ways>>> {
  await page.goto(starts[0] ?? '/')
  await isLoaded(page)
  const links = linkReader(page)
  await links.inMenu()
  const found: Partial<Record<Width, Ways>> = {}
  for (const width of widths) found[width] = await shortestWays(width, { starts, wanted }, links)
  return found
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const linked = pages.filter(({ path }) => !exceptions[path])
const forGuests = linked.filter(({ guard }) => guard === 'entry').map(({ path }) => path)
const forMembers = linked.filter(({ guard }) => guard !== 'entry').map(({ path }) => path)

/**
 * Finds the shortest ways of a new member, in a browser of its own. The short run leaves this out, to save two thirds
 * of the time.
 */
async function walkAsMember(browser: Browser): Promise<Partial<Record<Width, Ways>>> {
  if (!isLong) return {}
  const context = await browser.newContext({
    serviceWorkers: 'block',
    baseURL: addresses.app,
    reducedMotion: 'reduce',
    ...viewports.desktop,
  })
  const page = await context.newPage()
  watchRequests(page)
  await startSessionAs(page)
  const ways = await walk(page, { starts: ['/home', '/channel'], wanted: forMembers })
  await context.close()
  return ways
}

const who = amount({ part: 'a guest', all: 'a guest or a member' })

test(`${who} reaches every page of the app by links in at most four presses`, async ({ page, browser }) => {
  test.setTimeout(300_000 * amount({ part: 1, all: 4 }))
  const [asGuest, asMember] = await Promise.all([
    walk(page, { starts: ['/top', '/channel'], wanted: [...forGuests, ...openToGuests] }),
    walkAsMember(browser),
  ])
  const found = pages.flatMap(({ path }) =>
    widths.map((width) => {
      const ways = [asGuest[width]?.get(path), asMember[width]?.get(path)].filter((way) => way !== undefined)
      return { path, width, way: ways.toSorted((a, b) => a.length - b.length)[0] }
    }),
  )
  const lineOf = ({ path, width, way }: (typeof found)[number]) =>
    `${path} (${width}): ${way ? way.join(' → ') : (exceptions[path] ?? 'NOT FOUND')}`
  process.stdout.write(`${found.map(lineOf).join('\n')}\n`)
  const hasToBeFound = (path: string) => isLong || forGuests.includes(path) || openToGuests.includes(path)
  const expected = found.filter(({ path }) => !exceptions[path] && hasToBeFound(path))
  expect(expected.filter(({ way }) => !way || way.length - 1 > maxPresses).map(lineOf)).toEqual([])
  expect(openToGuests.filter((path) => widths.some((width) => !asGuest[width]?.has(path)))).toEqual([])
  expect(Object.keys(exceptions).filter((path) => !pages.some((spec) => spec.path === path))).toEqual([])
})

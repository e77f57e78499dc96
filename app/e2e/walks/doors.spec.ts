import type { Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { pages } from '../../pages.ts'
import type { PageSpec } from '../../pageSpec.ts'
import { enterAs, expect, test } from '../journey.ts'
import { settled } from '../settled.ts'
import { sizes } from '../sizes.ts'

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
  '/unity/post/:type/:typeId': 'the Unity app opens it',
  '/unity/post/:type/:typeId/:postId': 'the Unity app opens it',
  '/channel/:id/movie/:videoId/unity': 'the Unity app opens it',
  '/livetalk/group/:id/staff': 'for the staff of a live talk',
  '/livetalk/:id/staff': 'for the staff of a live talk',
}

/** Further presses than these are too many to find a page. */
const maxPresses = 4
/** How many pages of one route are looked at; of channels all, as each has other things going on. */
const maxExamples = (path: string) => (path === '/channel/:id' ? 10 : 3)

interface Found {
  href: string
  /** The addresses that were passed, the first page in front. */
  way: readonly string[]
}

const specOf = (href: string): PageSpec | undefined =>
  pages.find(({ path }) => matchPath(path, href.split(/[?#]/, 1)[0] ?? ''))

/** Paths of all visible links of the page. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.checkVisibility() && link.origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )

/** Goes to a page as a link inside the app does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, href)
  await settled(page)
  // What is below the first view is rendered when it comes near.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await settled(page)
}

async function menuLinks(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'メニュー' }).click()
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await expect(menu).toBeVisible()
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href)).map((url) => url.pathname))
  await page.keyboard.press('Escape')
  return links
}

/** The shortest way to each route that is found by links from the first page, in presses. */
async function shortestWays(page: Page, starts: readonly string[]): Promise<Map<string, readonly string[]>> {
  const ways = new Map<string, readonly string[]>()
  const examples = new Map<string, number>()
  const seen = new Set<string>()
  let next: Found[] = starts.map((href) => ({ href, way: [href] }))
  await page.goto(starts[0] ?? '/')
  await settled(page)
  const menu = await menuLinks(page)
  while (next.length > 0) {
    const level = next
    next = []
    for (const { href, way } of level) {
      const spec = specOf(href)
      if (!spec || seen.has(href)) continue
      seen.add(href)
      ways.set(spec.path, ways.get(spec.path) ?? way)
      const count = examples.get(spec.path) ?? 0
      if (count >= maxExamples(spec.path) || way.length > maxPresses || spec.path === '/account/logout') continue
      examples.set(spec.path, count + 1)
      await follow(page, href)
      next.push(...(await linksOf(page)).map((to) => ({ href: to, way: [...way, to] })))
    }
    // The menu is one press more than a link of the page.
    if (level.some(({ way }) => way.length === 1))
      next.push(...menu.map((to) => ({ href: to, way: ['', 'メニュー', to] })))
  }
  return ways
}

for (const [width, viewport] of [
  ['a phone', sizes.phone.viewport],
  ['a desktop', sizes.desktop.viewport],
] as const)
  test(`every page is found by links in at most four presses on ${width}, as a guest or as a member`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    if (viewport) await page.setViewportSize(viewport)
    const asGuest = await shortestWays(page, ['/top', '/channel'])
    await enterAs(page)
    const asMember = await shortestWays(page, ['/home', '/channel'])
    const lines = pages.map(({ path }) => {
      const way = [asGuest.get(path), asMember.get(path)].filter((each) => each !== undefined)
      const [shortest] = way.toSorted((a, b) => a.length - b.length)
      return { path, way: shortest }
    })
    for (const { path, way } of lines)
      console.log(`${path}: ${way ? way.filter(Boolean).join(' → ') : (exceptions[path] ?? 'NOT FOUND')}`)
    const isFound = (way: readonly string[] | undefined) => way !== undefined && way.length - 1 <= maxPresses
    expect(lines.filter(({ path, way }) => !isFound(way) && !exceptions[path]).map(({ path }) => path)).toEqual([])
    // An exception that links do reach is none.
    expect(Object.keys(exceptions).filter((path) => !pages.some((page) => page.path === path))).toEqual([])
  })

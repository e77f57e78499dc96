import { readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { pages } from './pages.ts'
import type { PageSpec } from './pageSpec.ts'
import { paths } from './paths.ts'
import { guardRedirectOf } from './session/guards.ts'
import { footerLinks, mainAreaLinks } from './shell/links.ts'
import { menuLinksOf } from './shell/menuLinks.ts'

const specified = readFileSync('docs/specification/routes.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', path = '', , auth = '', layout = ''] = line.split('\t')
    return { id, path, auth, layout }
  })
const reachable = (href: string) =>
  href.startsWith('#') || pages.some(({ path }) => matchPath(path, href.split(/[?#]/, 1)[0] ?? ''))

const linksOf = (isMember: boolean) => {
  const { mainLinks = [], links, logout } = menuLinksOf(isMember)
  return [...mainLinks, ...links, ...(logout ? [logout] : [])]
}

describe('the map of pages', () => {
  it.each(pages.filter(({ id }) => id !== 'ours'))(
    'gives the page $id $path the guard that the specification’s list of routes gives (S022, S069)',
    (page) => {
      const row = specified.find(({ id }) => id === page.id)
      expect(row?.path).toBe(page.path)
      expect(row?.auth).toMatch(page.guard === 'member' ? /yes/ : /no/)
    },
  )

  it.each(pages.filter(({ guard }) => guard === 'member'))(
    'admits to $path only logged-in members, whether or not they have a profile (S022, S026, S069)',
    ({ path, guard }) => {
      const address = `https://tsudoi.example${path}`
      const visit = { guard, address, hasPendingSignup: true, hasPendingReset: true, callbackOrigins: [] }
      const callback = encodeURIComponent(address)
      expect(guardRedirectOf({ ...visit, isMember: false, hasProfile: undefined })).toBe(`/login?callback=${callback}`)
      for (const hasProfile of [true, false, undefined])
        expect(guardRedirectOf({ ...visit, isMember: true, hasProfile })).toBeUndefined()
    },
  )

  it('keeps /signup/follow open to guests and members (R008, S028)', () => {
    expect(pages.find(({ path }) => path === paths.signupFollow)?.guard).toBe('open')
  })

  it('contains each path and each row of the specification only once', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
    const ids = pages.map(({ id }) => id).filter((id) => id !== 'ours')
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('gives the login pages the simple header (R001–R003, W003, Q29) and hides the header of the gacha pages on phones (W004, W007, S023, S024)', () => {
    const page = (path: string) => pages.find((each) => each.path === path)
    for (const path of ['/login', '/login/mail', '/login/reset']) expect(page(path)?.header).toBe('simple')
    expect([page('/channel/:ipId/gacha')?.header, page('/channel/:ipId/gacha')?.footer]).toEqual(['wide', 'wide'])
    expect([page('/channel/:ipId/gacha/result')?.header, page('/channel/:ipId/gacha/result')?.footer]).toEqual([
      'wide',
      undefined,
    ])
  })

  it('hides the footer on the page for deleting an account (R026, W007)', () => {
    expect(pages.find(({ id }) => id === 'R026')?.footer).toBe('none')
  })

  it('contains the pages of every area of the app', () => {
    const lists = import.meta.glob<Record<string, PageSpec[]>>('./areas/*/*.pages.ts', {
      eager: true,
    })
    const listed = Object.values(lists).flatMap((file) => Object.values(file).flat())
    expect(listed.length).toBeGreaterThan(50)
    expect(new Set(pages)).toEqual(new Set(listed))
  })

  it('has a page for every link of header, menu and footer (W001, W005, W008, W009)', () => {
    const links = [...linksOf(true), ...linksOf(false), ...footerLinks(true), ...footerLinks(false), ...mainAreaLinks]
    expect(links.filter(({ href }) => !reachable(href))).toEqual([])
  })

  it('puts the pages that members open often into the menu, above the legal pages (W008)', () => {
    const { mainLinks = [] } = menuLinksOf(true)
    const { mypage, tickets, presents, coinHistory, orderHistory, cards, account } = paths
    expect(mainLinks.map(({ href }) => href)).toEqual([
      mypage,
      paths.campaigns(),
      tickets,
      presents,
      coinHistory,
      orderHistory,
      cards,
      account,
    ])
  })

  it('has a page for every path of paths.ts', () => {
    const [type, names] = ['STORY_PLAY_TYPE_PORTRAIT', { lastName: 'e', firstName: 'f' }]
    const made = (path: (...parts: never[]) => string) =>
      path === paths.story ? paths.story(type, 'a', 'b', 'c', 'd', names) : (path as typeof paths.post)('a', 'b', 'c')
    const all = Object.values(paths).map((path) => (typeof path === 'function' ? made(path) : path))
    expect(all.filter((href) => !reachable(href) && href !== paths.root && href !== paths.signup)).toEqual([])
  })

  it('shows the payment-services notice and logout to members only (W005, W008, W009, Q6, Q30)', () => {
    const hrefsOf = (isMember: boolean) => linksOf(isMember).map(({ href }) => href)
    for (const href of [paths.settlement, paths.logout]) {
      expect(hrefsOf(false)).not.toContain(href)
      expect(hrefsOf(true)).toContain(href)
    }
    expect(footerLinks(false).map(({ href }) => href)).not.toContain(paths.logout)
  })
})

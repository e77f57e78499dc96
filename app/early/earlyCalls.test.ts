import { fillPath, type Endpoint } from '@tsudoi/contracts/endpoint'
import { registry } from '@tsudoi/contracts/registry'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { matchPath } from 'react-router-dom'
import { pages } from '../pages.ts'
import type { PageSpec } from '../pageSpec.ts'
import { balanceQuery, unreadNoticeCountQuery } from '../queries/member.queries.ts'
import { timelineQuery } from '../posts/posts.ts'
import { queryClient } from '../queryClient.ts'
import { resetSession, useSession } from '../session/sessionStore.ts'
import { isPostCall, earlyPlan, pictureAddresses, type EarlyCall } from './earlyCalls.ts'

type Sent = { params?: Record<string, string>; query?: Record<string, string | number | boolean | undefined> }
const recordedCalls = vi.hoisted(() => vi.fn<(endpoint: Endpoint, sent: Sent) => void>())
vi.mock('../api/call.ts', () => ({
  call: (endpoint: Endpoint, sent: Sent) => {
    recordedCalls(endpoint, sent)
    return new Promise(() => {})
  },
}))

/** Writes a call in the notation of the early script, with the query parameters sorted by name. */
function earlyCall(endpoint: Endpoint, { params, query = {} }: Sent): string {
  const search = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const text = new URLSearchParams(search.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))).toString()
  return `${endpoint.host}:${fillPath(endpoint.path, params)}${text && `?${text}`}`
}
const sentCalls = () => recordedCalls.mock.calls.map(([endpoint, sent]) => earlyCall(endpoint, sent)).toSorted()

/** The calls that a page's `beforeRender` makes at an address. */
async function startedBy(page: PageSpec, address: string, isMember: boolean): Promise<string[]> {
  useSession.setState({ accountId: isMember ? 'acc-hikari' : '' })
  const { pathname, searchParams } = new URL(address, 'http://x')
  const { beforeRender } = await page.load()
  beforeRender?.({ params: matchPath(page.path, pathname)?.params ?? {}, search: searchParams })
  return sentCalls()
}

/** The calls for the frame of every page, for a member. */
const frame = earlyPlan('/nowhere', '', { isMember: true }).calls
function contentOf(address: string, isMember: boolean) {
  const { pathname, search } = new URL(address, 'http://x')
  const { calls, afterwards } = earlyPlan(pathname, search, { isMember })
  return { calls: calls.filter((call) => !isMember || !frame.includes(call)).toSorted(), afterwards }
}

const endpoints: Endpoint[] = Object.values(registry).flatMap((area) => Object.values(area) as Endpoint[])
/** The declared GET endpoint of an early call. */
const declared = (call: EarlyCall) =>
  endpoints.find(
    ({ host, method, path }) =>
      method === 'GET' && new RegExp(`^${host}:${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`).test(call),
  )

const viewers = [
  ['a guest', false],
  ['a member', true],
] as const
const addressOf = ({ path }: PageSpec) => path.replace(/:\w+/g, 'a')
const mayOpen = ({ guard }: PageSpec, isMember: boolean) => guard === 'open' || (guard === 'member') === isMember

afterEach(() => {
  recordedCalls.mockClear()
  queryClient.clear()
  resetSession()
})

describe('the calls that the early script sends', () => {
  for (const [viewer, isMember] of viewers) {
    it.each(pages.filter((page) => page.isLanding && mayOpen(page, isMember)))(
      `are those that the page $path sends first for ${viewer}`,
      async (page) => {
        const { calls } = contentOf(addressOf(page), isMember)
        expect(calls.length).toBeGreaterThan(0)
        expect(calls).toEqual(await startedBy(page, addressOf(page), isMember))
      },
    )

    it(`are none on most other pages, and on the rest those that the page itself sends first for ${viewer}`, async () => {
      const others = pages.filter((page) => !page.isLanding && contentOf(addressOf(page), isMember).calls.length > 0)
      for (const page of others) {
        recordedCalls.mockClear()
        queryClient.clear()
        const { calls } = contentOf(addressOf(page), isMember)
        expect([page.path, ...calls]).toEqual([page.path, ...(await startedBy(page, addressOf(page), isMember))])
      }
      const player = /^\/story\/STORY_PLAY_TYPE_/
      expect(new Set(others.map(({ path }) => path).filter((path) => !player.test(path)))).toEqual(
        new Set(['/channel/:id', '/channel/:id/movie/:videoId', '/post/:type/:typeId/:postId']),
      )
      expect(others.filter(({ path }) => player.test(path))).toHaveLength(2)
    })

    it(`include for ${viewer}, after a list with a single gacha, the calls for this gacha`, async () => {
      const page = pages.find(({ path }) => path === '/channel/:ipId/gacha')!
      const named = '/channel/a/gacha?gachaId=g%2F1'
      const whole = await startedBy(page, named, isMember)
      expect(contentOf(named, isMember).calls).toEqual(whole)
      const { afterwards } = contentOf('/channel/a/gacha', isMember)
      const only = afterwards?.({ gachaList: [{ gachaId: 'g/1' }] }) ?? []
      expect(only).toEqual(['app:/v2/gacha/g%2F1', 'app:/v2/gacha/g%2F1/detail'])
      expect(whole).toEqual(expect.arrayContaining([...only]))
      expect(afterwards?.({ gachaList: [{ gachaId: 'g' }, { gachaId: 'h' }] })).toEqual([])
      expect(afterwards?.({})).toEqual([])
    })
  }

  it.each([false, true])(
    'include the timeline of the posts tab, with the filter for official posts set to %s (R050, S148)',
    (isOfficialOnly) => {
      void queryClient.prefetchInfiniteQuery(timelineQuery({ type: 'ip', typeId: 'a' }, isOfficialOnly))
      const [timeline] = sentCalls()
      const { calls } = earlyPlan('/channel/a', '?tab=posts', { isMember: true, isOfficialOnly })
      expect(calls.slice(0, -frame.length)).toEqual(['app:/v2/ip/a', timeline])
      expect(calls.filter(isPostCall)).toEqual([timeline])
    },
  )

  it('include for a member the data of the frame: the account, coins and unread notices', () => {
    for (const query of [balanceQuery, unreadNoticeCountQuery]) void queryClient.prefetchQuery<unknown>(query as never)
    expect(frame.toSorted()).toEqual([...sentCalls(), 'user:/v2/account/auth'].toSorted())
    expect(earlyPlan('/nowhere', '', { isMember: false }).calls).toEqual([])
  })

  it('include for a guest no call that only members may send', () => {
    for (const page of pages)
      for (const call of earlyPlan(addressOf(page), '', { isMember: false }).calls)
        expect([call, declared(call)?.auth]).toEqual([call, 'anyone'])
  })

  it('begin with the call whose answer decides about a later call, for guests and members', () => {
    for (const [, isMember] of viewers)
      expect(earlyPlan('/channel/a/gacha', '', { isMember }).calls[0]).toBe('app:/v2/gacha?ipId=a')
  })
})

describe('the pictures that the early script preloads from an early answer', () => {
  const list = { call: 'app:/v2/ip?limit=20&offset=0', fields: ['image'], maxCount: 2 } as const

  it('are the first ones of the answer’s rows, from the field that the page shows', () => {
    const row = (id: string) => ({ id, heroImage: `/${id}/hero.webp`, image: `/${id}/jacket.webp` })
    const body = JSON.stringify({ ipList: ['a', 'b', 'c'].map(row) })
    expect(pictureAddresses(body, list)).toEqual(['/a/jacket.webp', '/b/jacket.webp'])
    expect(pictureAddresses('{"ipList":[]}', list)).toEqual([])
  })

  it('are the hero image of a channel, or its jacket if the channel has no hero image', () => {
    const [hero] = earlyPlan('/channel/a', '', { isMember: false }).pictures ?? []
    const channel = { ip: { image: '/a/jacket.webp', relatedIpList: [{ image: '/b/jacket.webp' }] } }
    expect(pictureAddresses(JSON.stringify(channel), hero!)).toEqual(['/a/jacket.webp'])
    expect(pictureAddresses(JSON.stringify({ ip: { ...channel.ip, heroImage: '/a/hero.webp' } }), hero!)).toEqual([
      '/a/hero.webp',
    ])
  })

  it('belong to a call that the page sends', () => {
    const addresses = ['/top', '/channel', '/channel/a', '/channel/a/gacha', '/channel/a/gacha?gachaId=g']
    for (const address of addresses) {
      const { pathname, search } = new URL(address, 'http://x')
      const { calls, pictures = [] } = earlyPlan(pathname, search, { isMember: true })
      expect([address, pictures.length]).toEqual([address, 1])
      expect(calls).toContain(pictures[0]?.call)
    }
  })
})

import { registry } from '@tsudoi/contracts/registry'
import type { Endpoint } from '@tsudoi/contracts/endpoint'
import { describe, expect, it } from 'vitest'
import { earlyPlan, type EarlyCall } from './earlyCalls.ts'

const endpoints: Endpoint[] = Object.values(registry).flatMap((area) => Object.values(area) as Endpoint[])

/** The declared GET behind an early call, which allows its query. */
function declared(call: EarlyCall): Endpoint | undefined {
  const host = call.slice(0, call.indexOf(':'))
  const { pathname, searchParams } = new URL(call.slice(host.length + 1), 'http://x')
  const names = [...searchParams.keys()]
  return endpoints
    .filter((endpoint) => endpoint.host === host && endpoint.method === 'GET')
    .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
    .find(({ query }) => names.every((name) => name in ((query as { shape?: object } | undefined)?.shape ?? {})))
}

const routes = [
  '/top',
  '/channel',
  '/channel/a',
  '/channel/a/gacha',
  '/channel/a/gacha?gachaId=g',
  '/home',
  '/mypage',
  '/nowhere',
]

describe('what the page asks for before the app has loaded', () => {
  for (const isMember of [true, false])
    it.each(routes)(`is declared, for ${isMember ? 'a member' : 'a guest'} at %s`, (address) => {
      const { pathname, search } = new URL(address, 'http://x')
      const { calls, afterwards } = earlyPlan(pathname, search, isMember)
      const all = [...calls, ...(afterwards?.({ gachaList: [{ gachaId: 'g' }] }) ?? [])]
      expect(all.filter((call) => !declared(call))).toEqual([])
      const forMembers = all.filter((call) => declared(call)?.auth === 'member')
      expect(isMember ? [] : forMembers).toEqual([])
      for (const call of all) {
        const names = [...new URL(call.replace(/^\w+:/, ''), 'http://x').searchParams.keys()]
        expect(names).toEqual(names.toSorted())
      }
    })

  it('puts first what the next question depends on, for members, too', () => {
    for (const isMember of [true, false])
      expect(earlyPlan('/channel/a/gacha', '', isMember).calls[0]).toBe('app:/v2/gacha?ipId=a')
  })

  it('asks for the odds of the only gacha, and leaves a choice to the reader', () => {
    const { afterwards } = earlyPlan('/channel/a/gacha', '', false)
    expect(afterwards?.({ gachaList: [{ gachaId: 'g/1' }] })).toEqual([
      'app:/v2/gacha/g%2F1',
      'app:/v2/gacha/g%2F1/detail',
    ])
    expect(afterwards?.({ gachaList: [{ gachaId: 'g' }, { gachaId: 'h' }] })).toEqual([])
    expect(afterwards?.({})).toEqual([])
  })
})

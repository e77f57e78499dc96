import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayShowBanner, putBannerAway } from './bannerCookies.ts'

const day = 86_400_000

afterEach(() => {
  vi.useRealTimers()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' })
})

describe('the app-install banner (W011)', () => {
  it.each(['closed', 'installed'] as const)('stays away while a cookie says %s (S063)', (reason) => {
    expect(mayShowBanner()).toBe(true)
    putBannerAway(reason)
    expect(mayShowBanner()).toBe(false)
  })

  it.each([
    ['comes back 15 days after it was closed (S085)', 'closed', 15],
    ['reminds 90 days after the install (S086)', 'installed', 90],
  ] as const)('%s', (_when, reason, days) => {
    vi.useFakeTimers({ now: new Date('2026-01-31T12:00:00Z') })
    const pass = (time: number) => vi.setSystemTime(Date.now() + time)
    putBannerAway(reason)
    pass(days * day - 1000)
    expect(mayShowBanner()).toBe(false)
    pass(2000)
    expect(mayShowBanner()).toBe(true)
  })
})

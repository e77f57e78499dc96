import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayShowBanner, putBannerAway } from './bannerCookies.ts'

afterEach(() => {
  vi.restoreAllMocks()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' })
})

describe('the app-install banner (W011)', () => {
  it.each(['closed', 'installed'] as const)('stays away while a cookie says %s (S063)', (reason) => {
    expect(mayShowBanner()).toBe(true)
    putBannerAway(reason)
    expect(mayShowBanner()).toBe(false)
  })

  it('comes back 15 days after it was closed (S085), and reminds 90 days after the install (S086)', () => {
    const set = vi.spyOn(Cookies, 'set')
    putBannerAway('closed')
    putBannerAway('installed')
    expect(set.mock.calls.map(([, , attributes]) => attributes?.expires)).toEqual([15, 90])
  })
})

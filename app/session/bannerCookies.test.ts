import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mayShowInstallBanner, hideInstallBanner } from './bannerCookies.ts'

const hour = 3_600_000
const day = 24 * hour

afterEach(() => {
  vi.useRealTimers()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' })
})

describe('the app-install banner (W011)', () => {
  it.each(['closed', 'installed'] as const)(
    'is hidden after the app has set its cookie with the reason “%s” (S063)',
    (reason) => {
      expect(mayShowInstallBanner()).toBe(true)
      hideInstallBanner(reason)
      expect(mayShowInstallBanner()).toBe(false)
    },
  )

  it.each([
    ['15 days after it was closed (S085)', 'closed', 15],
    ['90 days after the install (S086)', 'installed', 90],
  ] as const)('reappears %s', (_when, reason, days) => {
    // Closes the banner at a time in the past, because the simulated browser expires cookies by the real time.
    const putAwayBefore = (time: number) => {
      vi.useFakeTimers({ now: Date.now() - time })
      hideInstallBanner(reason)
      vi.useRealTimers()
    }
    putAwayBefore(days * day - hour)
    expect(mayShowInstallBanner()).toBe(false)
    putAwayBefore(days * day + 1000)
    expect(mayShowInstallBanner()).toBe(true)
  })
})

import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useDeviceZone } from './useDeviceZone.ts'

/** Opens the app on a device whose clock is `minutes` behind UTC, in the zone that its browser names. */
function openAbroad(minutes: number, timeZone: string) {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  return renderHook(useDeviceZone).result.current
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a device whose clock differs from Japan’s (Q436)', () => {
  it.each([
    ['America/Los_Angeles', 480],
    ['Europe/Paris', -60],
    ['Asia/Kolkata', -330],
    ['Australia/Sydney', -660],
    ['Pacific/Kiritimati', -840],
    ['Asia/Kathmandu', -345],
  ])('shows times in its zone too: %s', (zone, minutes) => {
    expect(openAbroad(minutes, zone)).toBe(zone)
  })

  it('shows nothing new if its browser names a zone that it cannot format', () => {
    expect(openAbroad(0, 'Etc/Unknown')).toBeUndefined()
  })
})

it.each(['Asia/Tokyo', 'Asia/Seoul', 'Pacific/Palau'])(
  'a device in %s agrees with Japan’s clock and shows nothing new (Q436)',
  (zone) => {
    expect(openAbroad(-540, zone)).toBeUndefined()
  },
)

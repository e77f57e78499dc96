import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** Opens the app on a device whose clock is `minutes` behind UTC. Its browser reports the given time zone. */
async function openAbroad(minutes: number, timeZone: string) {
  vi.resetModules()
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  const { useForeignZone } = await import('./useForeignZone.ts')
  const { result } = renderHook(useForeignZone)
  await import('./foreignZone.ts')
  return result
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a device whose clock differs from Japan’s time (Q436)', () => {
  it.each([
    ['America/Los_Angeles', 480],
    ['Europe/Paris', -60],
    ['Asia/Kolkata', -330],
    ['Australia/Sydney', -660],
    ['Pacific/Kiritimati', -840],
    ['Asia/Kathmandu', -345],
  ])('shows times in the device’s own time zone beside Japan’s: %s', async (zone, minutes) => {
    const result = await openAbroad(minutes, zone)
    await waitFor(() => expect(result.current?.zone).toBe(zone))
  })

  it('shows only Japan’s time if the browser reports a time zone that it cannot format', async () => {
    const result = await openAbroad(0, 'Etc/Unknown')
    expect(result.current).toBeUndefined()
  })
})

it.each(['Asia/Tokyo', 'Asia/Seoul', 'Pacific/Palau'])(
  'a device in %s, whose clock agrees with Japan’s, shows each time once (Q436)',
  async (zone) => {
    const result = await openAbroad(-540, zone)
    expect(result.current).toBeUndefined()
  },
)

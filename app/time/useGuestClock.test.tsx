import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetClock, serverNow } from './clock.ts'
import { useSession } from '../session/sessionStore.ts'
import { setClockByOrigin } from '../shell/setClockByOrigin.ts'
import { useGuestClock } from './useGuestClock.ts'
import { useNowAt } from './useNowAt.ts'

const day = 86_400_000
const truth = Date.parse('2026-03-01T12:00:00Z')
const requests = vi.fn<typeof fetch>()

/**
 * Simulates the server of the page's origin, which answers with these headers. `away` means that there is no network.
 */
function origin(headers: Record<string, string> | 'away'): void {
  requests.mockImplementation(() =>
    headers === 'away' ? Promise.reject(new TypeError('no network')) : Promise.resolve(new Response(null, { headers })),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: truth, toFake: ['Date'] })
  vi.stubGlobal('fetch', requests)
  useSession.setState({ accountId: '' })
})
afterEach(() => {
  cleanup()
  requests.mockReset()
  resetClock()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = (isShown = true) =>
  renderHook(
    (props) => {
      useGuestClock(props.isShown)
      return useNowAt(new Date(truth + 60_000).toISOString())
    },
    { initialProps: { isShown } },
  )

describe('a guest’s clock on the pages of campaigns (Q296, Q189, S062)', () => {
  it.each([-day, day, -600_000])(
    'is set to the server’s time, if it is %i ms off, as soon as the page has its content',
    async (off) => {
      vi.setSystemTime(truth + off)
      origin({ Date: new Date(truth).toUTCString() })
      const { result, rerender } = open(false)
      expect(requests).not.toHaveBeenCalled()
      expect(Date.parse(result.current)).toBe(truth + off)
      rerender({ isShown: true })
      await waitFor(() => expect(Date.parse(result.current)).toBe(truth))
      expect(requests).toHaveBeenCalledExactlyOnceWith(
        '/',
        expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
      )
    },
  )

  it('is set once more when the tab becomes visible after the device’s clock was corrected (Q435)', async () => {
    vi.setSystemTime(truth - day)
    origin({ Date: new Date(truth).toUTCString() })
    const { result } = open()
    await waitFor(() => expect(Date.parse(result.current)).toBe(truth))
    vi.setSystemTime(truth)
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(Date.parse(result.current)).toBe(truth))
    expect(requests).toHaveBeenCalledTimes(2)
  })

  it('is set to the time of a cached answer plus the answer’s age', async () => {
    vi.setSystemTime(truth - day)
    origin({ Date: new Date(truth - 3_600_000).toUTCString(), Age: '3600' })
    const { result } = open()
    await waitFor(() => expect(Date.parse(result.current)).toBe(truth))
  })

  it.each([
    ['is nearly the same', { Date: new Date(truth + 4_000).toUTCString() }],
    ['cannot be requested', 'away' as const],
    ['is missing', {}],
  ])('stays at the device’s time if the server’s %s', async (_, headers) => {
    origin(headers)
    await setClockByOrigin().catch(() => {})
    expect(requests).toHaveBeenCalledOnce()
    expect(serverNow() - Date.now()).toBe(0)
  })

  it('is not used for a member, for whom the app requests the server’s time (S097)', () => {
    useSession.setState({ accountId: 'acc-hikari' })
    open()
    expect(requests).not.toHaveBeenCalled()
  })
})

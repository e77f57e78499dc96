import { afterEach, describe, expect, it, vi } from 'vitest'
import { tokenCookies } from '../../session/cookies.ts'
import { resetSessionData } from '../../session/resetSessionData.ts'
import { resetSession, useSession } from '../../session/sessionStore.ts'
import { testToken } from '../../testing/testToken.ts'
import { trackPlayback, addToViewingHistory } from './trackPlayback.ts'
import { videoPositions } from './videoPositions.ts'
import type { VideoPlayerProps } from './player.types.ts'

const call = vi.hoisted(() => vi.fn<(endpoint: { path: string }, request: object) => Promise<object>>())
vi.mock('../../api/call.ts', () => ({ call }))
const callOnLeave = vi.hoisted(() => vi.fn<() => boolean>(() => true))
vi.mock('../../api/callOnUnload.ts', () => ({ callOnUnload: callOnLeave }))

afterEach(() => {
  resetSession()
  vi.unstubAllGlobals()
  localStorage.clear()
  tokenCookies.clear()
  call.mockReset()
  callOnLeave.mockClear()
})

describe('a member’s viewing history of videos', () => {
  it('is updated by a playback, and the “seen” mark is shown after the server’s answer (S119, S137)', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    const answer = Promise.withResolvers<object>()
    call.mockReturnValue(answer.promise)
    const onSeen = vi.fn<() => void>()
    const recordedCalls = addToViewingHistory('video-1', onSeen)
    expect(call.mock.calls[0]?.[0].path).toBe('/v2/video/{id}/history')
    expect(onSeen).not.toHaveBeenCalled()
    answer.resolve({})
    await recordedCalls
    expect(onSeen).toHaveBeenCalledOnce()
  })

  it('leads to no “seen” mark if the server failed (S119)', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    call.mockRejectedValue(new Error('refused'))
    const onSeen = vi.fn<() => void>()
    await addToViewingHistory('video-1', onSeen)
    expect(onSeen).not.toHaveBeenCalled()
  })

  it('is not updated by a guest’s playback (S137)', async () => {
    const onSeen = vi.fn<() => void>()
    await addToViewingHistory('video-1', onSeen)
    expect([call.mock.calls.length, onSeen.mock.calls.length]).toEqual([0, 0])
  })
})

describe('the stored position in a video', () => {
  const video = { id: 'film-1', title: '港', channelName: '灯台放送局', type: 'ONDEMAND' } as const
  const play = (startAt?: number) => {
    vi.useFakeTimers()
    const element = Object.assign(new EventTarget(), { readyState: 4, currentTime: 300, duration: 1200, paused: false })
    const control = new AbortController()
    const parts = { video, counted: 'video', startAt } as VideoPlayerProps
    trackPlayback(element as unknown as HTMLVideoElement, parts, control.signal)
    vi.advanceTimersByTime(1_500)
    element.dispatchEvent(new Event('timeupdate'))
    vi.advanceTimersByTime(1_500)
    return { element, control }
  }
  afterEach(() => vi.useRealTimers())

  it('is still stored after the source is removed, when the video no longer has a length (W086)', () => {
    const { element, control } = play()
    Object.assign(element, { readyState: 0, currentTime: 0, duration: Number.NaN })
    element.dispatchEvent(new Event('timeupdate'))
    control.abort()
    expect(videoPositions.of('film-1')).toBe(300)
  })

  it('is not replaced by opening a shared moment, only by watching from there for ten seconds (Q472)', () => {
    videoPositions.keep('film-1', 900, 1_200, 1)
    const { element, control } = play(83)
    const watchTo = (place: number) => {
      for (; element.currentTime < place; element.currentTime += 1) element.dispatchEvent(new Event('timeupdate'))
      vi.advanceTimersByTime(1_500)
    }
    watchTo(308)
    element.dispatchEvent(new Event('pause'))
    element.currentTime = 1_000
    element.dispatchEvent(new Event('seeked'))
    expect(videoPositions.of('film-1')).toBe(900)
    watchTo(1_004)
    control.abort()
    expect(videoPositions.of('film-1')).toBe(1_003)
  })

  it('of a member is deleted once another tab has logged out or logged in another member (Q187)', () => {
    for (const next of ['', 'acc-sora']) {
      useSession.setState({ accountId: 'acc-hikari' })
      const { element, control } = play()
      expect(videoPositions.of('film-1')).toBe(300)
      useSession.setState({ accountId: next })
      resetSessionData()
      element.currentTime = 400
      element.dispatchEvent(new Event('pause'))
      control.abort()
      expect([videoPositions.of('film-1'), localStorage.length]).toEqual([undefined, 0])
    }
  })

  it('of a member is not stored for another member whom another tab has just logged in', () => {
    useSession.setState({ accountId: 'acc-hikari' })
    const { element } = play()
    localStorage.clear()
    tokenCookies.storeEmbedded(testToken({ AccountID: 'acc-sora' }))
    element.dispatchEvent(new Event('pause'))
    expect(localStorage.length).toBe(0)
  })

  it('of a guest stays the guest’s after a login in another tab', () => {
    const { element } = play()
    useSession.setState({ accountId: 'acc-hikari' })
    element.currentTime = 400
    element.dispatchEvent(new Event('pause'))
    expect(Object.keys(localStorage)).toEqual(['tsudoi.places'])
  })

  it('is the last position of the playback, and is deleted at the end of the video (W086)', () => {
    const { element } = play()
    element.currentTime = 1_195
    element.dispatchEvent(new Event('timeupdate'))
    expect(videoPositions.of('film-1')).toBeUndefined()
  })
})

describe('a playback of a few seconds', () => {
  /** Plays a video until `leave`, and returns the calls that the server received. */
  async function recordedCalls(counted: VideoPlayerProps['counted'], leave?: () => void) {
    const request = async (_name: string, ...rest: unknown[]) => (rest.at(-1) as (lock: object) => unknown)({})
    vi.stubGlobal('navigator', { locks: { request } })
    useSession.setState({ accountId: 'acc-hikari' })
    call.mockResolvedValue({})
    const element = Object.assign(new EventTarget(), { readyState: 4, currentTime: 0, duration: 20, paused: false })
    const control = new AbortController()
    const video = { id: 'film-1', title: '港', channelName: '灯台放送局', type: 'ONDEMAND' } as const
    const parts = { video, counted } as VideoPlayerProps
    trackPlayback(element as unknown as HTMLVideoElement, parts, control.signal)
    element.dispatchEvent(new Event('playing'))
    for (const currentTime of [0, 0.6, 1.2]) {
      Object.assign(element, { currentTime })
      element.dispatchEvent(new Event('timeupdate'))
    }
    const tells = () => call.mock.calls.map(([{ path }, request]) => [path, (request as { body?: object }).body])
    const first = counted ? 2 : 0
    await expect.poll(() => tells().length).toBe(first)
    leave?.()
    control.abort()
    return tells().slice(0, first)
  }

  it.each([
    ['video', '/v2/analytics/start/playing/video', { videoId: 'film-1', state: 1, position: 0 }],
    ['movie', '/v2/analytics/start/playing/movie', { movieId: 'film-1', state: 1, position: 0 }],
  ] as const)(
    'of a %s is reported by the calls for its kind, and added to the history (Q13, C124, C126, C128)',
    async (counted, path, body) => {
      const calls = await recordedCalls(counted)
      expect(calls).toContainEqual([path, body])
      expect(calls).toContainEqual(['/v2/video/{id}/history', undefined])
    },
  )

  it.each([
    ['the player closes: by a call that can renew its token', undefined, [1, 0]],
    ['the page unloads: by a keepalive call', () => dispatchEvent(new Event('pagehide')), [0, 1]],
  ])('is reported as finished only once if %s (S103)', async (_, leave, counts) => {
    tokenCookies.storeEmbedded(testToken({ AccountID: 'acc-hikari', exp: Date.now() / 1000 + 600 }))
    await recordedCalls('video', leave)
    const finished = () => call.mock.calls.filter(([{ path }]) => path.includes('/finish/')).length
    await expect.poll(() => [finished(), callOnLeave.mock.calls.length]).toEqual(counts)
  })

  it('of a trailer is not reported', async () => {
    expect(await recordedCalls(undefined)).toEqual([])
  })
})

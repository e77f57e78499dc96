import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetSession, useSession } from '../../../session/sessionStore.ts'
import { countPlaying, tellHistory } from './countPlaying.ts'
import type { PlayerParts } from './player.types.ts'

const call = vi.hoisted(() => vi.fn<(endpoint: { path: string }, request: object) => Promise<object>>())
vi.mock('../../../api/call.ts', () => ({ call }))

afterEach(() => {
  resetSession()
  vi.unstubAllGlobals()
  localStorage.clear()
  call.mockReset()
})

describe('the history of what was seen', () => {
  it('is told for a member, and the mark follows the host’s answer (S119, S137)', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    const answer = Promise.withResolvers<object>()
    call.mockReturnValue(answer.promise)
    const onSeen = vi.fn<() => void>()
    const told = tellHistory('video-1', onSeen)
    expect(call.mock.calls[0]?.[0].path).toBe('/v2/video/{id}/history')
    expect(onSeen).not.toHaveBeenCalled()
    answer.resolve({})
    await told
    expect(onSeen).toHaveBeenCalledOnce()
  })

  it('has no mark where the host did not take it (S119)', async () => {
    useSession.setState({ accountId: 'acc-hikari' })
    call.mockRejectedValue(new Error('refused'))
    const onSeen = vi.fn<() => void>()
    await tellHistory('video-1', onSeen)
    expect(onSeen).not.toHaveBeenCalled()
  })

  it('is nothing of a guest (S137)', async () => {
    const onSeen = vi.fn<() => void>()
    await tellHistory('video-1', onSeen)
    expect([call.mock.calls.length, onSeen.mock.calls.length]).toEqual([0, 0])
  })
})

describe('a playing of the first seconds', () => {
  /** What the host is asked to write down. */
  async function told(counted: PlayerParts['counted']) {
    const request = async (_name: string, ...rest: unknown[]) => (rest.at(-1) as (lock: object) => unknown)({})
    vi.stubGlobal('navigator', { locks: { request } })
    useSession.setState({ accountId: 'acc-hikari' })
    call.mockResolvedValue({})
    const element = Object.assign(new EventTarget(), { readyState: 4, currentTime: 0, duration: 20, paused: false })
    const control = new AbortController()
    const video = { id: 'film-1', title: '港', channelName: '灯台放送局', type: 'ONDEMAND' } as const
    const parts = { video, counted } as PlayerParts
    countPlaying(element as unknown as HTMLVideoElement, parts, control.signal)
    element.dispatchEvent(new Event('playing'))
    for (const currentTime of [0, 0.6, 1.2]) {
      Object.assign(element, { currentTime })
      element.dispatchEvent(new Event('timeupdate'))
    }
    const tells = () => call.mock.calls.map(([{ path }, request]) => [path, (request as { body?: object }).body])
    const first = counted ? 2 : 0
    await expect.poll(() => tells().length).toBe(first)
    control.abort()
    return tells().slice(0, first)
  }

  it.each([
    ['video', '/v2/analytics/start/playing/video', { videoId: 'film-1', state: 1, position: 0 }],
    ['movie', '/v2/analytics/start/playing/movie', { movieId: 'film-1', state: 1, position: 0 }],
  ] as const)(
    'of a %s goes to its own pair, and into the history (Q13, C124, C126, C128)',
    async (counted, path, body) => {
      const calls = await told(counted)
      expect(calls).toContainEqual([path, body])
      expect(calls).toContainEqual(['/v2/video/{id}/history', undefined])
    },
  )

  it('of a trailer goes nowhere', async () => {
    expect(await told(undefined)).toEqual([])
  })
})
